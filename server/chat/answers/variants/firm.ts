// Which of the firm, its people and one’s own data is asked.
import { leavesNumber } from '../tone.ts';
import type { Variant } from './variant.ts';

export const firm: readonly Variant[] = [
  {
    of: ['firm.whyus'],
    all: [
      /take (?:any )?money|charge (?:me|us|anything)|(?<!\p{L})(?:fees?|paise lete|paisa lete|फीस|पैसे लेते)(?!\p{L})/u,
    ],
    as: 'fees.ours',
    tried: 'just write here do you take any money from me or not',
  },
  {
    of: ['check.patta'],
    all: [
      /^ (?:aapka |office ka |आपका |ऑफिस का )?(?:pata|पता)(?: (?:batao|bata do|bhejo|kya hai|बताओ|बता दो|भेजो|क्या है))? ?\??\s*$/,
    ],
    as: 'firm.address',
    tried: 'पता',
  },
  // "Two days I have been ringing, nobody picks up: what of my file".
  {
    of: ['process.status'],
    all: [
      /(?<!\p{L})(?:nobody|no one|noone|koi|कोई)(?: \S+){0,2} (?:pick\p{L}*|answer\p{L}*|repl\p{L}*|respond\p{L}*|utha\p{L}*|uttha\p{L}*|jawab|उठा[\p{L}\p{M}]*|जवाब)(?![\p{L}\p{M}])|(?<!\p{L})(?:phone|call|फोन|कॉल) (?:koi )?(?:nahi|nhi|nahin|नहीं) (?:utha\p{L}*|उठा[\p{L}\p{M}]*)/u,
    ],
    as: 'lead.nocall',
    tried: 'do din se phone laga raha hu koi uthata nahi, meri file ka kya hua',
  },
  {
    of: ['lead.call', 'lead.person', 'lead.quote', 'lead.apply'],
    all: [{ test: leavesNumber }],
    as: 'lead.number',
    tried: 'Ramesh 90000 00417 call after 6',
  },
  {
    // Against a bank, not against us.
    of: ['firm.complaint'],
    all: [
      /(?<!\p{L})(?:banks?|lender|nbfc|बैंक)(?!\p{L})/u,
      /rbi|reserve bank|रिजर्व|आरबीआई|(?:bank|lender|nbfc|बैंक)(?: \S+){0,8} (?:complain\p{L}*|shikayat|शिकायत|reply|jawab|जवाब)|(?:complain\p{L}*|shikayat|शिकायत)(?: \S+){0,4} (?:bank|lender|nbfc|बैंक)/u,
    ],
    none: /pinkstone|your (?:people|staff|team|man|office)|aapke|aapka|tumhar|आपके|आपका|adviser|advisor|सलाहकार/,
    as: 'rule.ombudsman',
    tried: 'gave a complaint to the bank in writing five weeks back, no reply, where now',
  },
  {
    // "Bot or human": whom one talks to, and no wish for another.
    of: ['lead.person'],
    all: [
      /(?:^| )(?:bot|robot|machine|ai|बॉट|रोबोट|मशीन)(?: \S+){0,2} (?:or|ya|या) (?:\S+ ){0,2}(?:human|person|real|insaa?n|aadmi|इंसान|आदमी)|(?:^| )(?:human|person|insaa?n|aadmi|इंसान|आदमी)(?: \S+){0,2} (?:or|ya|या) (?:\S+ ){0,2}(?:bot|robot|machine|ai|बॉट|रोबोट|मशीन)/,
    ],
    none: /chahiye|baat|talk|speak|connect|put me|bhej|send|want|need|milwa|चाहिए|बात|भेज|मिलवा/,
    as: 'talk.who',
    tried: 'you there? bot or human',
  },
  {
    of: ['process.after', 'firm.privacy', 'process.cancel'],
    all: [
      /delet|eras|remov|mit[aw]|hat[aw]|मिट|हटा|हटव/,
      /(?<!\p{L})(?:data|details|jankari|jaankari|जानकारी|डेटा)(?!\p{L})/u,
      /how (?:long|many days|soon)|kitne din|कितने दिन/,
    ],
    as: 'privacy.kept',
    tried: 'apni jankari mitwane ko kahu to kitne din me jawab doge',
  },
  {
    of: ['process.apply', 'process.after', 'lead.apply'],
    all: [
      /(?<!\p{L})(?:job|jobs|vacancy|career|naukri|नौकरी)(?!\p{L})/u,
      /(?:your|ur) (?:firm|company|office|team)|with you(?!r)|(?:aapke|tumhare) (?:yaha|yahan|office|company)|आपके (?:यहां|ऑफिस|दफ्तर|कंपनी)/,
    ],
    none: /loan|lon\b|लोन|salary|vetan/,
    as: 'firm.careers',
    tried: 'where do i apply for a job at your firm',
  },
  {
    // Who gives thanks goes, and asks nothing more.
    of: ['talk.no'],
    all: [/thank|dhanyawad|dhanyavad|shukriya|धन्यवाद|शुक्रिया/],
    as: 'talk.thanks',
    tried: 'rehne do abhi, ghar me puch ke bataunga, dhanyawad',
  },
  {
    // Of others' calls, not of ours.
    of: ['lead.stop', 'talk.harassed', 'rule.recovery'],
    all: [
      /(?<!\p{L})(?:band|bnd|stop|block|rok[\p{L}\p{M}]*|बंद|रोक[\p{L}\p{M}]*)(?!\p{L})/u,
      /loan wal|lon wal|लोन वाल|companies|(?:other|some|many|all) (?:banks?|lenders?)|unknown|spam|telecall|रोज|\broz/,
      /call|phone|fon\b|फोन|कॉल/,
    ],
    none: /agent|vasool|recover|dhamk|gaali|gali|izzat|ijjat|sasural|relative|rishtedar|वसूल|धमक|गाली|एजेंट|इज्जत|ससुराल|रिश्तेदार|emi|kist|किस्त/,
    as: 'calls.others',
    tried: 'mere paas roz loan walo ke phone aate hai ye kaise band karu',
  },
  {
    // Who is worn out by offers owes nothing.
    of: ['talk.distress', 'talk.harassed', 'lead.stop'],
    all: [
      /(?:loan|lon|card|लोन|कार्ड) (?:le ?lo|lelo|lena|chahiye kya|ले ?लो|लेना|चाहिए क्या)|offering (?:me )?(?:a )?(?:loans?|cards?)|offer de/,
      /call|phone|fon\b|ring|फोन|कॉल/,
    ],
    none: /vasool|recover|dhamk|gaali|gali|izzat|emi|kist|वसूल|धमक|गाली|इज्जत|किस्त/,
    as: 'calls.others',
    tried: 'bank wale din bhar call karte hai loan lelo card lelo, inko band kaise karu',
  },
  {
    of: ['lead.stop'],
    all: [/remov|delet|eras|hata|mita|nikal do|हटा|मिटा|डिलीट/, /number|details?|data|naam|form|नंबर|नाम|जानकारी|फॉर्म/],
    as: 'process.cancel',
    beside: true,
    tried: 'i took a loan elsewhere, please delete my number and nobody should call me again',
  },
  {
    of: ['firm.email', 'firm.address', 'firm.phone'],
    all: [/complain|grievance|shikayat|शिकायत/],
    as: 'firm.complaint',
    tried: 'which email should a complaint go to',
  },
  {
    of: ['firm.email', 'firm.address', 'firm.phone'],
    all: [/\b(?:jobs?|careers?|vacanc\w+|resume|cv|hiring|naukri|bharti)\b|नौकरी|रिज्यूमे|भर्ती/],
    as: 'firm.careers',
    tried: 'which email address takes job applications',
  },
  {
    of: ['firm.privacy', 'process.cancel'],
    all: [
      /how (?:long|many days)|till when|until when|after what time|kitne (?:din|samay|time|saal|mahine)|kab tak|कितने (?:दिन|समय|साल|महीने)|कब तक/,
      /keep|kept|store|save|hold|retain|delete|erase|rakh|रख|stay|\blie\b|rehta|rahta|rehti|रहत|रहेग/,
    ],
    as: 'privacy.kept',
    tried: 'how long do you keep my details',
  },
  {
    of: ['firm.privacy', 'firm.trust', 'ask.docs', 'check.nopan', 'guard.others'],
    all: [
      /\b(?:aa?dha?a?r|pan|account|card) (?:number|no|num|card|ka number)\b|\b(?:aa?dha?a?r|aadhaar)\b|आधार|पैन (?:नंबर|कार्ड)/,
      /\b(?:here|yahan|yaha|yahi|yahin|chat|isme|tumko|aapko)\b|यहां|यहीं|चैट|आपको|इसमें/,
      /\b(?:likh|type|enter|share|send|write|bhej|daal|dal|put|give|de) ?(?:du|dun|doon|deta|kar|sakt\w*|it|my|un|u)?\b|लिख|भेज|डाल|बता दूं|दे दूं/,
    ],
    as: 'privacy.numbers',
    tried: 'क्या मैं अपना आधार नंबर यहाँ लिख दूँ, सुरक्षित है?',
  },
  {
    // Who waits for a call does not ask to be spared one.
    of: ['lead.stop', 'talk.no'],
    all: [
      /(?:call|phone|फोन|कॉल)(?: \S+){0,2} (?:nahi|nhi|nahin|नहीं) (?:aa?y[ai]|kiya|आया|आई|किया)|(?:nobody|no one) (?:has )?called|no call (?:came|yet|received)/,
    ],
    as: 'lead.nocall',
    tried: 'mujhe koi call nahi aaya',
  },
  {
    // Who names the loan and wants it.
    of: ['ask.product'],
    all: [
      /^\s*(?:mujhe|mujhko|mereko|mhane|hame|hamein|i need|i want|need|मुझे|हमें|म्हने) (?:\S+ ){1,3}(?:loan|lon|लोन|ऋण)(?: (?:chahiye|chaiye|chahie|lena hai|lena h|चाहिए|लेना है))?\s*$/,
      /home|ghar|makan|house|personal|business|mortgage|property|होम|घर|मकान|पर्सनल|बिजनेस|मॉर्गेज|व्यवसाय|गृह/,
    ],
    as: 'lead.apply',
    tried: 'मुझे होम लोन चाहिए',
  },
  {
    // Aage, onward, sounds like age.
    of: ['ask.age'],
    all: [/\baage badh|आगे बढ/],
    as: 'lead.goahead',
    tried: 'Main home loan ke liye aage badhna chahta hoon.',
  },
  {
    of: ['ask.income', 'firm.team'],
    all: [
      /salary|tankhwah|earn|kamata|तनख्वाह|वेतन/,
      /aapke (?:yahan|advisor|salahkar)|your (?:adviser|advisor|staff|manager|owner)|salahkar|आपके (?:यहां|सलाहकार)/,
    ],
    as: 'guard.others',
    tried: 'aapke yahan kaam karne wale salahkar ki tankhwah kitni hai',
  },
  {
    of: ['firm.privacy', 'process.cancel'],
    all: [/photos?|storage|gallery|फोटो/],
    none: /loan|aadhaar|aadhar|pan|document|form|लोन|आधार|दस्तावेज/,
    as: 'oos.topic',
    tried: 'my phone storage is full, how to delete old photos',
  },
  {
    of: ['lead.quote', 'lead.visit'],
    all: [
      /(?<!\p{L})(?:naam|name|नाम)(?!\p{L})/u,
      /(?<!\p{L})(?:pote|poti|bachche|baby|bete|पोते|पोती|बच्चे|बेटे)(?!\p{L})/u,
    ],
    none: /loan|lon\b|makan|ghar|property|rate|लोन|मकान|घर|संपत्ति|दर/,
    as: 'oos.topic',
    tried: 'पोते का नाम म अक्षर से कोई अच्छा सा बताओ',
  },
];

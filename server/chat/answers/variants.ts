// Where a few words decide which of an intent's answers is meant: rows, as the guards are. The names are rows of the table.
import { inVillage } from './pmay.ts';

export interface Variant {
  of: readonly string[];
  /** All of these are said. */
  all: readonly { test(text: string): boolean }[];
  /** None of these. */
  none?: RegExp;
  as: string;
  /** Said after the intent's own answer, not instead of it. */
  beside?: true;
  /** A message that it is for. */
  tried: string;
}

export const isMeant = ({ of, all, none }: Variant, intent: string, text: string): boolean =>
  of.includes(intent) && all.every((words) => words.test(text)) && !none?.test(text);

/** The one word that names a fact, with none that names another: whatever the rest of the sentence sounds like. */
const ofRate = /(?<!\p{L})(?:byaj|byaaj|vyaj|sood|interest|ब्याज|सूद)(?!\p{L})/u;
const ofScore = /(?<!\p{L})(?:cibil|credit score|सिबिल|क्रेडिट स्कोर)(?!\p{L})/u;
const ofOther =
  /(?<!\p{L})(?:and|aur|और|days?|din|दिन|loan amount|kitna loan|kitna paisa|rakam|amount|emi|kist|saal|years?|tenure|umar|umr|age|salary|income|kamai|tankhwah|kagaz|documents?|रकम|किस्त|साल|अवधि|उम्र|आयु|वेतन|आय|कमाई|कागज|दस्तावेज|कितना लोन)(?!\p{L})/u;

export const variants: readonly Variant[] = [
  {
    of: ['score.check', 'check.nopan', 'ask.word'],
    all: [
      /(?<!\p{L})(?:kisi ne|someone|somebody|not mine|mera nahi|maine nahi|किसी ने|मेरा नहीं|मैंने नहीं)(?!\p{L})/u,
      /loan|lon\b|लोन/,
      /report|cibil|pan\b|रिपोर्ट|सिबिल|पैन/,
    ],
    as: 'score.error',
    tried: 'पैन पर किसी ने लोन उठा रखा है, क्रेडिट रिपोर्ट देखी तो पता चला',
  },
  {
    of: ['ask.rate'],
    all: [
      /(?<!\p{L})(?:plots?|only land|khali zameen|सिर्फ जमीन|खाली जमीन|construct\p{L}*|build|put up|banwa\p{L}*|nirman|extension|extend|another floor|one more floor|manzil|manjil|kamra|another room|प्लॉट|निर्माण|बनवा[\p{L}\p{M}]*|मंजिल|कमरा)(?!\p{L})/u,
    ],
    none: /girvi|against|mortgage|\blap\b|ke badle|(?:plot|property) p(?:ar|e) loan|emi|business|dukan|गिरवी|मॉर्गेज|के बदले|दुकान/,
    as: 'rate.purpose',
    tried: 'makan me ek kamra badhwane ke loan ka rate kya hai',
  },
  {
    // A loan that is passed, and money that is to be paid first.
    of: [
      'lead.call',
      'lead.apply',
      'ask.time',
      'ask.rate',
      'ask.amount',
      'promise.approval',
      'check.fit',
      'fees.lender',
      'rule.middlemen',
    ],
    all: [
      /(?<!\p{L})(?:whatsapp|message|msg|sms|call|link|email|वाट्सएप|व्हाट्सएप|मैसेज|कॉल|लिंक)(?!\p{L})/u,
      /(?<!\p{L})(?:pass|approved?|sanction(?:ed)?|manzoor|पास|मंजूर|अप्रूव)(?!\p{L})/u,
      /(?<!\p{L})(?:pehle|phle|first|advance|पहले|एडवांस)(?!\p{L})[^?]*(?<!\p{L})(?:jama|deposit|pay|transfer|bhej\p{L}*|जमा|भेज[\p{L}\p{M}]*|ट्रांसफर)(?!\p{L})/u,
    ],
    as: 'rule.fraud',
    tried: 'whatsapp message aaya ki 5 lakh ka loan pass ho gaya, pehle 6000 jama karo, kitne din me paisa aayega',
  },
  {
    // Who buys at an auction loses no house.
    of: ['rule.seizure', 'check.family', 'check.property', 'check.title', 'check.fit', 'check.amount'],
    all: [
      /neela?m|nilam|auction|नीलाम/,
      /(?<!\p{L})(?:kharid\p{L}*|lena|lene|le lu|le lun|buy|buying|bid|reserve price|boli|wale makan|wali property|खरीद[\p{L}\p{M}]*|लेना|लेने|बोली|वाले मकान|वाली प्रॉपर्टी)(?!\p{L})/u,
    ],
    none: /mera (?:ghar|makan)|meri (?:property|dukan)|my (?:house|flat|home)|मेरा (?:घर|मकान)|hamara|हमारा|bacha|save my/,
    as: 'auction.buy',
    tried: 'bank ki neelami wala makan kharidna hai, us par loan milta hai kya',
  },
  {
    of: ['rule.fixedfloating'],
    all: [/clos|prepay|pre-pay|foreclos|chuka|band kar|jaldi|pehle|early|चुका|बंद कर|जल्दी|पहले/],
    as: 'rule.prepay',
    beside: true,
    tried: 'fixed lu ya floating, 4 saal me pura loan band kar dunga',
  },
  {
    of: ['compare.products'],
    all: [/(?<!\p{L})(?:gold|sona|sone|gehne|gahne|jewell?ery|zevar|गोल्ड|सोना|सोने|गहने|जेवर)(?!\p{L})/u],
    as: 'oos.otherloan',
    beside: true,
    tried: 'gehne par loan lu ya property par, kaun sa sasta padega',
  },
  {
    of: ['rule.reset', 'emi.lower', 'sum.compare', 'compare.offers'],
    all: [
      /(?<!\p{L})(?:emi|kist|kisht|instal?lment|किस्त|किश्त|ईएमआई)(?!\p{L})[^.?]*(?<!\p{L})(?:ya|or|या|vs)(?!\p{L})[^.?]*(?<!\p{L})(?:saal|sal|tenure|years?|avadhi|time|साल|अवधि|समय)(?!\p{L})|(?<!\p{L})(?:tenure|avadhi|years?|अवधि)(?!\p{L})[^.?]*(?<!\p{L})(?:ya|or|या|vs)(?!\p{L})[^.?]*(?<!\p{L})(?:emi|kist|किस्त|ईएमआई)(?!\p{L})/u,
      /ghat|kam\b|reduc|lower|cut|shorten|less|घट|कम/,
    ],
    none: /\d ?(?:lakh|लाख|cr|%)/,
    as: 'reset.choice',
    tried: 'repo rate ghata hai, emi ghatau ya saal ghatau, kisme fayda',
  },
  {
    of: ['rule.prepay', 'sum.prepay', 'compare.products', 'sum.compare'],
    all: [
      /(?<!\p{L})(?:pehle|phle|pahle|first|kaun ?sa|which|पहले|कौन ?सा)(?!\p{L})/u,
      /(?<!\p{L})(?:home|house|ghar|car|gaadi|gold|होम|घर|कार|गाडी|गोल्ड)(?!\p{L})[^?]*(?<!\p{L})(?:personal|credit card|card|पर्सनल|कार्ड)(?!\p{L})|(?<!\p{L})(?:personal|credit card|card|पर्सनल|कार्ड)(?!\p{L})[^?]*(?<!\p{L})(?:home|house|ghar|car|gaadi|gold|होम|घर|कार|गाडी|गोल्ड)(?!\p{L})/u,
      /(?<!\p{L})(?:nipta\p{L}*|chuka\p{L}*|band|close|clear|prepay|pay|bhar\p{L}*|kam kar\p{L}*|निपटा[\p{L}\p{M}]*|चुका[\p{L}\p{M}]*|बंद|भर[\p{L}\p{M}]*|कम कर[\p{L}\p{M}]*)(?!\p{L})/u,
    ],
    as: 'prepay.which',
    tried: 'bonus aaya hai, ghar wala loan kam karu ya personal wala pehle nipta du',
  },
  {
    of: ['scheme.pmegp'],
    all: [
      /pmegp|पीएमईजीपी/,
      /(?<!\p{L})(?:running|existing|already|purani|puraani|purane|chalu|since (?:19|20)\d\d|chal rah[aei]|पुरानी|पुराने|चालू|चल रह[ाीे]|पहले से)(?!\p{L})/u,
    ],
    none: /kya pmegp|pmegp (?:abhi|still|ab)|is pmegp|क्या पीएमईजीपी|scheme|yojana|योजना|wife|husband|family|pati|patni|parivar|पति|पत्नी|परिवार/,
    as: 'pmegp.existing',
    tried: 'my oil mill is running since 2018, can i take pmegp for a bigger machine',
  },
  {
    of: ['ask.amount'],
    all: [
      /girvi|zamanat|jamanat|collateral|security|गिरवी|जमानत/,
      /\b(?:chhot[ei]|chote|udyog|small|micro|msme|unit|karkhana)\b|छोट[ेी]|उद्योग|इकाई/,
    ],
    as: 'ask.collateral',
    tried: 'chhote udyog ko bank kitne lakh tak bina kuch girvi rakhe deta hai',
  },
  {
    of: ['score.meaning', 'ask.word'],
    all: [/(?:cibil|score|सिबिल|स्कोर)/, /(?:-|minus) ?(?:1|one)(?!\d)|माइनस/],
    as: 'check.nohistory',
    tried: 'my cibil shows -1 what does it mean am i blacklisted',
  },
  {
    of: ['firm.email', 'firm.address', 'firm.phone'],
    all: [/complain|grievance|shikayat|शिकायत/],
    as: 'firm.complaint',
    tried: 'which email should a complaint go to',
  },
  {
    of: ['ask.amount', 'ask.tenure', 'ask.time', 'ask.collateral', 'ask.age'],
    all: [ofRate],
    none: new RegExp(`${ofOther.source}|${ofScore.source}|girvi|गिरवी|security|zamanat|ज़मानत|जमानत`, 'u'),
    as: 'ask.rate',
    tried: 'business loan par byaj zyada se zyada kahan tak ja sakta hai',
  },
  {
    of: ['ask.amount', 'ask.income', 'ask.age', 'ask.tenure'],
    all: [ofScore],
    none: new RegExp(`${ofOther.source}|${ofRate.source}`, 'u'),
    as: 'ask.score',
    tried: 'पर्सनल लोन के लिए सिबिल की न्यूनतम सीमा क्या है',
  },
  {
    of: ['firm.email', 'firm.address', 'firm.phone'],
    all: [/\b(?:jobs?|careers?|vacanc\w+|resume|cv|hiring|naukri|bharti)\b|नौकरी|रिज्यूमे|भर्ती/],
    as: 'firm.careers',
    tried: 'which email address takes job applications',
  },
  {
    // "If the borrower dies, who pays": nobody has died.
    of: ['rule.death'],
    all: [
      /(?<!\p{L})(?:if|agar|suppose|kabhi|in case|अगर|यदि|कभी)(?!\p{L})/u,
      /\b(?:dies?|mar ja(?:ye|e|ta|u|un)|kuch ho ja(?:ye|e)|something happens|guzar ja(?:ye|e)|na rahu)\b|मर जा[एयऊ]|कुछ हो जा[एयऊ]|गुजर जा[एय]|न रहूं/,
    ],
    as: 'death.supposed',
    tried: 'agar loan lene wala mar jaye to kist kaun bharega',
  },
  {
    of: ['firm.privacy', 'process.cancel'],
    all: [
      /how (?:long|many days)|till when|until when|kitne (?:din|samay|time|saal|mahine)|kab tak|कितने (?:दिन|समय|साल|महीने)|कब तक/,
      /keep|kept|store|save|hold|retain|rakh|रख|stay|rehta|rahta|rehti|रहत|रहेग/,
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
    // "Loan closed yesterday, how soon will cibil show it".
    of: ['ask.time', 'score.error', 'score.improve', 'rule.closing', 'score.check', 'score.meaning'],
    all: [
      /cibil|civil|sibil|credit (?:score|report)|bureau|score|सिबिल|स्कोर|रिपोर्ट/,
      /updat|refresh|reflect|show as closed|show closed|अपडेट|(?:kab|kitne din)(?: \S+){0,4} (?:sudhr|badl|dikh|hat)|(?:कब|कितने दिन)(?: \S+){0,4} (?:सुधर|बदल|दिख|हट)/,
    ],
    none: /galt|galat|mistake|error|wrong|dispute|paise|paisa|free|cost|money|charge|गलत|पैसे|मुफ्त/,
    as: 'score.updated',
    tried: 'loan closed last week, when will my cibil report get updated',
  },
  {
    of: ['check.ownhouse', 'check.fit', 'ask.who', 'scheme.where'],
    all: [/pmay|awas|aawas|आवास/, { test: inVillage }],
    as: 'scheme.pmay',
    tried: 'gaon me kachcha ghar hai, pm awas shahri ki byaj subsidy milegi kya',
  },
  {
    // The housing subsidy that was, by its sum.
    of: [
      'lead.apply',
      'lead.quote',
      'lead.plea',
      'ask.who',
      'check.fit',
      'check.amount',
      'ask.share',
      'scheme.fit',
      'scheme.list',
    ],
    all: [/2\.67|2,?67,?000|2 (?:lakh|लाख) 67/, /subsid|sabsid|सब्सिडी|anudan|अनुदान|\bmil|मिल/],
    as: 'scheme.pmay',
    tried: 'मेरे दोस्त को 2.67 लाख सब्सिडी मिली थी, मुझे भी चाहिए',
  },
  {
    of: ['check.fit', 'check.amount', 'check.employment', 'check.newjob', 'ask.who'],
    all: [
      /(?<!\p{L})(?:on (?:a )?contract|contract (?:job|basis|employee|staff|worker|p[ae]r?|naukri|ki naukri|hai)|contractual|samvida|sanvida|(?:saal|sal|year|yr|month|mahine) (?:ka |ki )?contract|temporary|outsourced?|theke par|संविदा|कॉन्ट्रैक्ट|कांट्रैक्ट|अनुबंध|अस्थायी|ठेके पर|आउटसोर्स)(?!\p{L})/u,
    ],
    as: 'employment.contract',
    beside: true,
    tried: 'main samvida par nurse hu 5 saal se, home loan milega kya',
  },
  {
    of: ['check.fit', 'check.amount', 'check.employment', 'check.cashsalary', 'lead.plea', 'ask.who'],
    all: [/\b(?:ola|uber|rapido|swiggy|zomato|blinkit|zepto|delivery)\b|ओला|उबर|रैपिडो|स्विगी|जोमैटो|डिलीवरी/],
    as: 'employment.gig',
    beside: true,
    tried: 'zomato me delivery karta hu 22 hazar bante hai, personal loan milega kya',
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
    of: ['scheme.tarunplus'],
    all: [/mudra|मुद्रा/],
    none: /tarun|तरुण|plus|प्लस|second|dusr|doosr|दूसर|दुबार|doba|repaid|chuk|चुक|\d|upar|zyada|jyada|above|more|ऊपर|ज्यादा/,
    as: 'scheme.mudra',
    tried: 'क्या मौजूदा दुकान के लिए मुद्रा ऋण मिल सकता है',
  },
  {
    of: ['ask.amount', 'check.amount', 'ask.who'],
    all: [
      /\bbina (?:guarantee|garanti|girvi|security|zamanat|jamanat|collateral)|without (?:any )?(?:collateral|security|guarantee)|collateral.?free|बिना (?:गारंटी|गिरवी|जमानत|सिक्योरिटी)/,
      /\b(?:business|udyam|udyog|msme|micro|enterprises?|vyapar|dukan|dukaan)\b|उद्यम|उद्योग|व्यापार|बिजनेस|दुकान/,
    ],
    none: /mudra|मुद्रा/,
    as: 'ask.collateral',
    tried: 'लघु उद्यमों को बिना गारंटी कितना ऋण मिल सकता है',
  },
  {
    of: ['firm.complaint', 'rule.ombudsman', 'firm.phone'],
    all: [/fraud|thagi|dhokha|fake|scam|धोखा|ठगी|फर्जी|नकली/, /call|phone|number|online|\bapp\b|कॉल|फोन|नंबर|ऑनलाइन|ऐप/],
    as: 'rule.fraud',
    tried: 'बैंक के नाम से आने वाली धोखाधड़ी की कॉल की शिकायत किस नंबर पर करें',
  },
  {
    // Of a value that is not told.
    of: ['check.amount'],
    all: [/baa?zaa?r bhav|market value|(?:value|keemat|kimat) k[aie] kitn|बाजार भाव|बाज़ार भाव|कीमत का कितन/],
    none: /\d/,
    as: 'ask.ltv',
    tried: 'dukan girvi rakhu to market value ka kitna milega',
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
    of: ['ask.tenure'],
    all: [/form 16|\bitr\b|salary slip|bank statement|फॉर्म 16|रिटर्न|स्टेटमेंट|सैलरी स्लिप|आईटीआर/],
    as: 'ask.statements',
    tried: 'नौकरीपेशा व्यक्ति को कितने साल का फॉर्म 16 देना होता है',
  },
  {
    of: ['check.rejected', 'process.letter', 'firm.trust', 'ask.docs', 'rule.preemi', 'rule.fraud'],
    all: [/key facts?|\bkfs\b|मुख्य तथ्य/],
    as: 'rule.kfs',
    tried: 'मैनेजर बोला दस्तखत कर दो पर मुख्य तथ्य पत्र नहीं दिया, बिना उसके करूं क्या',
  },
  {
    // Somebody called and named a rate: nobody complains of calls.
    of: ['lead.nocall'],
    all: [/\d\.\d|\d ?(?:%|percent|प्रतिशत)/, /rate|range|normal|theek|thik|high|zyada|ठीक|ज्यादा|दर/],
    none: /nahi|nhi|nobody|no one|\bnot\b|never|waiting|अब तक|नहीं/,
    as: 'ask.rate',
    tried: 'An executive from a bank called me and said 10.75 for LAP, is it in the normal range',
  },
  {
    of: ['check.fit', 'check.amount', 'check.employment', 'ask.who', 'ask.concession'],
    all: [/\b(?:deaf|blind|disab\w*|handicap\w*|divyang|viklang)\b|अंधा|अंधी|दिव्यांग|विकलांग|बहरा|दृष्टि/],
    as: 'check.disabled',
    beside: true,
    tried: 'I am deaf, government teacher, salary 38000, do banks reject a home loan for disability',
  },
];

// Which of the facts of loans is asked.
import type { Variant } from './variant.ts';

/** The one word that names a fact, with none that names another: whatever the rest of the sentence sounds like. */
export const ofRate = /(?<!\p{L})(?:byaj|byaaj|vyaj|sood|interest|ब्याज|सूद)(?!\p{L})/u;
const ofScore = /(?<!\p{L})(?:cibil|credit score|सिबिल|क्रेडिट स्कोर)(?!\p{L})/u;
const ofOther =
  /(?<!\p{L})(?:and|aur|और|days?|din|दिन|loan amount|kitna loan|kitna paisa|rakam|amount|emi|kist|saal|years?|tenure|umar|umr|age|salary|income|kamai|tankhwah|kagaz|documents?|रकम|किस्त|साल|अवधि|उम्र|आयु|वेतन|आय|कमाई|कागज|दस्तावेज|कितना लोन)(?!\p{L})/u;

export const facts: readonly Variant[] = [
  {
    of: ['ask.rate', 'sum.flat', 'rule.fraud', 'check.woman', 'compare.offers'],
    all: [
      /(?<![\d.])[1-6](?:\.\d+)? ?(?:%|percent|pratishat|fisdi|प्रतिशत|परसेंट|फीसदी)(?! (?:mahin|महीन|a month|per month|monthly))/,
      /(?<!\p{L})(?:sach|sachi|real|true|genuine|any such|aisa koi|hota bhi|possible|सच|असली|सही में)(?!\p{L})/u,
    ],
    as: 'rate.unreal',
    tried: 'phone aate hai 1% byaj pe loan le lo, itna kam hota bhi hai kya sach me',
  },
  {
    of: ['ask.amount'],
    all: [
      /(?<!\p{L})(?:min|minimum|lowest|least|kam se kam|sabse kam|कम से कम|सबसे कम) (?:\S+ ){0,2}(?:rate|interest|byaj|ब्याज|दर)(?!\p{L})/u,
    ],
    as: 'ask.rate',
    tried: 'just write minimum rate of personal loan thats it',
  },
  {
    // The score that is wanted; whose it is nobody says.
    of: ['guard.others'],
    all: [
      /^ (?:\S+ ){0,4}(?:cibil|sibil|सिबिल) (?:score |स्कोर )?(?:batao|bata do|bata dijiye|बताओ|बता दो|बता दीजिए)(?: \S+){0,2} ?\s*$/,
    ],
    none: /(?:uska|uski|unka|unki|padosi|dost|bhai|patni|biwi|उसका|उनका|पड़ोसी|पडोसी|दोस्त|भाई|पत्नी|का सिबिल|ka cibil)/,
    as: 'ask.score',
    tried: 'सिबिल बता दो',
  },
  {
    of: ['ask.tenure', 'compare.products', 'compare.offers'],
    all: [
      /(?<!\p{L})(?:short|shorter|chhot[aei]|chot[aei]|kam|छोट[ाीे]|कम)(?!\p{L})[^.?]*(?<!\p{L})(?:long|longer|lamb[aei]|zyada|jyada|bad[aei]|लंब[ाीे]|ज्यादा|बड[ाीे])(?!\p{L})|(?<!\p{L})(?:long|longer|lamb[aei]|zyada|jyada|लंब[ाीे]|ज्यादा)(?!\p{L})[^.?]*(?<!\p{L})(?:short|shorter|chhot[aei]|kam|छोट[ाीे]|कम)(?!\p{L})/u,
      /(?<!\p{L})(?:tenure|avadhi|saal|sal|years?|time|अवधि|साल|समय)(?!\p{L})/u,
      /better|which|kaun|theek|sahi|fayd|achh|बेहतर|कौन|ठीक|सही|फायद|अच्छ/,
    ],
    none: /\d/,
    as: 'tenure.choice',
    tried: 'short tenure or long tenure, which is better for me',
  },
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
      /(?<!\p{L})(?:plots?|only land|khali zameen|सिर्फ जमीन|खाली जमीन|construct\p{L}*|build|put up|banwa\p{L}*|khad[aei] karw\p{L}*|nirman|extension|extend|another floor|one more floor|manzil|manjil|kamra|another room|प्लॉट|निर्माण|बनवा[\p{L}\p{M}]*|खडा करव[\p{L}\p{M}]*|मंजिल|प्लाट|कमरा)(?!\p{L})/u,
    ],
    none: /girvi|against|mortgage|\blap\b|ke badle|(?:plot|property) p(?:ar|e) loan|emi|business|dukan|गिरवी|मॉर्गेज|के बदले|दुकान/,
    as: 'rate.purpose',
    tried: 'makan me ek kamra badhwane ke loan ka rate kya hai',
  },
  {
    of: ['rule.fixedfloating', 'ask.rate'],
    all: [
      /floating|फ्लोटिंग|benchmark/,
      /choice|choose|options?|must the (?:bank|lender)|vikalp|विकल्प/,
      /rise|rises|goes up|increase|badh|बढ/,
    ],
    as: 'rule.reset',
    tried: 'what choices must the lender offer me when a floating rate rises',
  },
  {
    of: ['ask.score', 'score.check', 'score.meaning', 'oos.money', 'rule.closing', 'ask.time', 'score.error'],
    all: [/bureaus?\b|ब्यूरो/, /how (?:many|often|soon)|kitne|कितने/],
    none: /galat|wrong|error|dispute|गलत|विवाद/,
    as: 'score.bureaus',
    tried: 'india me kitne credit bureau hai',
  },
  {
    of: ['scheme.pmegp', 'sum.subsidy', 'ask.tenure'],
    all: [/pmegp|पीएमईजीपी/, /lock|लॉक/],
    as: 'scheme.paid',
    tried: 'pmegp ki subsidy kitne saal lock rehti hai',
  },
  {
    of: ['rule.recovery', 'rule.kfs', 'ask.experience', 'rule.reset'],
    all: [/digital lending|डिजिटल (?:लेंडिंग|ऋण)/],
    as: 'rule.digital',
    tried: 'RBI ke digital lending niyam kab se lagu hai',
  },
  {
    of: ['firm.privacy', 'rule.kfs', 'rule.recovery', 'ask.vintage', 'firm.trust', 'ask.time', 'process.cancel'],
    all: [/data protection|dpdp|डेटा संरक्षण/],
    as: 'privacy.law',
    tried: 'data protection law kab se lagu, meri jankari ka kya',
  },
  {
    of: ['ask.amount'],
    all: [
      /without (?:any )?(?:collateral|security|guarantee)|collateral free|bina (?:guarantee|garanti|girvi|security)|बिना (?:गारंटी|गिरवी|सिक्योरिटी)/,
      /business|dhandh|dukan|shop|msme|udyog|udyam|vyapar|बिजनेस|धंधे|धंधा|दुकान|उद्योग|उद्यम|व्यापार/,
    ],
    none: /mudra|मुद्रा|pmegp|पीएमईजीपी/,
    as: 'ask.collateral',
    tried: 'bina guarantee ke chhote dhandhe walo ko kitne tak ka loan dete hai',
  },
  {
    of: ['check.employment'],
    all: [/(?<!\p{L})(?:kaga[zj]|kagzat|documents?|papers?|कागज|कागज़|दस्तावेज|डॉक्यूमेंट)(?!\p{L})/u],
    none: /milega|mil sak|mil jay|eligible|can i|मिलेगा|मिल सक|मिल जाए/,
    as: 'ask.docs',
    tried: 'सरकारी टीचर हूं लोन के वास्ते कागज',
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
    // Of a value that is not told.
    of: ['check.amount'],
    all: [/baa?zaa?r bhav|market value|(?:value|keemat|kimat) k[aie] kitn|बाजार भाव|बाज़ार भाव|कीमत का कितन/],
    none: /\d/,
    as: 'ask.ltv',
    tried: 'dukan girvi rakhu to market value ka kitna milega',
  },
  {
    of: ['ask.score', 'score.meaning'],
    all: [
      /(?:lowest|minimum|least|sabse (?:neeche|niche|kam)|सबसे (?:नीचे|कम))[^?]*(?:highest|maximum|most|upar|zyada|jyada|ऊपर|ज्यादा)|(?:kahan|kaha|kitne) se (?:kahan|kaha|kitne) tak|(?:कहां|कितने) से (?:कहां|कितने) तक|out of (?:how|what)|range/,
    ],
    none: /loan|lon\b|लोन/,
    as: 'score.check',
    tried: 'सिबिल का सबसे नीचे और सबसे ऊपर का अंक क्या होता है',
  },
  {
    of: ['ask.vintage'],
    all: [/(?<!\p{L})(?:turn ?over|bikri|sales|karobar|कारोबार|बिक्री|टर्नओवर)(?!\p{L})/u, /kitn|how much|minimum|कितन/],
    none: /puran|chal rah|old|पुरान|चल रह|kitne (?:saal|sal|mahine)|कितने (?:साल|महीने)/,
    as: 'ask.turnover',
    tried: 'व्यापार लोन में साल का कम से कम कितना कारोबार चाहिए',
  },
  {
    of: ['ask.tenure'],
    all: [/form 16|\bitr\b|salary slip|bank statement|फॉर्म 16|रिटर्न|स्टेटमेंट|सैलरी स्लिप|आईटीआर/],
    as: 'ask.statements',
    tried: 'नौकरीपेशा व्यक्ति को कितने साल का फॉर्म 16 देना होता है',
  },
  {
    // Somebody called and named a rate: nobody complains of calls.
    of: ['lead.nocall'],
    all: [/\d\.\d|\d ?(?:%|percent|प्रतिशत)/, /rate|range|normal|theek|thik|high|zyada|ठीक|ज्यादा|दर/],
    none: /nahi|nhi|nobody|no one|\bnot\b|never|waiting|अब तक|नहीं/,
    as: 'ask.rate',
    tried: 'An executive from a bank called me and said 10.75 for LAP, is it in the normal range',
  },
];

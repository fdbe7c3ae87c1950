// Which rule or way is meant.
import type { Variant } from './variant.ts';

export const rules: readonly Variant[] = [
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
    of: ['rule.seizure', 'check.family', 'check.title', 'check.fit', 'check.amount'],
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
    of: ['rule.reset', 'emi.lower', 'sum.compare', 'compare.offers', 'sum.prepay', 'rule.prepay'],
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
    of: ['firm.complaint', 'rule.ombudsman', 'firm.phone', 'ask.docs', 'scheme.where'],
    all: [/fraud|thagi|dhokha|fake|scam|धोखा|ठगी|फर्जी|नकली/, /call|phone|number|online|\bapp\b|कॉल|फोन|नंबर|ऑनलाइन|ऐप/],
    as: 'rule.fraud',
    tried: 'बैंक के नाम से आने वाली धोखाधड़ी की कॉल की शिकायत किस नंबर पर करें',
  },
  {
    of: ['check.rejected', 'process.letter', 'firm.trust', 'ask.docs', 'rule.preemi', 'rule.fraud'],
    all: [/key facts?|\bkfs\b|मुख्य तथ्य/],
    as: 'rule.kfs',
    tried: 'मैनेजर बोला दस्तखत कर दो पर मुख्य तथ्य पत्र नहीं दिया, बिना उसके करूं क्या',
  },
  {
    of: ['check.fit'],
    all: [
      /(?<!\p{L})(?:credit )?(?:cards?|कार्ड)(?!\p{L})[^?]*(?<!\p{L})(?:band|close|clear|chuka\p{L}*|pay off|बंद|चुका[\p{L}\p{M}]*)(?!\p{L})/u,
    ],
    as: 'transfer.merge',
    beside: true,
    tried: 'personal loan leke sab card band kar du sahi rahega, salary 36k',
  },
  {
    of: ['transfer.balance'],
    all: [/\bnoc\b|एनओसी/, /nahi de|nhi de|not giv|refus|delay|mana|नहीं दे|मना/],
    as: 'rule.ombudsman',
    beside: true,
    tried: 'balance transfer karwana hai par bank NOC nahi de raha',
  },
  {
    of: ['firm.about'],
    all: [/(?<!\p{L})(?:fees?|charges?|shulk|commission|शुल्क|फीस|कमीशन)(?!\p{L})/u],
    as: 'fees.ours',
    tried: 'कृपया बताएं कि आपकी संस्था हमसे कोई शुल्क लेती है या बैंक से',
  },
  {
    of: ['firm.complaint', 'rule.moratorium', 'compare.offers'],
    all: [
      /(?<!\p{L})(?:bijli|electricity|paani ka bill|water bill|school|teej|diwali|festival|tractors?|bajra|mobile phone|बिजली|पानी का बिल|स्कूल|त्योहार|ट्रैक्टर)(?!\p{L})/u,
    ],
    none: /loan|lon\b|lender|bank|emi|rate|fee|लोन|बैंक|किस्त|दर|फीस/,
    as: 'oos.topic',
    tried: 'बिजली का बिल ज्यादा आया है किसको बोलूं',
  },
  {
    of: ['emi.meaning'],
    all: [/pre ?-?emi|प्री ?-?ईएमआई/],
    as: 'rule.preemi',
    tried: 'प्री ईएमआई किसको कहते हैं',
  },
  {
    of: ['firm.complaint'],
    all: [/cibil|sibil|credit report|सिबिल|क्रेडिट रिपोर्ट/],
    as: 'score.error',
    tried: 'सिबिल में गलत लोन चढ़ा है शिकायत को 52 दिन हो गए',
  },
  {
    of: ['rule.prepay'],
    all: [
      /(?<!\p{L})(?:cut|kata|kat|kaat|काटा|काट)(?!\p{L})/u,
      /from my loan|loan amount|disburs|loan me se|लोन में से|लोन से/,
    ],
    as: 'fees.lender',
    tried: 'u people write zero hidden charge then why bank cut 14k from my loan amount?? cheating',
  },
  {
    of: ['transfer.balance'],
    all: [/kharch|charges?|\bcosts?\b|\bfees?\b|खर्च|शुल्क|फीस/],
    as: 'fees.lender',
    beside: true,
    tried: 'होम लोन ट्रांसफर कराने पर कौन कौन से खर्च लगते हैं',
  },
  {
    of: ['ask.rate'],
    all: [
      /(?<!\p{L})(?:raised|increased|hiked|badha di|badha diya|badh gay[ai]|बढा दी|बढा दिया|बढ गई)(?!\p{L})/u,
      /float|my (?:loan )?rate|mera rate|meri dar|mere loan|फ्लोट|मेरी दर|मेरे लोन/,
    ],
    as: 'rule.reset',
    tried: 'My floating rate has been raised. What choices must the lender offer me?',
  },
  {
    of: ['ask.docs'],
    all: [/slip|statement|स्लिप|पर्ची|स्टेटमेंट/, /how many months|kitne mahin|कितने महीन/],
    none: /list|papers?|kagaz|document|कागज|दस्तावेज|सूची/,
    as: 'ask.statements',
    tried: 'only write here what salary slips are needed, how many months',
  },
  {
    of: ['rule.builder'],
    all: [/(?<!\p{L})(?:tax|टैक्स|आयकर|80c|24b)(?!\p{L})/u],
    as: 'ask.tax',
    tried: 'बिल्डर ने कब्जा नहीं दिया 6 साल हो गए, ब्याज की टैक्स छूट पूरी मिलेगी क्या',
  },
  {
    // Whoever has complained already needs the next step.
    of: ['score.error', 'rule.closing', 'rule.reset', 'rule.penal'],
    all: [
      /(?<!\p{L})(?:times i complained|complained|no reply|nobody replies|nobody listens|still|without (?:telling|asking|notice)|bina (?:bataye|puche|poochhe)|sunwai nahi|koi nahi sunta|jawab nahi|ab tak nahi|बिना (?:बताए|पूछे)|सुनवाई नहीं|कोई नहीं सुनता|जवाब नहीं|अब तक नहीं|अभी तक नहीं)(?!\p{L})/u,
    ],
    as: 'rule.ombudsman',
    beside: true,
    tried: 'bureau report has a loan which isnt mine, 3 times i complained nobody replies',
  },
];

// Which circumstance of the one who asks is meant.
import type { Variant } from './variant.ts';

/** Who drives or delivers for an app. */
const forApp =
  /\b(?:ola|uber|rapido|swiggy|zomato|blinkit|zepto|delivery|app se|app ka kaam)\b|ओला|उबर|रैपिडो|स्विगी|जोमैटो|डिलीवरी|ऐप से|ऐप का काम/;

export const cases: readonly Variant[] = [
  {
    of: ['scheme.state', 'scheme.fit', 'lead.person', 'firm.phone', 'emi.jobloss'],
    all: [/helpline|हेल्पलाइन/, /neend|nind|chinta|tension|worr|sleep|stress|नींद|चिंता|तनाव/],
    as: 'talk.distress',
    tried: 'karz ki chinta se neend nahi aati, koi helpline hai',
  },
  {
    of: ['score.meaning', 'ask.word'],
    all: [/(?:cibil|score|सिबिल|स्कोर)/, /(?:-|minus) ?(?:1|one)(?!\d)|माइनस/],
    as: 'check.nohistory',
    tried: 'my cibil shows -1 what does it mean am i blacklisted',
  },
  {
    // Whether one may go on living in what is mortgaged.
    of: [
      'ask.property',
      'ask.collateral',
      'ask.uses',
      'ask.product',
      'ask.types',
      'check.title',
      'check.rent',
      'rule.selling',
      'rule.seizure',
    ],
    all: [
      /(?<![\p{L}\p{M}])(?:vacate|(?:go on|keep|still|continue|we|i|can) (?:living|live|stay|staying)|(?:live|stay|living|staying) (?:in it|there|here)|(?:usi|usme|us|ghar) ?(?:me|mein)? (?:reh|rah) (?:sak|skt|paa|rahe)|khaa?li (?:kar|krna|nahi)|उसी? ?में रह|रहते रह|रह सकत|खाली कर)/u,
      /loan|lap|girvi|mortgage|लोन|गिरवी|मॉर्गेज/,
    ],
    none: /auction|neela?m|notice|sarfaesi|emi nahi|नीलाम|नोटिस/,
    as: 'property.living',
    tried: 'makan girvi rakh ke loan le to usi me reh sakte hai ya khali karna padega',
  },
  {
    of: ['check.fit', 'check.amount', 'check.employment', 'check.newjob', 'ask.who'],
    all: [
      /(?<!\p{L})(?:on (?:a )?contract|contract (?:job|basis|employee|staff|worker|teacher|lecturer|faculty|nurse|doctor|engineer|driver|p[ae]r?|naukri|ki naukri|hai)|contractual|samvida|sanvida|(?:saal|sal|year|yr|month|mahine) (?:ka |ki )?contract|temporary|outsourced?|theke par|संविदा|कॉन्ट्रैक्ट|कांट्रैक्ट|अनुबंध|अस्थायी|ठेके पर|आउटसोर्स)(?!\p{L})/u,
    ],
    as: 'employment.contract',
    beside: true,
    tried: 'main samvida par nurse hu 5 saal se, home loan milega kya',
  },
  {
    of: ['check.fit', 'check.amount', 'check.employment', 'check.cashsalary', 'lead.plea', 'ask.who'],
    all: [forApp],
    as: 'employment.gig',
    beside: true,
    tried: 'zomato me delivery karta hu 22 hazar bante hai, personal loan milega kya',
  },
  {
    of: ['check.fit', 'check.amount', 'check.employment', 'ask.who', 'ask.concession'],
    all: [/\b(?:deaf|blind|disab\w*|handicap\w*|divyang|viklang)\b|अंधा|अंधी|दिव्यांग|विकलांग|बहरा|दृष्टि/],
    as: 'check.disabled',
    beside: true,
    tried: 'I am deaf, government teacher, salary 38000, do banks reject a home loan for disability',
  },
  {
    of: ['check.inherited'],
    all: [/(?<!\p{L})(?:kheti|krishi|farm|farmland|agricultur\p{L}*|khet|खेती|कृषि|खेत)(?!\p{L})/u],
    as: 'check.land',
    beside: true,
    tried: 'dada ki zameen papa aur chacha ke naam hai, kheti wali hai, us par loan milega',
  },
  {
    of: ['ask.coapplicant'],
    all: [/(?:cibil|civil|sibil|score|सिबिल|स्कोर)[^?]{0,12}[3-6]\d\d/],
    as: 'check.lowscore',
    beside: true,
    tried: 'bhai ko sath me jod du to uski salary judegi na, uska cibil 610 hai',
  },
  {
    of: ['check.employment', 'check.cashsalary'],
    all: [forApp, /kagaz|papers?|document|show|dikha|proof|कागज|दिखा|सबूत/],
    as: 'employment.gig',
    tried: 'app se paisa khate me aata hai, parchi nahi milti, loan ke liye kya kagaz du',
  },
  {
    of: ['ask.coapplicant'],
    all: [
      /(?<!\p{L})(?:house ?wife|home ?maker|gharelu|no income|without income|koi income nahi|koi kamai (?:h|hai) n[ai]h?i?|kamai nahi|ghar sambhalti|kamati nahi|kaam nahi karti|गृहिणी|घरेलू|कमाती नहीं|कोई आय नहीं)(?!\p{L})/u,
    ],
    as: 'coapplicant.noincome',
    tried: 'if i add my wife as co applicant, she is a housewife, will the limit increase',
  },
  {
    of: ['check.cashsalary', 'check.fit'],
    all: [
      /(?:salary )?slip (?:\S+ ){0,2}(?:nahi|nhi|not|no)|no (?:salary )?slip|(?:स्लिप|पर्ची) (?:\S+ ){0,2}नहीं/,
      /itr (?:hai|h|bhar|of|\d|to|for|\S+ (?:year|saal))|(?:have|with|file|filed) (?:my )?itr|आईटीआर (?:है|भर)/,
    ],
    none: /itr (?:nahi|nhi|bhi nahi|kabhi nahi)|no itr|आईटीआर नहीं/,
    as: 'income.itr',
    tried: 'salary slip nahi hai but i have ITR 2 year ka, home loan possible hai kya',
  },
  {
    of: ['check.nri'],
    all: [
      /(?<!\p{L})(?:pati|husband|gharwale|patidev|पति|घरवाले)(?!\p{L})/u,
      /(?<!\p{L})(?:mere naam|my name|apne naam|kiske naam|whose name|मेरे नाम|अपने नाम|किसके नाम)(?!\p{L})/u,
    ],
    as: 'nri.spouse',
    tried: 'pati kuwait me hai, unki kamai par makan ka loan mere naam se ho sakta hai',
  },
  {
    of: ['check.woman', 'scheme.fit'],
    all: [/\b(?:disab\w*|handicap\w*|divyang|viklang)\b|दिव्यांग|विकलांग/],
    as: 'check.disabled',
    beside: true,
    tried: 'patni divyang hai, unke naam se loan le to koi fayda hai',
  },
  {
    of: ['check.registration', 'check.employment', 'check.cashsalary', 'ask.which'],
    all: [
      /(?:\d+|do|teen|ek|दो|तीन|एक|पंद्रह|दस|बीस) (?:din|mahine|days?|months?|weeks?|hafte|दिन|महीने|हफ्ते) (?:pehle|pahle|ago|back|पहले)[^?]*(?:khol|lagay|shuru|start|open|daal|खोल|लगाय|शुरू|डाल)|(?:opened|started)[^?]{0,30}(?:days|weeks|months) (?:ago|back)|(?:naya|nayi|नया|नई) (?:kaam|kam|dukan|dhandha|काम|दुकान|धंधा) (?:hai|h|है)/,
    ],
    as: 'check.newbusiness',
    tried: 'पंद्रह दिन पहले चाट का ठेला लगाया है आप बिजनेस लोन दोगे क्या',
  },
  {
    of: ['lead.person', 'lead.visit', 'lead.plea'],
    all: [
      /(?:kab|kis din|when (?:can|should|do|shall) i|what time) ?(?:aau|aa|come|visit|drop)|(?:कब|किस दिन|कितने बजे) (?:आऊं|आ )/,
    ],
    as: 'firm.hours',
    beside: true,
    tried: 'kisi anubhavi se milna hai office aake, kab aau',
  },
  {
    of: ['talk.harassed', 'rule.recovery', 'talk.distress'],
    all: [/(?<!\p{L})(?:samuh|samooh|group (?:loan|wal[aie]|lone)|microfinance|shg|समूह|ग्रुप लोन)(?!\p{L})/u],
    as: 'harassed.group',
    tried: 'samuh loan wali raat tak ghar me baithi rehti hai, beizzat karti hai',
  },
  {
    // Papers that one does not get are no forged ones.
    of: ['guard.fraud'],
    all: [/form ?-? ?16|फॉर्म ?16|(?:salary )?slip/, /(?<!\p{L})(?:nahi|nhi|ni|not|nahin|नहीं)(?!\p{L})/u],
    none: /nakli|fake|banwa|bana d|edit|jhooth|duplicate|नकली|बनवा|झूठ/,
    as: 'income.itr',
    tried: 'form 16 ni h mere pas factory wale dete hi ni',
  },
  {
    of: ['ask.coapplicant'],
    all: [/(?<!\p{L})(?:akele|akeli|alone|single name|only my name|अकेले|अकेली)(?!\p{L})/u],
    none: /dono ke naam|both names|joint name|akele nahi|alone (?:not|no)|दोनों के नाम|अकेले नहीं/,
    as: 'coapplicant.alone',
    tried: 'bhai ka cibil 590 mera 771, co applicant bane bina mere akele naam pe loan ho jayega kya',
  },
];

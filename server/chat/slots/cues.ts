// Which words give a quantity its role. A row is read: a quantity of this measure and size, with one of these phrases near
// it, has that role by so many points. The points of a row fall with distance (assign.ts); the best assignment wins.
// A word that ends in * stands for all that begin so. Words stand without nukta and chandrabindu, as plain() gives them.
import type { Flag } from './flags.ts';
import type { Quantity, Role } from './slots.ts';

/** A role before it is known whose income or age it is, and of what time (turns in assign.ts). */
export type BaseRole = Exclude<Role, 'coIncome' | 'otherAge' | 'extraMonthly' | 'extraYearly' | 'extraEmis'>;

export interface CueRow {
  role: BaseRole;
  of: Quantity['measure'][];
  points: number;
  /** Phrases; without any, the row holds by measure and size alone. */
  cue?: string;
  /** Where the phrase stands; on either side where left out. */
  side?: 'before' | 'after';
  /** How many words may lie between; 3 where left out. */
  reach?: number;
  least?: number;
  most?: number;
  /** Of the month or year, or of neither. */
  per?: 'month' | 'none';
  /** The message as a whole must say one of these, or none of those. */
  when?: Flag[];
  unless?: Flag[];
}

/** No instalment that anybody asks about is larger. */
const LARGEST_EMI = 300_000;
const money: CueRow['of'] = ['money'];
const rate: CueRow['of'] = ['percent', 'bare'];
const time: CueRow['of'] = ['time'];

const emiWords = 'emi|emis|kist|kisht|kishte|kiste|instalment|installment|instalments|ईएमआई|किस्त|किश्त|emi/month';
const loanWords =
  'loan|lone|loan amount|lon|udhar|udhaar|karz|karza|karja|rin|borrow*|principal|home loan|housing loan|personal loan|business loan|mortgage loan|gold loan|car loan|lap|loan against property|pl|mudra|mudra loan|top up|topup|लोन|कर्ज|कर्जा|उधार|ऋण|होम लोन|बिजनेस लोन|पर्सनल लोन|मुद्रा|makan par|makan pe|ghar par loan|property par|property pe|मकान पर|प्रॉपर्टी पर|mortgage|मॉर्गेज|ghar ke liye|makan ke liye|flat ke liye|dukan ke liye|dukaan ke liye|business ke liye|ghar banane|makan banane|घर के लिए|मकान के लिए|दुकान के लिए|makan ka loan|ghar ka loan|मकान का लोन|घर का लोन|house loan|ghar loan';
const business =
  'business|bussiness|buisness|dukan|dukaan|shop|firm|company|vyapar|vyapaar|dhanda|dhandha|karobar|startup|store|factory|udyam|trade|boutique|dairy|salon|parlour|clinic|hotel|chakki|tiffin|workshop|व्यापार|दुकान|बिजनेस|धंधा|कारोबार|फर्म|factory';
const untilNow =
  'se|since|purana|purani|purane|old|chal rah*|chal rhi|chal rha|running|khole|kholi|khola|shuru|started|start|opened|hue|huye|hua|ho gay*|ho gye|se chal*|from last|in|से|पुरान*|चल रह*|शुरू|हुए|हुआ|हो गए';

export const cues: CueRow[] = [
  // The loan
  { role: 'amount', of: money, per: 'none', least: 10_000, side: 'after', cue: loanWords, points: 10 },
  { role: 'amount', of: money, per: 'none', least: 10_000, side: 'before', cue: loanWords, points: 8 },
  {
    role: 'amount',
    of: money,
    per: 'none',
    least: 10_000,
    points: 9,
    cue: 'chahiye|chahie|chaiye|chahiy|lena|lene|leni|loon|lu|lun|lunga|lungi|lenge|need|needed|want|required|require|milega|mil jayega|mil sakta|uthana|uthaya|liya|liya tha|took|taken|borrowed|चाहिए|लेना|लूं|लूंगा|मिलेगा|लिया',
  },
  {
    role: 'owed',
    of: money,
    per: 'none',
    least: 10_000,
    points: 11,
    reach: 2,
    cue: 'outstanding|balance|bal|baki|baaki|bakaya|shesh|left|remaining|owe|still owe|pending|बाकी|बकाया|शेष|bacha|bache|bachi|बचा|बचे',
  },
  { role: 'amount', of: money, per: 'none', least: 10_000, side: 'before', reach: 1, cue: 'on|for|of', points: 6 },
  {
    role: 'amount',
    of: money,
    per: 'none',
    least: 10_000,
    side: 'after',
    reach: 0,
    cue: 'pe|par|pr|पर|ke upar',
    points: 6,
  },
  // "20 lakh ki EMI": what the instalment is of. A small sum may be the instalment itself, unless its size is what is asked.
  {
    role: 'amount',
    of: money,
    per: 'none',
    least: 100_000,
    reach: 2,
    cue: `${emiWords}|emi on|emi for|emi of`,
    points: 9,
  },
  {
    role: 'amount',
    of: money,
    per: 'none',
    least: 10_000,
    reach: 2,
    cue: `${emiWords}|emi on|emi for|emi of`,
    when: ['asksEmi'],
    unless: ['asksLoan', 'asksTime', 'tells'],
    points: 12,
  },
  { role: 'amount', of: money, per: 'none', least: 50_000, points: 4 },
  { role: 'amount', of: money, per: 'none', least: 10_000, when: ['asksEmi', 'asksTotal', 'flat'], points: 4 },

  // What is paid each month
  { role: 'emi', of: money, most: LARGEST_EMI, reach: 2, cue: emiWords, points: 10 },
  {
    role: 'emi',
    of: money,
    most: LARGEST_EMI,
    reach: 2,
    cue: `${emiWords}|emi of|emi upto|emi tak|wali kist`,
    when: ['asksLoan', 'asksTime'],
    points: 13,
  },
  {
    role: 'emi',
    of: money,
    most: LARGEST_EMI,
    points: 15,
    cue: 'can pay|could pay|able to pay|can give|can spare|i can spare|de sak*|de skt*|bhar sak*|bhar skt*|nikal sak*|nikal skt*|दे सक*|भर सक*|निकाल सक*|दे पा*',
    unless: ['prepay'],
  },
  {
    role: 'emi',
    of: money,
    most: LARGEST_EMI,
    points: 12,
    cue: 'i can|afford|afford kar*|pay kar*|pay kr*|budget|manage|du to|dun to|doon to|du|dun|doon|de du|pay|paying|bharta|bharti|bharu|bhar du|bharne|deta|deti|denge|dunga|dungi|comfortable|rakhna|rakhni|rakhu|spare|put aside|dena chah*|दूं|भरूं|देता|दूंगा|बजट|दे पाऊ*',
    unless: ['prepay'],
  },
  { role: 'emi', of: money, per: 'month', most: LARGEST_EMI, points: 6 },
  { role: 'emi', of: money, most: 99_999, least: 500, when: ['asksTime'], points: 5 },

  {
    role: 'running',
    of: money,
    most: LARGEST_EMI,
    reach: 1,
    cue: emiWords,
    when: ['asksFit'],
    unless: ['asksLoan', 'asksEmi', 'asksTime', 'tells', 'prepay', 'transfer'],
    points: 12,
  },
  {
    role: 'running',
    of: money,
    most: 200_000,
    points: 14,
    unless: ['prepay', 'transfer', 'asksTime', 'asksLeft'],
    cue: 'running emi|existing emi|existing emis|chalu emi|current emi|current emis|other emi|other emis|purani emi|purani kist|emi chal*|emi running|kist chal*|emi ja rah*|emi jati|emi kat*|kist kat*|kist ja rah*|chal rah*|chal rhi|chal rha|chalu|existing|already|already paying|ongoing|pehle se|pahle se|kat rah*|katti|kat jat*|ja rah*|jaa rah*|ja rhi|jati|deduct*|obligation*|car emi|bike emi|car loan|bike loan|gadi loan|car ki emi|gaadi ki kist|gadi ki emi|bike ki emi|bike ki kist|card ka|personal loan emi|पहले से|चल रह*|कट रह*|जा रह*|चालू',
  },
  {
    role: 'emi',
    of: money,
    most: LARGEST_EMI,
    points: 13,
    when: ['prepay', 'transfer', 'asksTime', 'asksLeft'],
    cue: `current emi|existing emi|running emi|emi chal*|kist chal*|abhi emi|abhi|${emiWords}`,
  },

  // The borrower's money
  {
    role: 'income',
    of: money,
    points: 15,
    cue: 'salary|salry|salery|sallary|selary|sailary|income|inc|earn*|kamata|kamati|kamate|kama leta|kama leti|kamai|kamayi|take home|takehome|in hand|inhand|net|gross|aay|aamdani|amdani|aamdni|tankhwah|tankhwa|tankha|tankhah|tankhuwah|tanakhwah|vetan|pagar|ctc|package|wages|majduri|dihadi|stipend|profit|making|make|makes|drawing|गिनती|आय|आमदनी|कमाई|वेतन|तनख्वाह|तनखा|सैलरी|कमाता|कमाती|कमाते|इनकम|मुनाफा|lpa|पगार|mandey|mandeya|मानदेय|itr|taxable|combined income|household income|household',
  },
  {
    role: 'income',
    of: money,
    most: 1_000_000,
    reach: 0,
    cue: 'combined|milte|milta|milti|aate|aata|aati|haath me|hath me|return|returns|मिलते|मिलता|आते|आती|आता|हाथ में|रिटर्न',
    unless: ['prepay'],
    points: 10,
  },
  {
    role: 'income',
    of: money,
    most: 150_000,
    least: 5_000,
    reach: 0,
    cue: 'on|pe|par|pr|पर',
    when: ['asksFit', 'asksLoan'],
    unless: ['asksEmi', 'subsidy'],
    points: 8,
  },
  {
    role: 'income',
    of: money,
    most: LARGEST_EMI,
    least: 3_000,
    side: 'before',
    cue: 'wife|biwi|patni|husband|pati|spouse|पत्नी|पति|papa|father|bhai|brother|son|beta',
    when: ['asksFit', 'asksLoan'],
    points: 8,
  },
  { role: 'income', of: money, per: 'month', most: 1_000_000, when: ['asksFit'], unless: ['prepay'], points: 7 },
  {
    role: 'income',
    of: money,
    most: 1_000_000,
    least: 5_000,
    when: ['saysIncome'],
    unless: ['prepay', 'asksEmi', 'saysTurnover'],
    points: 4,
  },
  { role: 'pension', of: money, cue: 'pension|pensan|penshan|पेंशन|पेन्शन|family pension', points: 15 },
  {
    role: 'turnover',
    of: money,
    points: 15,
    cue: 'turnover|turn over|trunover|sale|sales|bikri|galla|revenue|billing|टर्नओवर|टर्न ओवर|बिक्री|गल्ला|gst turnover|ka kaam|का काम|lenden|len den|लेनदेन|receipts|ka vyapar',
  },
  {
    role: 'property',
    of: money,
    per: 'none',
    least: 200_000,
    points: 11,
    cue: 'ghar|makan|makaan|house|property|villa|bungalow|duplex|plot|zameen|jameen|value|valuation|keemat|kimat|price|worth|market value|registry value|dlc|cost of|valued|valued at|घर|मकान|प्लॉट|संपत्ति|प्रॉपर्टी|कीमत|जमीन|flat cost|kothi|1bhk|bhk',
  },
  {
    role: 'property',
    of: money,
    per: 'none',
    least: 500_000,
    reach: 1,
    cue: 'dukan|dukaan|shop|दुकान|godown|building|showroom',
    unless: ['subsidy', 'saysTurnover'],
    points: 8,
  },
  { role: 'property', of: money, per: 'none', least: 200_000, cue: 'flat|फ्लैट|फ्लेट', unless: ['flat'], points: 11 },
  {
    role: 'project',
    of: money,
    per: 'none',
    least: 20_000,
    points: 12,
    cue: 'project|project cost|unit|plant|machine*|machinery|lagat|udyog|factory|setup|set up|karkhana|quotation|estimate|investment|boutique|business|cost|costs|kharcha|lagega|lagenge|प्रोजेक्ट|इकाई|लागत|यूनिट|उद्योग|मशीन|कारखाना',
    when: ['subsidy'],
  },
  { role: 'project', of: money, per: 'none', least: 20_000, when: ['subsidy'], unless: ['housing'], points: 9 },
  {
    role: 'down',
    of: money,
    per: 'none',
    points: 13,
    cue: 'down payment|downpayment|own contribution|margin money|advance|apna paisa|apne paas|apne pass|khud ke|khud ka|my own|my savings|savings hai|jama|haath me|hath me|cash me|cash hai|डाउन पेमेंट|अपने पास|own money|from my side|meri taraf',
    unless: ['prepay', 'transfer', 'subsidy'],
  },
  {
    role: 'extra',
    of: money,
    points: 14,
    cue: 'extra|prepay*|pre pay*|part pay*|part payment|partpayment|lump sum|lumpsum|lump|ek musht|ekmusht|bonus|zyada|jyada|jada|jyaada|ziyada|faltu|additional|additionally|more|upar se|alag se|advance|jama kar*|jama kr*|jama|badha*|foreclos*|ek baar|ek sath|ek saath|one time|onetime|एक्स्ट्रा|ज्यादा|अतिरिक्त|फालतू|बोनस|पार्ट पेमेंट|एकमुश्त|एक्सट्रा|बढा*|जमा|एक साथ|bhar du|bharu|bhar dun|bhar doon|bhar diya|bharun|de du|de dun|daal*|dal*|du to|put|pay|jaldi|भर दूं|डाल*|भरूं|दे दूं|ek mushth|arrears|paisa aaya|aaya|mila',
    when: ['prepay'],
  },
  { role: 'extra', of: money, per: 'month', when: ['prepay'], points: 8 },
  {
    role: 'costs',
    of: money,
    most: 500_000,
    points: 13,
    cue: 'fee|fees|charges|charge|kharcha|kharch|cost|costs|processing|processing fee|खर्च|खर्चा|फीस|lagegi|lagenge',
    when: ['transfer'],
  },
  {
    role: 'expense',
    of: money,
    points: 13,
    cue: 'rent|kiraya|kiraye|school fee*|sip|sips|insurance|premium|expense*|kharcha|kharche|kharch|bill|committee|fees|fee|किराया|खर्चा|खर्च|beema|bima|token|processing fee',
    unless: ['transfer', 'subsidy'],
  },

  // Percentages
  { role: 'rate', of: ['percent'], most: 60, points: 6 },
  {
    role: 'rate',
    of: rate,
    most: 60,
    reach: 1,
    points: 10,
    cue: 'rate|roi|interest|intrest|intrst|byaj|biyaj|byaaj|vyaj|dar|reducing|floating|fixed|रिड्यूसिंग|घटते|ब्याज|दर|रेट|सूद|sood|ke hisab se|ke hisab|hisab se|के हिसाब|percent|rate of interest',
  },
  { role: 'rate', of: ['bare'], least: 3, most: 36, reach: 0, side: 'before', cue: 'at|@', points: 10 },
  {
    role: 'rate',
    of: ['bare'],
    least: 5,
    most: 36,
    reach: 0,
    side: 'after',
    cue: 'pe|par|pr|पर|wala|wale|wali|se|से|ka rate|pa',
    when: ['asksEmi', 'asksTotal', 'transfer', 'asksLoan', 'asksLeft', 'flat', 'prepay', 'compares'],
    points: 9,
  },
  {
    role: 'rate',
    of: rate,
    least: 3,
    most: 60,
    points: 12,
    cue: 'old|old rate|current*|abhi|present*|existing|purana|purani|laga rah*|lag rah*|lag rha|laga rhe|chal rah*|chal rha|paying|today|took at|now|अभी|लग रह*|लगता|चल रह*|पुरान*|now paying',
    when: ['transfer'],
  },
  {
    role: 'rate',
    of: rate,
    least: 3,
    most: 60,
    side: 'before',
    cue: 'from|bank at',
    reach: 1,
    when: ['transfer'],
    points: 13,
  },
  {
    role: 'rate',
    of: rate,
    least: 3,
    most: 60,
    side: 'after',
    cue: 'se|से|→|to|wala',
    reach: 0,
    when: ['transfer'],
    points: 13,
  },
  {
    role: 'newRate',
    of: rate,
    least: 3,
    most: 60,
    side: 'before',
    reach: 2,
    points: 13,
    cue: 'new|new rate|naya|naye|nayi|to|→|shift|shift at|shift to|transfer to|lower|offer*|offering|getting|new bank|new offer|another bank|other bank|bank|नया|दूसरा बैंक',
    when: ['transfer'],
  },
  {
    role: 'newRate',
    of: rate,
    least: 3,
    most: 60,
    side: 'after',
    reach: 1,
    points: 12,
    cue: 'pe|par|me|mein|mei|pr|wale bank|wala bank|offer*|mil rah*|mil rha|mila|de rah*|de rha|bol rah*|bol rha|pe shift|pe le j*|me le j*|kar du|karu|kru|karwau|में|पर|दे रह*|मिल रह*|हो जाए|ho jaye|ho jae|convert|ho to',
    when: ['transfer'],
  },
  {
    role: 'flatRate',
    of: rate,
    most: 60,
    reach: 0,
    cue: 'flat|flat rate|flat interest|फ्लैट|फ्लेट|फ्लैट रेट|फ्लैट ब्याज|per month flat|pm flat|monthly flat|mahina flat',
    when: ['flat'],
    points: 16,
  },
  { role: 'flatRate', of: ['percent'], most: 60, when: ['flatOnly'], points: 8 },
  {
    role: 'share',
    of: ['percent'],
    points: 12,
    cue: 'subsidy|margin|down|down payment|downpayment|ltv|financ*|funding|hissa|contribution|of the price|of the value|of value|of property|foir|anudan|सब्सिडी|अनुदान|हिस्सा|फाइनेंस|ki subsidy|chhoot',
  },
  { role: 'share', of: ['percent'], least: 40, points: 8 },
  { role: 'share', of: ['percent'], least: 15, when: ['subsidy'], points: 7 },
  {
    role: 'rise',
    of: ['percent'],
    most: 30,
    cue: 'step up|stepup|badha*|increase*|har saal|every year|yearly|बढा*|hike',
    when: ['prepay'],
    points: 13,
  },
  {
    role: 'cut',
    of: rate,
    most: 4,
    cue: 'kam|lower|less|difference|fark|farak|reduction|cut|ke liye|कम|फर्क|cheaper|sasta',
    when: ['transfer'],
    points: 14,
  },
  { role: 'cut', of: ['percent'], most: 2.99, when: ['transfer'], points: 9 },

  // Times
  { role: 'tenure', of: time, most: 480, points: 5 },
  { role: 'age', of: time, least: 19, most: 75, when: ['asksFit'], unless: ['asksEmi', 'business', 'job'], points: 6 },
  {
    role: 'vintage',
    of: time,
    most: 240,
    reach: 1,
    cue: 'old|years old|year old|yrs old|purana|purani|पुराना|पुरानी',
    unless: ['taken'],
    points: 9,
  },
  {
    role: 'tenure',
    of: time,
    points: 8,
    reach: 1,
    cue: `tenure|tenor|term|duration|avadhi|period|for|over|within|ke liye|k liye|ki liye|me|mein|के लिए|अवधि|में|${loanWords}`,
  },
  {
    role: 'remaining',
    of: time,
    points: 11,
    reach: 2,
    cue: 'left|remaining|baki|baaki|bache|bacha|bachi|bakaya|shesh|बाकी|बचे|शेष|to go|pending',
    unless: ['asksFit'],
  },
  {
    role: 'elapsed',
    of: time,
    points: 13,
    reach: 2,
    cue: 'ho gay*|ho gye|ho gaya|ho chuk*|hogaye|hue|huye|paid|paid off|have paid|pay kar diy*|de di|de chuk*|de diye|bhar di*|bhar chuk*|bhare|bhari|baad|bad|ke baad|after|completed|complete|nikal g*|beet*|beeti|pehle|pahle|ago|back|already paid|gone|done|हो गए|हो चुक*|बाद|भर दी|भरी|दे दी|दे चुक*|भर चुक*|भर दिए|भरने के बाद|निकल गए|पहले|चुका*|हुए|भरे',
    when: ['asksLeft', 'prepay', 'transfer', 'taken'],
  },
  {
    role: 'elapsed',
    of: time,
    reach: 0,
    side: 'after',
    cue: 'di|diye|dene|दी|दिए|जमा|jama|bhar*|भर*',
    when: ['asksLeft'],
    points: 12,
  },
  {
    role: 'age',
    of: ['time', 'bare'],
    least: 15,
    points: 13,
    reach: 2,
    cue: 'age|aged|umar|umr|umra|aayu|ayu|years old|yrs old|year old|yr old|saal ka hu|saal ki hu|ka hu|ki hu|ka hun|ka hoon|ki hoon|ki hun|ke hain|ke hai|ka ho gaya|की हूं|का हूं|का हू|की हू|के हैं|उम्र|आयु|वर्षीय|ka ladka|ki ladki|ka aadmi',
  },
  {
    role: 'age',
    of: ['bare'],
    least: 18,
    most: 90,
    side: 'before',
    reach: 0,
    cue: 'am|im|i m|main|mai|मैं|turned|turning|aged|age',
    points: 12,
  },
  {
    role: 'age',
    of: time,
    least: 18,
    side: 'before',
    reach: 0,
    cue: 'am|im|i m|main|mai|मैं|turned|turning',
    points: 13,
  },
  {
    role: 'experience',
    of: time,
    points: 10,
    cue: 'experience|exp|expirience|job|naukri|nokri|naukari|service|working|worked|employed|work|anubhav|kaam|joined|joining|join|probation|posting|नौकरी|अनुभव|जॉब|काम|सर्विस|salaried|same company',
  },
  { role: 'vintage', of: time, side: 'after', reach: 1, cue: business, points: 13 },
  { role: 'vintage', of: time, side: 'before', reach: 3, cue: business, unless: ['asksEmi'], points: 8 },
  {
    role: 'vintage',
    of: time,
    reach: 1,
    cue: untilNow,
    when: ['business'],
    unless: ['job', 'asksEmi', 'asksLeft', 'taken'],
    points: 11,
  },
  { role: 'vintage', of: time, cue: 'vintage|gst registration|gst liya|gst number|udyam registration', points: 12 },
  { role: 'experience', of: time, reach: 1, cue: untilNow, when: ['job'], unless: ['business'], points: 11 },
  {
    role: 'since',
    of: time,
    side: 'before',
    reach: 1,
    cue: 'last|past|previous|pichle|pichhle|pichhale|pichale|pichli|पिछले|गत|since',
    points: 16,
  },
  {
    role: 'since',
    of: time,
    points: 14,
    reach: 2,
    cue: 'itr|itrs|statement|statements|slip|slips|form 16|return|returns|रिटर्न|स्टेटमेंट|retire*|retirement|naukri bachi|naukri baki|service left|service bachi|नौकरी बची|नौकरी बाकी|सेवानिवृत्त*|notice|gap|rihaish|रह रहे|lived|living|rah rah*',
  },
  {
    role: 'since',
    of: time,
    reach: 1,
    side: 'after',
    cue: 'pehle|pahle|ago|back|before|पहले',
    points: 12,
    unless: ['asksLeft', 'prepay', 'transfer', 'taken'],
  },

  // The credit score
  {
    role: 'score',
    of: ['bare'],
    least: 300,
    most: 900,
    reach: 5,
    cue: 'cibil|civil|sibil|cibill|cbil|sivil|score|credit score|cibil score|credit|सिबिल|स्कोर|क्रेडिट',
    points: 15,
  },
];

// Numbers that are part of a name or count something that is no figure of a loan: section 24, Scheme no. 8, 2 BHK, a phone.
import { measures, units } from '../lexicon/units.ts';
import type { Numeral } from './numbers.ts';
import { setOf, type Word } from './words.ts';

/** "Sector 4": the number is a name's. */
const before = setOf(`
  section sec dhara धारा form फॉर्म scheme sector ward plot no number gali block phase pmay type grade article step option
  house quarter phone iphone nagar code pin pincode ending floor kramank serial awas class kaksha std नंबर भाग कक्षा क्लास
`);
/** "2 bachche": what is counted. */
const counted = setOf(`
  bhk bedroom bedrooms sqft sq gaj gaz bigha bighas feet ft floor floors manzil manjil kamre kamra room rooms bachche bachhe bachha bache bacche kids
  children people log logo logon member members bhai behen bahan sister sisters brother brothers bank banks card cards loan loans lone
  baje am day days din dino hour hours hr hrs ghante ghanta week weeks hafte times baar bar guna number km acre acres dukan dukaan
  dukane shops shop flats plots slips slip copies copy photo photos page pages itr itrs document documents lender lenders
  thing things question questions sawal baat baate baatein cheez cheeze partner partners property properties makan gaadi cars car men women workers worker staff employees labour kaarigar
  outlets outlet branches godown godowns choices options quotes offers
  gram grams tola kg kilo litre litres quintal bus buses van vans tempo tempos tractor tractors ग्राम तोला किलो बस बसें machine machines kamro shoots shoot bookings orders customers students plates tiffins dabbe dabba grahak trips ग्राहक डब्बे डिब्बे tareekh tarikh तारीख betiya betiyan bhains bhainse bhainsein gaay cow cows buffalo buffaloes animals autos truck trucks jagah
  guests guest mehman mehmaan person applicant applicants account accounts cheque cheques point points भाई बहन बच्चे लोग बैंक लोन कमरे दिन बीघा बातें सवाल चीज चीजें गज दुकान दुकानें घंटे मशीन मशीनें कमरा मंजिल बेटियां गोदाम शाखाएं गाय भैंस भैंसें जगह बार बेडरूम मेहमान
`);
const scaled = new Set([...units.crore, ...units.lakh, ...units.thousand, ...units.percent]);
const ordinal = /^(?:st|nd|rd|th|va|vi|ve|wa|wi|we|वां|वीं|वें|वा|वी)$/;
const monthPattern =
  /^(?:जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*$/;
const years = /^(?:saal|sal|year|years|yr|yrs|साल|वर्ष)$/;
const ofAge = /^(?:ki|ka|ke|old|की|का|के)$/;
const child =
  /^(?:beti|beta|bete|bachcha|bachche|bacche|baccha|bachha|bachhe|bachhi|bachchi|bacha|bachi|daughter|son|kids?|child|children|pota|poti|बेटी|बेटा|बेटे|बच्चा|बच्चे|बच्ची|पोता|पोती)$/;
/** "She is 11", "son is 6", "बच्चा अभी 5 का है". */
const told = /^(?:is|are|be|hes|shes|abhi|अभी|turned|turns|aged|hai|hain|h|he|है|हैं)$/;
const pronoun = /^(?:boy|girl|he|she|hes|shes|wo|woh|vo|वह|वो)$/;
/** "Quote two", "offer 2". */
const label = /^(?:quote|offer|plan|option)$/;
/** Nobody who borrows along: "पड़ोसी 51 साल का है". */
const bystander = /^(?:padosi|padosan|neighbou?r|colleague|boss|cousin|dost|friend|पडोसी|पडोसन|दोस्त|बॉस)$/;
/** Older ones may sign with their parents. */
const oldestChild = 17;
/** "A 2 year contract": the time of something else. */
const another = /^(?:contract|contrect|bond|gap|कॉन्ट्रैक्ट|कांट्रैक्ट|अनुबंध|गैप)$/;
const opening = /^(?:first|pehle|pehli|pahle|pahli|shuru|शुरू|पहले|पहली)$/;
const animals = /^(?:gaay|gay|bhains|bhainse|buffalo|cows?|bakri|गाय|भैंस|भैंसें|बकरी|बकरियां)$/;
/** Money that no bound of ours is in. */
const foreign =
  /^(?:aed|dirhams?|riyals?|sar|usd|dollars?|dinars?|kwd|omr|qar|euros?|pounds?|gbp|दिरहम|रियाल|डॉलर|दीनार)$/;
const running = /^(?:chal|chl|chalu|running|already|lagi|chalti|चल|चालू)/;

/** Where reading goes on after a number that is no quantity; 0 where it is one. */
export function isNoQuantity(words: Word[], at: number, number: Numeral, currency: boolean): number {
  const { value, end } = number;
  const word = (index: number) => words[index]?.text ?? '';
  const typed = words[at]?.text ?? '';
  const next = words[end];
  if (currency) return 0;
  if (next?.attached && ordinal.test(next.text)) return end + 1;
  if (foreign.test(word(end))) return end + 1;
  if (foreign.test(word(at - 1))) return end;
  // 80C, 24(b), 90-A, 143(1).
  if (
    /^(?:80|24|90|143|54|10|12)$/.test(typed) &&
    /^(?:c|d|b|g|ee|eea|tta|a|ttb|ccd)$/.test(next?.text ?? '') &&
    !/ /.test(typed)
  ) {
    if (next?.attached || word(end) === 'b') return end + 1;
  }
  if (word(end) === '-' && word(end + 1) === 'a' && words[end + 1]?.attached) return end + 2;
  if (word(end) === '/' || word(end) === 'x') {
    if (value === 24 && word(end + 1) === '7') return end + 2;
    if (isDate(words, at, end)) return end + 4;
  }
  if (/^[6-9]\d{9}$|^\d{11,}$/.test(typed)) return end;
  const phone = endOfPhone(words, at);
  if (phone > 0) return phone;
  if (/^[1-9]\d{5}$/.test(typed) && /^(?:pin|pincode|code|पिन|पिनकोड)$/.test(word(at - 1))) return end;
  // "Plot 22 lakh ka" has a price.
  const named = before.has(word(at - 1)) || (word(at - 1) === 'is' && before.has(word(at - 2))) || isDoor(words, at);
  const isName = named && !number.spelt && value < 1000 && !scaled.has(word(end));
  if (isName && words[at - 1]?.clause === words[at]?.clause) return end;
  // "Umar 66 loan milega" counts none.
  const isArea = /^(?:sqft|sq|gaj|gaz|feet|ft|गज|फुट|फीट|वर्ग|वर्गफुट|वर्गफीट)$/.test(word(end));
  const most = isArea ? 99_999 : /^(?:loans?|lone|लोन)$/.test(word(end)) ? 12 : 1000;
  if (
    Number.isInteger(value) &&
    value <= most &&
    (isArea || counted.has(word(end))) &&
    !/^(?:umar|umr|age|aged|उम्र|आयु)$/.test(word(at - 1)) &&
    // "40 bank se" are lakhs of a bank.
    !(/^(?:banks?|बैंक)$/.test(word(end)) && /^(?:se|से)$/.test(word(end + 1))) &&
    next?.clause === words[at]?.clause
  ) {
    // "5 saal loan" has its unit; "20 loan" counts loans. A number with decimals counts nothing.
    return end + 1;
  }
  // "We are two teachers": what is counted, whatever it is.
  if (number.spelt && value <= 9 && /^[a-z]{4,}s$/.test(word(end)) && !measures.has(word(end))) return end + 1;
  // "Interest in the first 12 EMIs": the first year.
  if (
    value === 12 &&
    opening.test(word(at - 1)) &&
    /^(?:emi|kist|kisht|mahin|month|किस्त|किश्त|महीन|ईएमआई)/.test(word(end))
  )
    return end + 1;
  // "26 hazar bach jata hai, kabhi 22".
  if (
    value < 100 &&
    /^(?:kabhi|sometimes|कभी)$/.test(word(at - 1)) &&
    !scaled.has(word(end)) &&
    !measures.has(word(end))
  )
    return end;
  // "Grade pay 4200".
  if (/^(?:pay|पे)$/.test(word(at - 1)) && /^(?:grade|ग्रेड)$/.test(word(at - 2))) return end;
  // "Gaay 8 hai".
  if (animals.test(word(at - 1)) && /^(?:hai|hain|h|है|हैं)$/.test(word(end))) return end;
  // "Retiring at 60", "60 pe retire": no age of today; "for the same 17": said before.
  const retires = /^retir/;
  const isNow = /^(?:hu|hun|hoon|am|हूं|हूँ)$/.test(word(at - 1)) && ofAge.test(word(end));
  if (
    (retires.test(word(at - 2)) && !isNow) ||
    (retires.test(word(end + 1)) && !/^(?:and|aur|और|h|hai|he|hu|hun|है|हूं)$/.test(word(end))) ||
    word(at - 1) === 'same'
  )
    if (value <= 75 && !scaled.has(word(end)) && !years.test(word(end))) return end;
  // "पहले साल की बारह किस्तों में".
  if (
    value === 12 &&
    /^(?:kist|emi|किस्त|ईएमआई)/.test(word(end)) &&
    years.test(word(at - 2)) &&
    /^(?:ki|ke|of|की|के)$/.test(word(at - 1))
  )
    return end + 1;
  if (value <= 5 && Number.isInteger(value) && label.test(word(at - 1)) && !scaled.has(word(end))) return end;
  if (value === 0 && /^(?:fees?|charges?|cost|hidden)$/.test(word(end))) return end + 1;
  if (value === 0 && /^(?:fees?|charges?|फीस|शुल्क)$/.test(word(at - 1))) return end;
  // "FD pe 6.8 milta tha": what one's savings earn.
  if (/^(?:fd|एफडी|rd|ppf|savings)$/.test(word(at - 2)) && /^(?:pe|par|pr|me|mein|at|gives|पर|में)$/.test(word(at - 1)))
    if (value < 15 && !scaled.has(word(end))) return word(end) === '%' ? end + 1 : end;
  // "Ring me after 6".
  const rings = [2, 3, 4].some((step) => /^(?:ring|call|phone|callback)$/.test(word(at - step)));
  if (value <= 12 && rings && /^(?:after|before|by|around)$/.test(word(at - 1)) && !scaled.has(word(end))) return end;
  if (value <= 12 && Number.isInteger(value) && word(end) === 'pm' && !next?.attached) return end + 1;
  if (/^(?:19[5-9]|20[0-4])\d$/.test(typed) && isYear(word, at, end)) return end;
  // "8 saal ki beti hai" is nobody's job.
  const aged = value <= oldestChild && years.test(word(end));
  const last = word(at - 1);
  // "My son will be 7".
  const further = word(last === 'be' ? at - 3 : at - 2);
  const isChild =
    child.test(last) || (told.test(last) && (child.test(further) || pronoun.test(further))) || /^s?hes$/.test(last);
  const ends =
    !next ||
    next.clause !== words[at]?.clause ||
    ofAge.test(next.text) ||
    /^(?:aur|and|और|hai|है|now|अब|this|next)$/.test(next.text);
  const isAge = aged && ofAge.test(word(end + 1));
  if (value <= oldestChild && Number.isInteger(value) && isChild && (ends || isAge) && !number.spelt)
    return isAge ? end + 1 : end;
  // "My neighbour is 51", "padosi 51 saal ka hai".
  const by = [at - 1, at - 2].some((place) => bystander.test(word(place)));
  if (by && value >= 18 && value <= 90 && Number.isInteger(value) && !scaled.has(word(end)))
    if (ends || (years.test(word(end)) && ofAge.test(word(end + 1)))) return years.test(word(end)) ? end + 1 : end;
  // "Bachche 8 aur 3 saal ke", "do bachche hain, 8 aur 12 saal ke".
  const [who, whose] = [word(at - 3), word(at - 4)];
  // "24 lakh bacha h aur 16 saal" is what is left.
  const [born, leaves] = [scaled.has(whose), scaled.has(word(at - 5))];
  const children = (child.test(who) && !born) || (told.test(who) && child.test(whose) && !leaves);
  if (value <= oldestChild && /^(?:aur|and|और)$/.test(last) && children && (aged || ends)) return aged ? end + 1 : end;
  // "24 lakh bacha 12 saal" is what is left.
  const young = child.test(word(at - 1)) && !scaled.has(word(at - 2));
  // "8.8 % par 12 saal ka bacha hai": of the loan, so much is left.
  const isLeft = /^(?:bacha|bachi)$/.test(word(end + 2)) && /^(?:par|pe|for|%)$/.test(word(at - 1));
  if (aged && (young || (ofAge.test(word(end + 1)) && child.test(word(end + 2)) && !isLeft))) return end + 1;
  if (another.test(word(end + 1)) || (ofAge.test(word(end + 1)) && another.test(word(end + 2)))) return end + 1;
  // "Not one rupee more".
  if (value === 1 && number.spelt && /^(?:more|bhi|zyada|jyada|भी|ज्यादा)$/.test(word(end + 1))) return end + 1;
  if (monthPattern.test(word(end)) && value <= 31 && !/^ma[yr]$/.test(word(end))) return end + 1;
  // "3 EMI chal rahi hai" counts loans.
  if (value <= 9 && /^(?:emi|emis|kist|kiste|ईएमआई|किस्त|किस्तें)$/.test(word(end)))
    if ([1, 2, 3].some((step) => running.test(word(end + step)))) return end + 1;
  return 0;
}

const ofPhone = /^(?:number|no|phone|fone|mobile|mob|call|whatsapp|contact|नंबर|फोन|मोबाइल)$/;
/** "90000 00123", ten digits in two or three parts: where reading goes on, or 0. */
function endOfPhone(words: Word[], at: number): number {
  let digits = '';
  let end = at;
  while (digits.length < 10 && /^\d+$/.test(words[end]?.text ?? '')) {
    digits += words[end]?.text;
    end += words[end + 1]?.text === '-' && words[end + 2]?.attached ? 2 : 1;
  }
  if (!/^[6-9]\d{9}$/.test(digits) || end === at + 1) return 0;
  const near = [...words.slice(Math.max(0, at - 4), at), ...words.slice(end, end + 4)];
  return near.some(({ text }) => ofPhone.test(text)) || /^0/.test(words[end - 1]?.text ?? '') ? end : 0;
}

/** C-204: a flat's. */
const isDoor = (words: Word[], at: number): boolean =>
  words[at - 1]?.text === '-' && words[at]?.attached === true && /^[a-z]$/.test(words[at - 2]?.text ?? '');

/** 12/05/2024, written close. */
function isDate(words: Word[], at: number, end: number): boolean {
  const close = words.slice(at + 1, end + 4).every(({ attached }) => attached) && words.length >= end + 4;
  const said = words.slice(at, end + 4).map(({ text }) => text);
  return close && /^(?:[0-2]?\d|3[01])\/(?:0?\d|1[0-2])\/(?:20)?\d\d$/.test(said.join(''));
}

function isYear(word: (at: number) => string, at: number, end: number): boolean {
  // "Ghar ka floating loan hai 2026 ka".
  if (
    /^(?:ka|ki|का|की)$/.test(word(end)) &&
    /^(?:hai|h|tha|है|था|loan|lon|lone|लोन|registr?y|registri|rajistri|deed|patta|model|रजिस्ट्री|पट्टा|मॉडल|)$/.test(
      word(end + 1),
    )
  )
    return true;
  const money =
    /^(?:emi|kist|rs|rupees|rupaye|rupay|per|pm|mahina|mahine|monthly|extra|more|zyada|jyada|k|lakh|रुपये|महीने|ज्यादा|का|की)$/;
  return !money.test(word(end)) && !/^(?:emi|kist|extra|of|pay|paying|monthly|month|mahine|महीने)$/.test(word(at - 1));
}

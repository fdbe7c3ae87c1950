// What a span of years or months is: the age of a person, the age of a business, or the time a loan runs.
import type { Ask } from '../ask.ts';
import type { Quantity } from '../quantities.ts';

export type Role = 'age' | 'vintage' | 'experience' | 'tenure';

const MONTHS_A_YEAR = 12;
const YOUNGEST = 10;
/** No loan and no working life runs longer. */
const LONGEST = 45;
const possessive = /^(ka|ki|ke|का|की|के|old|वर्षीय)$/;
const person =
  /^(ladka|ladke|ladki|baccha|bachcha|bacche|bachche|bacchi|beta|bete|beti|aadmi|admi|aurat|mahila|vyakti|pita|pitaji|papa|mata|mataji|maa|mummy|uncle|aunty|aunt|chacha|dada|dadi|nana|nani|buzurg|bujurg|bhai|behen|bahan|pati|patni|dost|student|boy|girl|man|woman|men|women|person|people|kid|child|guy|lady|father|mother|son|daughter|brother|sister|husband|wife|friend|applicant|citizen|pensioner|लडका|लडके|लडकी|बच्चा|बच्चे|बच्ची|बेटा|बेटे|बेटी|आदमी|औरत|महिला|व्यक्ति|पिता|पिताजी|पापा|माता|माताजी|मां|अंकल|चाचा|दादा|दादी|नाना|नानी|बुजुर्ग|भाई|बहन|पति|पत्नी|दोस्त|छात्र)$/;
const ofSelf = /^(old|age|aged|umar|umr|aayu|ayu|उम्र|आयु|am|im|hu|hoon|hun|हूं|हू|main|mai|मैं|वर्षीय)$/;
const untilNow =
  /\b(run|runs|running|operating|started|since|opened|open|chal|chala|shuru|chalu|se|hue|huye|hua|hui|ago|back|began|begun|launched|pehle|pahle|kholi|khole|old|purana|purani|khule|khula|khola|existed)\b|शुरू|चल|से|हुए|हुआ|पहले|खोली|खोला|खुले|खुला|खोले|पुरान/;
const duration = /^(for|over|tenure|liye|tak|लिए|तक|repay|chukane|within|in)$/;

const workWords = /^(worked|working|employed|service|naukri|nokri|job|kaam|नौकरी|काम|जॉब)$/;
const stretch = /^(for|over|within)$/;
const isThen = /^(hu|hun|hoon|hai|hain|ho|tha|हूं|हू|हैं|है|हो|umar|umr|aayu|उम्र|आयु|age|ko|को)$/;

export function roleOf(ask: Ask, time: Quantity): Role | null {
  const word = (at: number) => ask.words[at] ?? '';
  const years = time.value / MONTHS_A_YEAR;
  const near = (pattern: RegExp, reach = 3) =>
    ask.words.slice(Math.max(0, time.at - reach), time.at + reach + 2).some((each) => pattern.test(each));
  const loanAt = (at: number) =>
    ask.tokens[at]?.clause === ask.tokens[time.at]?.clause &&
    ask.hits.some((hit) => hit.at === at && /^(p\.|s\.|w\.loan)/.test(hit.concept));

  /** "70 saal ke hain", "32 ka hun", "65 saal ka,": what follows is no thing that has the years. */
  const endsPhrase = (at: number) => isThen.test(word(at)) || ask.tokens[at]?.clause !== ask.tokens[time.at]?.clause;
  const owned = possessive.test(word(time.end));
  const ofPerson =
    (owned && [1, 2].some((step) => person.test(word(time.end + step)))) ||
    person.test(word(time.end)) ||
    (owned && [1, 2].some((step) => person.test(word(time.at - step))));
  const firmAt = time.end + (owned ? 1 : 0);
  /** "A startup of 4 months". */
  const agedFirm =
    word(time.at - 1) === 'of' &&
    ask.hits.some((hit) => hit.at + hit.length === time.at - 1 && hit.concept === 'w.business');
  const ofFirm = agedFirm || ask.hits.some((hit) => hit.at === firmAt && hit.concept === 'w.business');
  if (ofFirm && (agedFirm || !loanAt(firmAt))) return 'vintage';
  // "My startup is 5 months in, ...": a clause about the firm that speaks of no loan.
  const inClause = (concepts: RegExp) =>
    ask.hits.some((hit) => ask.tokens[hit.at]?.clause === ask.tokens[time.at]?.clause && concepts.test(hit.concept));
  const stands = !/^(for|over|within|in)$/.test(word(time.at - 1)) && !/^(ke|के|tak|तक)$/.test(word(time.end));
  if (stands && inClause(/^w\.business$/) && !inClause(/^(p\.|s\.|w\.loan|a\.|e\.)/)) return 'vintage';
  if (time.years && ofPerson) return 'age';
  // "20 saal ka home loan", "a 25-year LAP": the loan's own years.
  if (loanAt(time.end) || (owned && word(time.end) !== 'old' && loanAt(time.end + 1))) return 'tenure';

  const words = ask.words.join(' ');
  const business =
    ask.has('a.vintage') ||
    (ask.has('w.business', 'p.business-loan') && (ask.has('a.age', 'f.founded') || untilNow.test(words)));
  const follows = `${word(time.end)} ${word(time.end + 1)}`;
  const runs =
    !ask.has('a.age') &&
    /^(?:on|tenure|term|repayment|tak|तक|to repay) |^(?:ke|के) (?:liye|lie|लिए|andar|भीतर)$/.test(follows);
  const forTime = near(duration, 2) || ask.has('a.tenure');
  const told =
    near(ofSelf) ||
    /^(i|m)$/.test(word(time.at - 1)) ||
    (owned && endsPhrase(time.end + 1)) ||
    ask.has('a.age') ||
    (years >= 18 && !forTime && ask.has('a.employment'));
  const isAge =
    time.years === true &&
    years >= YOUNGEST &&
    !stretch.test(word(time.at - 1)) &&
    !runs &&
    (told || (years > 30 && !forTime) || (years > LONGEST && !ask.has('a.tenure', 'e.emi')));
  // "25 years, 22k salary, 680 score": a clause of its own among what the visitor tells of himself.
  const clause = ask.tokens[time.at]?.clause;
  const alone = ask.tokens.filter((token) => token.clause === clause).length === time.end - time.at;
  if (alone && time.years && years >= 18 && ask.has('a.income', 'a.score') && !ask.has('e.emi')) return 'age';
  const worked = ask.words.some(
    (each, at) => workWords.test(each) && ask.tokens[at]?.clause === ask.tokens[time.at]?.clause,
  );
  if ((ask.has('a.experience', 'f.experience') || (worked && !business)) && !isAge) return 'experience';
  if (business && (!isAge || years < 18)) return 'vintage';
  if (isAge) return 'age';
  return ask.has('a.age') ? null : 'tenure';
}

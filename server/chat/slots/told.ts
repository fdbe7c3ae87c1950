// Figures that words tell: no history instead of a score, no interest instead of a rate, one more EMI every year.
import { fill } from './filled.ts';
import type { Quantity, Slots } from './slot.ts';

const scoreWord = '(?:cibil|civil|sibil|cibill|score|सिबिल|स्कोर)';
const ofScore = new RegExp(scoreWord);
const none = new RegExp(
  `${scoreWord}[^.?!]{0,24}?(?:-\\s?1(?!\\d)|minus (?:1|one)|(?<![a-z])(?:nh|n/a|na|zero|shunya)(?![a-z])|(?<![\\d.])0(?![\\d.])|माइनस|शून्य|शुन्य|जीरो)|(?:-1|minus (?:1|one)|माइनस (?:एक|1)) ?(?:ka |ki )?${scoreWord}`,
  'u',
);

/** A score of −1, NH or NA: no history. */
export function noHistory(text: string, slots: Slots): void {
  const match = ofScore.test(text) ? none.exec(text) : null;
  if (!match) return;
  const at = { start: match.index, end: match.index + match[0].length };
  const isElsewhere = ({ start, end }: Quantity) => end <= at.start || start >= at.end;
  slots.loose = slots.loose.filter(isElsewhere);
  const scores = slots.filled.score?.filter(isElsewhere) ?? [];
  delete slots.filled.score;
  if (scores.length > 0) slots.filled.score = scores;
  else fill(slots, { role: 'score', measure: 'bare', value: -1, p: 1, text: match[0], ...at });
}

const free =
  /(?<![\p{L}\d.,])(?:(?:zero|no|without|bina) (?:percent |% )?(?:interest|byaj|vyaj)|interest free|(?:byaj|vyaj) (?:mukt|free)|(?:zero|jiro|0) ?(?:percent|parsent|%)|no cost emi|नो कॉस्ट|(?:शून्य|बिना|जीरो) (?:प्रतिशत )?(?:ब्याज|प्रतिशत|परसेंट|पर्सेंट)|ब्याज मुक्त)/u;

/** "No cost EMI", "zero percent": a rate of nought, unless another is told. */
export function noInterest(text: string, slots: Slots): void {
  const match = slots.filled.amount ? free.exec(text) : null;
  if (!match) return;
  const at = { start: match.index, end: match.index + match[0].length };
  const isElsewhere = ({ start, end }: Quantity) => end <= at.start || start >= at.end;
  if (slots.filled.rate?.some(isElsewhere)) return;
  slots.loose = slots.loose.filter(isElsewhere);
  delete slots.filled.rate;
  fill(slots, { role: 'rate', measure: 'percent', value: 0, p: 1, text: match[0], ...at });
}

const rises =
  /(?<!\p{L})(?:goes up|go up|went up|up by|ris(?:e|es|en|ing)|increas\p{L}*|hik(?:e|ed|es)|ba[dr]h\p{L}*|बढ[\p{L}\p{M}]*)(?!\p{L})/u;
const falls =
  /(?<!\p{L})(?:down|lower\p{L}*|less|fall\p{L}*|drop\p{L}*|reduc\p{L}*|cheaper|kam|ghat\p{L}*|कम|घट[\p{L}\p{M}]*|सस्त[\p{L}\p{M}]*)(?!\p{L})/u;
/** "If it goes up by half a percent": the new rate is higher by so much. */
export function higherRate(text: string, { filled }: Slots): void {
  if (!filled.cut || !rises.test(text) || falls.test(text)) return;
  filled.cut = filled.cut.map((slot) => ({ ...slot, value: -Math.abs(slot.value) }));
}

/** "At 14, flat or reducing?": the one rate in both ways. */
export function bothWays(text: string, { filled }: Slots): void {
  const [rate, ...more] = filled.rate ?? [];
  if (!rate || more.length > 0 || filled.flatRate || !/flat|फ्लैट/.test(text) || !/reducing|रिड्यूसिंग/.test(text)) return;
  filled.flatRate = [{ ...rate, role: 'flatRate' }];
}

const goesAway =
  /(?:of (?:my |the )?(?:salary|income|pay)|(?:salary|income|kamai|tankhwah|वेतन|सैलरी|आय|तनख्वाह) (?:ka|का)) [^.]{0,24}(?:goes|gone|jata|jati|chala|kat|जात|कट)/;
/** "20 percent of salary goes in EMI": so much of it runs. */
export function shareOfPay(text: string, slots: Slots): void {
  const [[share], [pay]] = [slots.filled.share ?? [], slots.filled.income ?? []];
  if (!share || !pay || slots.filled.running || !goesAway.test(text)) return;
  fill(slots, { ...share, role: 'running', measure: 'money', value: (pay.value * share.value) / 100 });
}

const counts: Record<string, number> = { ek: 1, one: 1, an: 1, '1': 1, एक: 1, do: 2, two: 2, '2': 2, दो: 2 };
const emiCount =
  /(?<![\p{L}\d])(ek|one|an|1|एक|do|two|2|दो) (?:full |whole |poori |puri |पूरी |extra |faltu |zyada |jyada |additional |एक्स्ट्रा |more )?(?:emi|kist|kisht|instal?lments?|ईएमआई|किस्त)/u;
const everyYear =
  /(?:har|every|each|per|a|in a|हर) ?(?:saal|sal|year|yr|साल|वर्ष)|(?:saal|sal|साल) (?:me|mein|में)|yearly|saalana/u;

/** "One extra EMI every year". */
export function extraEmis(text: string, slots: Slots): void {
  const match = emiCount.exec(text);
  const { filled } = slots;
  if (!match || !everyYear.test(text) || filled.extraEmis || filled.extraMonthly || filled.extraYearly) return;
  const [whole, count = ''] = match;
  const place = { text: whole, start: match.index, end: match.index + whole.length };
  fill(slots, { role: 'extraEmis', measure: 'bare', value: counts[count] ?? 1, p: 1, ...place });
}

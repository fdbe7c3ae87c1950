// What the visitor tells of himself, held against the bounds of the loan.
import { join, type Said } from '../reply/voice.ts';
import type { Role } from '../slots/slot.ts';
import { yearsByAge } from '../sums/loan-for-person.ts';
import { ltvShare } from '../sums/ltv-share.ts';
import type { SumOutcome } from '../sums/outcome.ts';
import { sentences } from '../sums/say.ts';
import { type Attribute, overall } from './facts.ts';
import { summed, type Task } from './reckon.ts';

/** What lenders look at in a person. */
export const ofPerson: Role[] = [
  'age',
  'otherAge',
  'income',
  'pension',
  'coIncome',
  'score',
  'vintage',
  'turnover',
  'experience',
];
const ofLoan: Role[] = ['amount', 'tenure', 'share'];
const ofSizeToo: Role[] = ['property', 'running', 'emi', 'rate', 'tenure'];

const howMuch =
  /what (?:home |personal |business )?loan can (?:i|we)|how much (?:home |personal |business )?(?:loan|can (?:i|we))|how much (?:\S+ ){0,4}(?:give|support|lend|carry)|loan how much|kitn[ai] (?:ka )?(?:loan )?(?:mil|ban |aur )|कितना (?:का )?(?:लोन )?(?:मिल|बन|और)/;

/** Not whether: with running EMIs and no sum named, the question is what is left. */
const asksHowMuch = ({ intent, message: { slots, text } }: Task): boolean =>
  (intent === 'check.fit' && slots.filled.income !== undefined && !slots.filled.amount && howMuch.test(text)) ||
  intent === 'check.amount' ||
  intent === 'ask.ltv' ||
  (intent === 'check.running' && (!slots.filled.amount || howMuch.test(text))) ||
  (intent === 'check.pension' && howMuch.test(text) && (slots.filled.property ?? slots.filled.rate) !== undefined);

const tooLittle = (outcome: SumOutcome): boolean =>
  outcome.state === 'result' &&
  outcome.sentences.some(
    ({ frame, figures: { value } }) => frame === 'verdict.low' && value && 'said' in value && value.said === 'income',
  );

/** "28,000 in cash": an income that nothing proves does not simply fit. */
const leastCash = 0.3;
const fitsByCash = (outcome: SumOutcome): boolean => {
  const verdicts =
    outcome.state === 'result' ? outcome.sentences.filter(({ frame }) => frame.startsWith('verdict.')) : [];
  return (
    verdicts.length > 0 &&
    verdicts.every(
      ({ frame, figures: { value } }) => frame === 'verdict.yes' && value && 'said' in value && value.said === 'income',
    )
  );
};

const asksYears =
  /(?:how (?:many years|long)|(?:max|maximum|longest) (?:\S+ ){0,3}(?:tenure|years|period))(?! have| ago| old)|kitne (?:saal|sal) (?:ka|ke|tak)|kitni (?:lambi|tenure|avadhi)|कितने साल (?:का|के|तक)|कितनी (?:लंबी|अवधि)/;
const asksShare = /(?<!\p{L})(?:ltv|loan to value|एलटीवी)(?!\p{L})/u;

/** The visitor's figures against the bounds of the loan; null when there are none to judge. */
export function verdict(task: Task): Said | null {
  const { slots, slotsFor, earlier, intents } = task.message;
  // After other turns the words alone say little: "wife's 20000 too".
  const { filled, loose } = earlier.length > 0 && intents[0]?.name !== task.intent ? slotsFor([task.intent]) : slots;
  // "A house of 80 lakh, a loan of 52: what is the LTV in percent".
  const { text } = task.message;
  const shares = asksShare.test(text) ? ltvShare(slots) : [];
  if (shares.length > 0) return sentences(shares, task.voice, task.facts);
  const years = asksYears.test(text) ? yearsByAge(slots, task.message.about[0] ?? null, task.facts) : [];
  if (years.length > 0) return sentences(years, task.voice, task.facts);
  // A scheme that is closed has no limits to be within.
  const { scheme } = slots.traits;
  if (scheme && task.facts.some(({ attribute, status }) => attribute === `amount.${scheme}` && status?.is === 'closed'))
    return null;
  // Whether a rent counts is no question of how large it is.
  if (task.intent === 'check.rent' && filled.income?.length === 1 && !filled.coIncome && !filled.pension) return null;
  // Who asks with a young business is not judged by its sales.
  if (task.intent === 'check.newbusiness' && !(filled.vintage ?? filled.age ?? filled.score)) return null;
  const bare = loose.some(({ measure }) => measure === 'bare');
  const howMuch = asksHowMuch(task);
  // A price named after another, or beside the word for its share.
  const isBought = task.intent === 'ask.ltv' || filled.property?.every(({ earlier }) => earlier);
  const roles: Role[] = howMuch
    ? [...ofPerson, ...ofSizeToo, ...(isBought ? (['amount', 'down'] as const) : [])]
    : task.intent.startsWith('ask.') || task.intent === 'check.fit'
      ? [...ofPerson, ...ofLoan]
      : ofPerson;
  if (!roles.some((role) => filled[role]?.some(({ earlier }) => !earlier)) && !(bare && task.intent === 'check.fit'))
    return null;
  // Who earns too little for any lender gets no estimate.
  const fit = howMuch && !task.message.about[0] ? null : summed('check.fit', task);
  const { outcome, said } = fit && (!howMuch || tooLittle(fit.outcome)) ? fit : summed('check.amount', task);
  // "We both earn, 6,000 runs, 20 years at 8.5: how much": the income is all that is missing.
  if (outcome.state === 'missing' && howMuch && filled.rate && filled.tenure && !filled.amount) return said;
  // "Nine thousand in all: seven and four".
  if (outcome.state === 'conflict' && outcome.role === 'running') return said;
  if (outcome.state === 'open' && howMuch) return said;
  if (outcome.state !== 'result') return null;
  if (intents.some(({ name, p }) => name === 'check.cashsalary' && p >= leastCash) && fitsByCash(outcome)) return null;
  // Over all loans the verdict names no bound.
  const [first] = outcome.sentences;
  const value = first?.figures.value;
  const rule =
    first?.frame === 'with' && value && 'said' in value ? overall(task.voice, value.said as Attribute) : null;
  return { ...join(said, rule), kind: said.kind };
}

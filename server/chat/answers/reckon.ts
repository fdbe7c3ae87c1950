// Sums and verdicts from what the visitor tells: which sum the figures ask for, and what each figure is in it.
import type { Fact } from '../../../content/schema.ts';
import type { Message } from '../message.ts';
import { join, type Said, type Voice } from '../reply/voice.ts';
import type { Quantity, Role, Slots } from '../slots/slot.ts';
import { surePoints, unlessOpen } from '../sums/open-figure.ts';
import type { SumOutcome } from '../sums/outcome.ts';
import { saySum } from '../sums/say.ts';
import { computeSum, type SumIntent } from '../sums/sums.ts';
import { type Attribute, overall } from './facts.ts';

export interface Task {
  intent: string;
  message: Message;
  voice: Voice;
  facts: Fact[];
  /** The attributes that the message asks besides. */
  beside: Attribute[];
}

const ofEmi = new Set<string>(['sum.emi', 'sum.total', 'sum.compare', 'sum.flat']);
const ofSize = new Set<string>(['sum.afford', 'check.amount']);
/** No working life is longer, and no loan. */
const longestMonths = 45 * 12;
const leastAmount = 1000;

const monthly =
  /(?:%|percent|pratishat|प्रतिशत|taka) ?(?:a |per |har |ka |of the )?(?:month|mahin|mahe|मासिक|महीन|maasik|masik)|(?:monthly|per month|masik|maasik|मासिक|महीने का|mahine ka) (?:interest|rate|byaj|ब्याज|\d)/;

/** "1 lakh over a year, how much monthly": so much is rather the loan than its instalment. */
const largeEmi = 100_000;
const half = 50;
/** Of a price, what one brings oneself is not borrowed: "2 lakh down", "20 % down", "80 % financed". */
function borrowedOf(price: number, { down, share }: Slots['filled']): number {
  const percent = share?.[0]?.value;
  if (down) return price - down.reduce((sum, { value }) => sum + value, 0);
  if (percent === undefined) return price;
  return Math.round((price * (percent > half ? percent : 100 - percent)) / 100);
}

/** What is asked settles the role of a figure that its own words leave open. */
function settled(intent: string, { text }: Message, slots: Slots): Slots {
  const filled = { ...slots.filled };
  const [money] = slots.loose.filter(
    ({ measure, value }) => measure !== 'percent' && measure !== 'time' && value >= leastAmount,
  );
  // What is paid every month is not what is borrowed.
  const [emi] = filled.emi?.filter(({ per, value }) => !per || value >= largeEmi) ?? [];
  const [price] = filled.property ?? [];
  const given = emi ?? price ?? (filled.emi ? undefined : (filled.extraMonthly?.[0] ?? filled.extra?.[0] ?? money));
  if (ofEmi.has(intent) && !filled.amount && !filled.owed && given) {
    const value = given === price ? borrowedOf(price.value, filled) : given.value;
    filled.amount = [{ ...given, value, role: 'amount', points: 0 }];
    delete filled.emi;
  }
  // A moneylender's rupees on the hundred are counted on the whole sum to the end.
  if (intent === 'sum.flat' && filled.rate && !filled.flatRate && /saikd|saikr|sainkd|sekd|सैकड|सैंकड/.test(text)) {
    filled.flatRate = filled.rate.map((slot) => ({ ...slot, role: 'flatRate' }));
    delete filled.rate;
  }
  // "Pichle 2 saal se bhar raha hun".
  if (intent === 'sum.outstanding' && !filled.elapsed && filled.since)
    filled.elapsed = filled.since.map((slot) => ({ ...slot, role: 'elapsed' }));
  // Who tells an income and EMIs pays those EMIs already.
  if (intent.startsWith('check.') && filled.income && filled.emi && !filled.running) {
    filled.running = filled.emi.map((slot) => ({ ...slot, role: 'running' }));
    delete filled.emi;
  }
  // Said to be of the month, it is: twelve of them are the year's.
  if (filled.rate && monthly.test(text))
    filled.rate = filled.rate.map(({ unclear, ...rate }) =>
      unclear ? { ...rate, value: Math.round(rate.value * 12e6) / 1e6, per: 'month' } : rate,
    );
  // Beside a rate, years that no word ties to a job are the loan's.
  const [spent] = filled.experience ?? [];
  if (spent && spent.points < surePoints && filled.rate && !filled.tenure && ofSize.has(intent)) {
    filled.tenure = [{ ...spent, role: 'tenure' }];
    delete filled.experience;
  }
  // "Five years elsewhere", beside a job or a shop: time told, not the loan's.
  const [time] = filled.tenure ?? [];
  const told = filled.experience ?? filled.vintage ?? filled.since;
  if (intent.startsWith('check.') && time && time.points < surePoints && told && !filled.rate) delete filled.tenure;
  const [years] = filled.experience ?? filled.tenure ?? [];
  if (!filled.age && years?.years && (years.value > longestMonths || intent === 'ask.age')) {
    filled.age = [{ ...years, role: 'age', value: years.value / 12 }];
    delete filled[years.role];
  }
  // "Can I get it at 65?"
  const [bare, ...more] = slots.loose.filter(({ measure, value }) => measure === 'bare' && value >= 16 && value <= 90);
  if (intent === 'check.fit' && !filled.age && bare && more.length === 0)
    filled.age = [{ ...bare, role: 'age', points: 0 }];
  return { ...slots, filled };
}

const leastHeard = 0.2;
const asksLoan = /(?:what|how much|how big a|which) loan|loan (?:size|kitn)|kitn\S+ (?:ka )?loan|कितन\S+ (?:का )?लोन/;

/** What the figures ask for, where the words were heard as another sum: nobody prepays by taking a loan. */
function sumOf(intent: SumIntent, { intents, text }: Message, { filled }: Slots): SumIntent {
  const loan = filled.amount ?? filled.owed;
  const extra = filled.extra ?? filled.extraMonthly ?? filled.extraYearly;
  if (loan && extra && !filled.newRate && /^sum\.(?:emi|total|transfer|outstanding)$/.test(intent)) return 'sum.prepay';
  // "Makan 45 lakh ka, 9 lakh mere paas, baki loan": what is left of the price, not of a loan.
  if (intent === 'sum.outstanding' && !loan && filled.property && filled.down) return 'sum.emi';
  // Of a loan that has run for some time, what is left is asked.
  if (loan && filled.elapsed && filled.rate && filled.tenure && ofEmi.has(intent)) return 'sum.outstanding';
  // With an income and nothing of a loan, what EMI it bears is asked.
  if (!loan && filled.income && !filled.rate && !filled.tenure && !filled.property && ofEmi.has(intent))
    return 'sum.afford';
  const asksSize = asksLoan.test(text) || intents.some(({ name, p }) => name === 'sum.afford' && p > leastHeard);
  const monthly = filled.emi?.some(({ per }) => per === 'month');
  if (!loan && asksSize && monthly && intent.startsWith('sum.') && intent !== 'sum.tenure') return 'sum.afford';
  return intent;
}

/** With one rate and two sums no loan is moved: the smaller sum is paid into it. With two rates and one sum it is. */
function otherwise(intent: SumIntent, { filled }: Slots): SumIntent {
  const rates = [filled.rate, filled.newRate, filled.cut].flatMap((list) => list ?? []).length;
  const extra = filled.extra ?? filled.extraMonthly ?? filled.extraYearly ?? filled.extraEmis;
  // Of a price, what one does not bring oneself is a new loan.
  if (intent === 'sum.transfer' && rates < 2 && filled.property && filled.down) return 'sum.emi';
  if (intent === 'sum.transfer' && rates < 2 && filled.owed && filled.amount) return 'sum.prepay';
  // One loan over two times: what each would cost.
  if (intent === 'sum.transfer' && rates < 2 && filled.amount && (filled.tenure?.length ?? 0) > 1) return 'sum.emi';
  return intent === 'sum.prepay' && rates === 2 && !extra ? 'sum.transfer' : intent;
}

const mostApart = 20;
/** Sums of money or times that somebody may weigh against each other: not a salary and a loan. */
const alike = (values: number[]) => Math.max(...values) <= Math.min(...values) * mostApart;

/** One of two amounts is then that of a loan which nobody asks about. */
const runsAlready =
  /\b(?:paying|running|existing|already|old|car|bike|purana|purane|gadi ka|gaadi ka|chal rah?a)\b[^.]{0,20}\b(?:loan|lon)\b|(?:कार|गाडी|पुराना|पुराने)(?: का)? लोन/;
const ofMoney = ({ measure }: Quantity) => measure === 'money';

export function summed(intent: SumIntent, { intent: asked, message, voice, facts }: Task) {
  const { intents, about, slots: heard, slotsFor } = message;
  // What is asked says what a figure is: heard first was perhaps something else.
  const first = asked === intent && asked !== intents[0]?.name ? slotsFor([asked]) : heard;
  const other = otherwise(intent, first);
  const read = other === intent ? first : slotsFor([other]);
  const meant = sumOf(other, message, read);
  const input = { slots: settled(meant === intent ? asked : meant, message, read), product: about[0] ?? null, facts };
  const outcome = computeSum(meant, input);
  // Two tenures in one question ask for two sums.
  const twice =
    outcome.state === 'conflict' &&
    ofEmi.has(meant) &&
    alike(outcome.values) &&
    !(outcome.role === 'amount' && runsAlready.test(message.text));
  const sum = twice ? computeSum('sum.compare', input) : outcome;
  const both = meant.startsWith('sum.') ? unlessOpen(sum, input.slots) : sum;
  const told = { outcome: both, said: saySum(meant, both, input, voice) };
  // With two sums of money the instalment of either would be a guess.
  const sums = [...Object.values(read.filled).flat(), ...read.loose].filter(ofMoney);
  if (both.state === 'result' || both.state === 'open' || !meant.startsWith('sum.') || sums.length > 1) return told;
  // With an amount, a rate and a time, the instalment is an answer whatever else was meant.
  const slots = slotsFor(['sum.emi']);
  const emi = computeSum('sum.emi', { ...input, slots: settled('sum.emi', message, slots) });
  return emi.state === 'result' ? { outcome: emi, said: saySum('sum.emi', emi, input, voice) } : told;
}

/** What lenders look at in a person. */
const ofPerson: Role[] = [
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

const howMuch =
  /how much (?:home |personal |business )?(?:loan|can (?:i|we))|kitn[ai] (?:ka )?(?:loan )?(?:mil|ban )|कितना (?:का )?(?:लोन )?(?:मिल|बन)/;

/** Not whether: with running EMIs and no sum named, the question is what is left. */
const asksHowMuch = ({ intent, message: { slots, text } }: Task): boolean =>
  (intent === 'check.fit' && slots.filled.income !== undefined && !slots.filled.amount && howMuch.test(text)) ||
  intent === 'check.amount' ||
  intent === 'ask.ltv' ||
  (intent === 'check.running' && !slots.filled.amount);

const tooLittle = (outcome: SumOutcome): boolean =>
  outcome.state === 'result' &&
  outcome.sentences.some(
    ({ frame, figures: { value } }) => frame === 'verdict.low' && value && 'said' in value && value.said === 'income',
  );

/** The visitor's figures against the bounds of the loan; null when there are none to judge. */
export function verdict(task: Task): Said | null {
  const { filled } = task.message.slots;
  const bare = task.message.slots.loose.some(({ measure }) => measure === 'bare');
  const howMuch = asksHowMuch(task);
  const roles = howMuch
    ? [...ofPerson, 'property' as const]
    : task.intent.startsWith('ask.') || task.intent === 'check.fit'
      ? [...ofPerson, ...ofLoan]
      : ofPerson;
  if (!roles.some((role) => filled[role]?.some(({ earlier }) => !earlier)) && !(bare && task.intent === 'check.fit'))
    return null;
  // Who earns too little for any lender gets no estimate.
  const fit = howMuch && !task.message.about[0] ? null : summed('check.fit', task);
  const { outcome, said } = fit && (!howMuch || tooLittle(fit.outcome)) ? fit : summed('check.amount', task);
  if (outcome.state !== 'result') return null;
  // Over all loans the verdict names no bound.
  const [first] = outcome.sentences;
  const value = first?.figures.value;
  const rule =
    first?.frame === 'with' && value && 'said' in value ? overall(task.voice, value.said as Attribute) : null;
  return { ...join(said, rule), kind: said.kind };
}

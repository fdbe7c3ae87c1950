// From intents to what is said: each by its row of the table.
import type { Fact } from '../../../content/schema.ts';
import { join, type Said, type Voice } from '../reply/voice.ts';
import type { Message } from '../message.ts';
import type { Role } from '../slots/slot.ts';
import { gstOf } from '../sums/fee-tax.ts';
import { lateBy, penalOf } from '../sums/late.ts';
import { afterPause, preEmi } from '../sums/pre-emi.ts';
import { sentences } from '../sums/say.ts';
import { taxSaving } from '../sums/tax-saving.ts';
import { withinShare } from '../sums/within-share.ts';
import { allTerms, askedRather, asksMonthly, asksPart, asksStep, byRule } from './asks-rather.ts';
import { type Attribute, compare, factOf, impliesHome, overall, schemesIn, sentenceAt, withNote } from './facts.ts';
import { instalment, isSum, withMissed } from './missed.ts';
import { makers } from './makers.ts';
import type { Task } from './reckon.ts';
import type { Row } from './row.ts';
import { table } from './table.ts';
import { ofRate } from './variants/facts.ts';
import { ofPerson, verdict } from './verdict.ts';

const has = (voice: Voice, id: string, attribute: Attribute) =>
  (voice.texts.loan(id).facts as Partial<Record<string, string>>)[attribute] !== undefined;

function factual(row: Row, { message, voice, facts }: Task, attribute: Attribute): Said {
  const { products } = message;
  if (products.length > 1) return compare(message, voice, facts, products, [attribute]);
  const [named = impliesHome(message, attribute) ? 'home-loan' : undefined] = message.about;
  // Tax belongs to one loan, named or not.
  const product = named && row.of && !has(voice, named, attribute) && has(voice, row.of, attribute) ? row.of : named;
  // What a loan has no fact of its own for is said of all.
  const own = product !== undefined && (row.say === undefined || has(voice, product, attribute));
  if (own) return withNote(voice, attribute, factOf(message, voice, product, attribute));
  const every = row.of ? null : overall(voice, attribute);
  if (every) return withNote(voice, attribute, every);
  if (row.say) return voice.say(sentenceAt(voice, row.say), {}, row.pages);
  if (row.of) return withNote(voice, attribute, factOf(message, voice, row.of, attribute));
  return voice.say(voice.texts.firm.services, {}, ['/']);
}

function plainly(intent: string, row: Row, task: Task): Said {
  if (row.fact) {
    const tax = taxSaving(intent, task.message, task.facts);
    // Worked out for the visitor, the rule needs no telling.
    return tax.length > 0
      ? { ...sentences(tax, task.voice, task.facts), pages: row.pages ?? [] }
      : factual(row, task, row.fact);
  }
  const { message, voice } = task;
  const [product] = message.about;
  const bound = row.also && product && has(voice, product, row.also) ? factOf(message, voice, product, row.also) : null;
  // A few figures that a rule turns into rupees.
  const shares = intent === 'rule.foir' ? withinShare(message, task.facts) : [];
  const reckoned = [
    ...gstOf(intent, message.text, message.slots, task.facts),
    ...lateBy(intent, message.text, task.facts),
    ...penalOf(intent, message),
    ...preEmi(intent, message),
    ...afterPause(intent, message.slots),
    ...shares,
  ];
  // Set against the visitor's own figures, the rule needs no words.
  const isTold = row.say || !row.make;
  const spoken = isTold && shares.length === 0 ? voice.say(sentenceAt(voice, row.say ?? intent), {}, row.pages) : null;
  return join(
    bound,
    reckoned.length > 0 ? { ...sentences(reckoned, voice, task.facts), settled: true } : null,
    spoken,
    row.make ? makers[row.make](task) : null,
  );
}

/** The EMIs were set against a share of the income. */
const tellsShare = ({ text }: Said): boolean => text.includes('%');

/** What the visitor tells of himself is weighed once, for the first intent that asks for it. */
function said(intent: string, row: Row, task: Task, weighed: Said | null): Said & { asksBack: boolean } {
  if (!weighed) {
    const plain = plainly(intent, row, task);
    const { kind, form = false, settled = !row.make && plain.settled } = row;
    // A sum that could not be made asks for what it lacks.
    return { ...plain, kind, form, settled, asksBack: isSum(intent) && plain.kind === 'emi' && !plain.settled };
  }
  // Who tells an income is not without one, and who was judged by it and the EMIs need not tell them.
  const earns =
    task.message.slots.filled.income &&
    (intent === 'check.nojob' || (intent === 'check.running' && tellsShare(weighed)));
  // Who names only a loan has still to hear what it takes.
  const loanOnly = intent === 'check.fit' && !ofPerson.some((role) => task.message.slots.filled[role]);
  const more = (row.fact || row.make || earns) && !loanOnly ? null : plainly(intent, row, task);
  return { ...join(weighed, more), kind: 'eligibility', asksBack: false };
}

const rolesOf: Partial<Record<Attribute, Role[]>> = {
  age: ['age', 'otherAge', 'tenure', 'experience'],
  tenure: ['tenure', 'age', 'otherAge'],
  income: ['income', 'coIncome', 'pension', 'emi'],
  experience: ['experience', 'tenure', 'since'],
  ltv: ['share', 'property', 'down', 'amount'],
};
/** Who asks for a bound and tells something else of himself wants that bound, and no verdict on the other thing. */
const tellsOf = ({ fact }: Row, { slots: { filled } }: Message): boolean =>
  !fact ||
  (rolesOf[fact] ?? [fact as Role]).some(
    // Beside a rate the years are those of a sum.
    (role) => filled[role] && !(role === 'tenure' && fact !== 'tenure' && filled.rate),
  );

const tellsLoan = ({ slots: { filled, loose } }: Message): boolean =>
  loose.length > 0 || Object.keys(filled).some((role) => role !== 'expense' && role !== 'score');

/** What a comparison is about, where it is heard only faintly: "which runs longer, LAP or business". */
function likely({ intents }: Message): Attribute[] {
  const [best] = intents.flatMap(({ name, p }) =>
    p > faint && name.startsWith('ask.') ? (table[name]?.fact ?? []) : [],
  );
  return best ? [best] : [];
}
const faint = 0.02;
const told = 0.27;
/** Where nothing is heard better, rather a question back. */
const unsure = 0.45;
/** Beside a sum that is asked, a fact is a question of its own, unless the sum's figures sound like it. */
const soundsOfTerms = (name: string, { slots: { filled } }: Message): boolean =>
  /^ask\.(?:rate|tenure|amount|time|ltv)$/.test(name) || (name === 'check.amount' && !filled.income);
const asksCheaper =
  /cheap|sast[aeoi]|mehng|costl|byaj kam|kam byaj|less interest|lower (?:rate|interest)|सस्त|महंग|ब्याज कम|कम ब्याज/;
const asksLonger =
  /(?<!\p{L})(?:runs? longer|longer (?:time|tenure|period)|zyada (?:saal|sal|lamb[aie])|kitne (?:saal|sal)|ज्यादा साल|कितने साल|लंब[ीाे])(?!\p{L})/u;
/** What begins alike for so many letters differs in its closing note only. */
const telling = 90;
const rupees = /₹[\d,]{5,}/g;
/** What would make the reply longer is left out. */
const longest = 1100;

/** Figures in words. */
const spoken = /lakh|lac\b|crore|karod|hazar|hajar|thousand|percent|लाख|करोड|हजार|प्रतिशत|saal|साल|years?/;

/** By the first intent that finds something to judge. */
function firstVerdict(rows: readonly { intent: string }[], task: (intent: string) => Task) {
  for (const { intent } of rows) {
    const weighed = verdict(task(intent));
    if (weighed) return { intent, weighed };
  }
  return { intent: undefined, weighed: null };
}

export function answer(
  heard: string[],
  message: Message,
  voice: Voice,
  facts: Fact[],
  apart: readonly string[] = [],
): Said {
  const figures = /\d/.test(message.text) || message.earlier.length > 0 || spoken.test(message.text);
  const sum = heard.find(isSum);
  const intents = withMissed(heard, message, apart);
  const meant = (name: string): string => {
    const { bare, among } = table[name] ?? {};
    const rule = figures ? byRule.find(([asks]) => asks(name, message))?.[1] : undefined;
    if (rule) return rule;
    if (!figures && bare) return bare;
    if (among && intents.length > 1) return among;
    const asSum =
      allTerms(message) &&
      !apart.includes(name) &&
      (sum ? soundsOfTerms(name, message) : /^(?:ask|compare)\.(?!products)/.test(name));
    if (asSum || asksMonthly(name, message)) return sum ?? 'sum.emi';
    return askedRather(name, message);
  };
  // Who corrects himself was not misunderstood.
  const paidOut = intents.includes('sum.subsidy') && tellsLoan(message);
  const isAsked = (name: string) =>
    !(paidOut && name === 'scheme.paid') && (!table[name]?.among || intents.length === 1 || message.earlier.length > 0);
  const rows = intents.filter(isAsked).map((name) => {
    const intent = meant(name);
    return { name, intent, row: table[intent] as Row };
  });
  const beside = rows.flatMap(({ row }) => row.fact ?? []);
  const comparing = intents.includes('compare.products');
  // Whatever else is named, what is cheaper is a matter of the rate.
  if (comparing && asksCheaper.test(message.text)) beside.splice(0, beside.length, 'rate');
  // "Less interest in which, and money sooner in which": both.
  else if (comparing && beside.length > 0 && ofRate.test(message.text) && !beside.includes('rate'))
    beside.unshift('rate');
  if (comparing && asksLonger.test(message.text) && !beside.includes('tenure')) beside.push('tenure');
  if (comparing && beside.length === 0) beside.push(...likely(message));
  const task = (intent: string): Task => ({ intent, message, voice, facts, beside });
  const weighs = ({ intent, row }: { intent: string; row: Row }) =>
    row.weigh &&
    tellsOf(row, message) &&
    !(intent === 'scheme.mudra' && asksStep.test(message.text)) &&
    !(intent === 'scheme.pmegp' && asksPart.test(message.text));
  // Whether a rent counts is no question of figures, if another is; how much at a rate that is told, is one.
  const place = ({ intent }: { intent: string }) =>
    intent === 'check.rent' ? 1 : intent === 'check.amount' && message.slots.filled.rate ? -1 : 0;
  const weighing = rows.filter(weighs).toSorted((one, other) => place(one) - place(other));
  const { intent: judging, weighed } = firstVerdict(weighing, task);
  // The one sum told is a fee, and its tax in all was asked.
  const { text, slots } = message;
  const onlyFee = !allTerms(message) && rows.some(({ intent }) => gstOf(intent, text, slots, facts).length > 0);
  const parts: Said[] = [];
  let length = 0;
  for (const { name, intent, row } of rows) {
    if (comparing && row.fact && message.products.length + schemesIn(message).length > 1) continue;
    // Beside another question "how much in all" without a figure of a loan asks for no sum of one.
    if (intent.startsWith('sum.') && parts.length > 0 && (!tellsLoan(message) || onlyFee)) continue;
    // The bounds that the verdict names are not said again; what a case surely told of needs besides, is.
    const besides = row.fact || row.make || !message.intents.some(({ name, p }) => name === intent && p >= told);
    if (weighed && weighs({ intent, row }) && intent !== judging && besides) continue;
    // Judged with the EMIs that run, nobody has to tell them once more.
    if (intent === 'check.running' && weighed && tellsShare(weighed) && intent !== judging) continue;
    const { asksBack, ...part } = said(intent, row, task(intent), intent === judging ? weighed : null);
    // What a sum would still need is not asked beside the answer to another question.
    const [likeliest] = message.intents;
    const isMain = name === likeliest?.name || (likeliest?.p ?? 0) < unsure || instalment.test(text);
    if (asksBack && !isMain && (parts.length > 0 || weighed)) continue;
    // A verdict has told the instalment already, another sum all that it comes to.
    const [own = '', ...others] = isSum(intent) ? (part.text.match(rupees) ?? []) : [];
    const isTold = (figure: string) => parts.some(({ text }) => text.includes(figure));
    if (own && isTold(own) && (intent === 'sum.emi' || others.every(isTold))) continue;
    // Two questions may have one answer, or share the half of it.
    for (const { text } of parts) part.text = part.text.replace(text, '').trim();
    const isSame = (text: string) => text.includes(part.text) || text.slice(0, telling) === part.text.slice(0, telling);
    if (part.text === '' || parts.some(({ text }) => isSame(text))) continue;
    length += part.text.length;
    if (parts.length > 0 && length > longest) {
      // What was heard best is not left out for what was said before it.
      if ([name, intent].includes(message.intents[0]?.name ?? '')) parts.splice(0, parts.length, part);
      break;
    }
    parts.push(part);
  }
  return join(...parts);
}

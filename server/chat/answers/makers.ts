// Answers that are made rather than looked up.
import { products as loans } from '../../../content/products.ts';
import type { Fact } from '../../../content/schema.ts';
import { openOn, weekDays } from '../../../domain/hours.ts';
import { formatClock } from '../../../domain/money/format.ts';
import type { Message } from '../message.ts';
import { join, type Said, type Voice } from '../reply/voice.ts';
import { type Attribute, compare, factOf, overall, schemesIn, schemesSaid, withNote } from './facts.ts';
import { type Maker, schemeFinder } from './table.ts';
import { computeSum, isSumIntent, type SumIntent } from '../sums/sums.ts';
import { saySum } from '../sums/say.ts';
import { readSlots } from '../slots/slots.ts';
import type { Role, Slots } from '../slots/slot.ts';

export interface Task {
  intent: string;
  message: Message;
  voice: Voice;
  facts: Fact[];
  /** The attributes that the message asks besides. */
  beside: Attribute[];
}

const detailsOf = (product: string) => loans.find(({ id }) => id === product)?.details ?? '/';

const days = [
  ['sunday', ['Sunday'], /sunday|ravivar|ravi ?war|itwar|itvar|रविवार|इतवार|संडे/],
  ['saturday', ['Saturday'], /saturday|shanivar|sanivar|शनिवार|सैटरडे/],
  ['weekday', weekDays.slice(0, 5), /weekday|monday|tuesday|wednesday|thursday|friday|somvar|सोमवार/],
] as const;

function hours({ message: { text: asked }, voice }: Task): Said {
  const text = voice.texts.firm;
  const [day, ...more] = days.filter(([, , name]) => name.test(asked));
  if (/24 ?[/x*] ?7|emergency|आपात|raat|रात/.test(asked)) return voice.say(text.emergency, {}, ['/contact']);
  if (!day || more.length > 0) return voice.say(text.hours, {}, ['/contact']);
  const [name, list] = day;
  const row = openOn(voice.hours, list);
  if (row)
    return voice.say(
      text.onDayText,
      { day: text.onDay[name], opens: formatClock(row.opens), closes: formatClock(row.closes) },
      ['/contact'],
    );
  const closed = list.every((one) => openOn(voice.hours, [one]) === null);
  return closed
    ? voice.say(text.closedOn, { day: text.onDay[name] }, ['/contact'])
    : voice.say(text.hours, {}, ['/contact']);
}

/** A paper as visitors name it, and as the lists do. */
const papers: [RegExp, RegExp][] = [
  [/\bpan\b|पैन/, /\bPAN\b|पैन/],
  [/aadha?a?r|adhar|आधार/, /Aadhaar|आधार/],
  [/salary slip|pay ?slip|सैलरी स्लिप|वेतन पर्ची/, /salary slip|सैलरी स्लिप/i],
  [/\bitr\b|income tax return|आईटीआर/, /income-tax return|ITR/],
  [/form 16|फॉर्म 16/, /Form 16|फ़ॉर्म 16/],
  [/\bgst\b|जीएसटी/, /GST/],
  [/udyam|उद्यम/, /Udyam|उद्यम/],
  [/photo|फोटो/, /photo|फ़ोटो/i],
  [/title deed|registry|sale deed|रजिस्ट्री/, /title deed|टाइटल डीड/i],
  [/project report|प्रोजेक्ट रिपोर्ट/, /project report|प्रोजेक्ट रिपोर्ट/i],
  [/statement|स्टेटमेंट/, /bank statement|बैंक स्टेटमेंट/i],
];
/** "Is a PAN card needed?", not "which papers are needed?". */
const whether =
  /^ (?:is|are|do|does|will|kya|क्या) |needed|required|mandatory|compulsory|necessary|[zj]aru?o?o?ri|जरूरी|अनिवार्य/;
const which = /\b(?:what|which|kaun|kaunse|konse)\b|कौन/;

function documents({ message: { about, text: asked }, voice }: Task): Said {
  const text = voice.texts.docs;
  const [product] = about;
  if (!product) return voice.say(text.any, {}, ['/services/home-loan-details', '/services/personal-loan-details']);
  const { documents: items, name } = voice.texts.loan(product);
  const list = voice.say(text.lead.replace('{items}', items), { product: name }, [detailsOf(product)]);
  const listed = papers.some(([typed, written]) => typed.test(asked) && written.test(items));
  return listed && whether.test(asked) && !which.test(asked) ? join(voice.say(text.yes), list) : list;
}

function criteria({ message: { about, products }, voice }: Task): Said {
  const text = voice.texts.criteria;
  const [product] = about;
  if (!product) return voice.say(text.all);
  return voice.say(
    `${text.lead} ${voice.texts.loan(product).criteria}`,
    { product: voice.texts.loan(product).name },
    products.length > 0 ? [detailsOf(product)] : [],
  );
}

const ofSchemes: Record<string, string> = {
  'scheme.pmegp': 'pmegp',
  'scheme.mudra': 'mudra',
  'scheme.standup': 'standup',
};

export const makers: Record<Maker, (task: Task) => Said> = {
  documents,
  criteria,
  hours,
  fit: (task) => criteria(task),
  amount({ message, voice }) {
    const [product] = message.about;
    return join(
      product ? factOf(message, voice, product, 'amount') : null,
      voice.say(voice.texts.emi.afford, {}, ['/emi-calculator']),
    );
  },
  sum(task) {
    // Nobody means a flat rate without saying so.
    const plain = task.intent === 'sum.flat' && !/flat|फ्लैट|फलैट|reducing|रिड्यूसिंग/.test(task.message.text);
    return summed(isSumIntent(task.intent) && !plain ? task.intent : 'sum.emi', task).said;
  },
  product({ message, voice }) {
    const [product] = message.about;
    if (!product) return voice.say(voice.texts.firm.services, {}, ['/']);
    return factOf(message, voice, product, 'overview');
  },
  compare({ message, voice, facts, beside }) {
    if (schemesIn(message).length > 1) return schemesSaid(message, voice, 'schemes');
    const pair = message.products.length > 1 ? message.products : [...new Set([...message.products, ...message.about])];
    if (pair.length > 1) return compare(message, voice, facts, pair, beside);
    const [attribute = 'rate'] = beside;
    return withNote(voice, attribute, overall(voice, attribute) ?? voice.say(voice.texts.firm.services, {}, ['/']));
  },
  scheme({ intent, message, voice }) {
    const said = schemesSaid(message, voice, ofSchemes[intent] ?? 'schemes');
    return { ...said, pages: [...said.pages.slice(0, 2), schemeFinder] };
  },
  steps({ message, voice }) {
    const text = voice.texts.process;
    return message.products[0] === 'personal-loan'
      ? voice.say(text.personalSteps, {}, ['/services/personal-loan'])
      : voice.say(text.apply, {}, ['/query']);
  },
  oneBank({ message, voice, beside }) {
    const [product] = message.about;
    const [attribute = 'rate'] = beside;
    const said = product ? factOf(message, voice, product, attribute) : overall(voice, attribute);
    return join(
      voice.say(voice.texts.oneBank),
      withNote(voice, attribute, said ?? voice.say(voice.texts.firm.whichBank)),
    );
  },
  about: ({ voice }) =>
    join(voice.say(voice.texts.firm.founded, {}, ['/about']), voice.say(voice.texts.firm.services, {}, ['/'])),
};

const ofEmi = new Set<string>(['sum.emi', 'sum.total', 'sum.compare', 'sum.flat']);
/** No working life is longer, and no loan. */
const longestMonths = 45 * 12;
const leastAmount = 1000;

const monthly =
  /(?:%|percent|pratishat|प्रतिशत|taka) ?(?:a |per |har |ka |of the )?(?:month|mahin|mahe|मासिक|महीन|maasik|masik)|(?:monthly|per month|masik|maasik|मासिक|महीने का|mahine ka) (?:interest|rate|byaj|ब्याज|\d)/;

/** What is asked settles the role of a figure that its own words leave open. */
function settled(intent: string, { text }: Message, slots: Slots): Slots {
  const filled = { ...slots.filled };
  const [money] = slots.loose.filter(
    ({ measure, value }) => measure !== 'percent' && measure !== 'time' && value >= leastAmount,
  );
  const given = filled.emi?.[0] ?? filled.property?.[0] ?? filled.extraMonthly?.[0] ?? filled.extra?.[0] ?? money;
  if (ofEmi.has(intent) && !filled.amount && !filled.owed && given) {
    filled.amount = [{ ...given, role: 'amount', points: 0 }];
    delete filled.emi;
  }
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

function summed(intent: SumIntent, { intent: asked, message, voice, facts }: Task) {
  const input = { slots: settled(asked, message, message.slots), product: message.about[0] ?? null, facts };
  const outcome = computeSum(intent, input);
  // Two tenures in one question ask for two sums.
  const both = outcome.state === 'conflict' && ofEmi.has(intent) ? computeSum('sum.compare', input) : outcome;
  // What is paid extra on a loan is no part of its instalment: how often has to be asked.
  const { extra, amount, owed } = input.slots.filled;
  if (both.state === 'result' || !intent.startsWith('sum.') || (extra && (amount ?? owed)))
    return { outcome: both, said: saySum(intent, both, input, voice) };
  // With an amount, a rate and a time, the instalment is an answer whatever else was meant.
  const slots = readSlots(message.raw, { history: message.history, intents: ['sum.emi'] });
  const emi = computeSum('sum.emi', { ...input, slots: settled('sum.emi', message, slots) });
  return emi.state === 'result'
    ? { outcome: emi, said: saySum('sum.emi', emi, input, voice) }
    : { outcome: both, said: saySum(intent, both, input, voice) };
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

/** Not whether: with running EMIs and no sum named, the question is what is left. */
const asksHowMuch = ({ intent, message: { slots } }: Task): boolean =>
  intent === 'check.amount' || intent === 'ask.ltv' || (intent === 'check.running' && !slots.filled.amount);

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
  const { outcome, said } = summed(howMuch ? 'check.amount' : 'check.fit', task);
  if (outcome.state !== 'result') return null;
  // Over all loans the verdict names no bound.
  const [first] = outcome.sentences;
  const value = first?.figures.value;
  const rule =
    first?.frame === 'with' && value && 'said' in value ? overall(task.voice, value.said as Attribute) : null;
  return { ...join(said, rule), kind: said.kind };
}

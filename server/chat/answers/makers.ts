// Answers that are made rather than looked up.
import { fillIn } from '../../../domain/fill-in.ts';
import { products as loans } from '../../../content/products.ts';
import { openOn, weekDays } from '../../../domain/hours.ts';
import { formatClock } from '../../../domain/money/format.ts';
import { join, type Said } from '../reply/voice.ts';
import { compare, factOf, overall, schemesIn, sentenceAt, schemesSaid, withNote } from './facts.ts';
import { type Maker, schemeFinder } from './table.ts';
import { isSumIntent } from '../sums/sums.ts';
import { summed, type Task } from './reckon.ts';
import { stampDuty } from './stamp-duty.ts';
import { meaningIn } from './words.ts';

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
  const list = voice.say(fillIn(text.lead, { items }), { product: name }, [detailsOf(product)]);
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
  stampDuty,
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
    const plain =
      task.intent === 'sum.flat' && !/flat|फ्लैट|फलैट|reducing|रिड्यूसिंग|saikd|saikr|sekd|सैकड|सैंकड/.test(task.message.text);
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
  word({ intent, message: { text: asked }, voice }) {
    return voice.say(sentenceAt(voice, meaningIn(asked) ?? intent), {}, ['/blog']);
  },
  about: ({ voice }) =>
    join(voice.say(voice.texts.firm.founded, {}, ['/about']), voice.say(voice.texts.firm.services, {}, ['/'])),
};

// Answers that are made rather than looked up.
import { fillIn } from '../../../domain/fill-in.ts';
import { products as loans } from '../../../content/products.ts';
import { join, type Said } from '../reply/voice.ts';
import { compare, factOf, overall, schemesIn, sentenceAt, schemesSaid, withNote } from './facts.ts';
import type { Maker } from './row.ts';
import { schemeFinder } from './table.ts';
import { openingHours } from './hours.ts';
import { isSumIntent } from '../sums/sums.ts';
import { summed, type Task } from './reckon.ts';
import { mudraStep, ownShare } from '../sums/subsidy.ts';
import { sentence } from '../sums/say.ts';
import { pmay } from './pmay.ts';
import { stampDuty } from './stamp-duty.ts';
import { meaningIn } from './words.ts';

const detailsOf = (product: string) => loans.find(({ id }) => id === product)?.details ?? '/';

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

/** How somebody earns, said so that it decides which papers. */
const salaried = /salaried|salary wal|naukri|nokri|job wal|वेतन|नौकरी|सैलरी वाल/;
const selfEmployed =
  /self ?-?employed|shop|proprietor|\bca\b|dukan|dukaan|apna (?:kaam|dhandha|business)|parlou?r|my own|taxi|vyapar|business ?man|दुकान|अपना (?:काम|धंधा)|व्यापार/;
const notThat =
  /not (?:on )?(?:the |a )?salar|no salar|dont give me salar|salary (?:person|wala) nahi|naukri (?:wal[aie] )?nahi|नौकरी (?:वाल[ाीे] )?नहीं/;
function byEarning(asked: string, { texts, say }: Task['voice']): Said | null {
  const own = selfEmployed.test(asked) || notThat.test(asked);
  const paid = salaried.test(asked) && !notThat.test(asked);
  return own !== paid ? say(own ? texts.docs.self : texts.docs.salaried) : null;
}

/** Somebody signs with the borrower. */
const joint =
  /(?<!\p{L})(?:wifes?|husbands?|patni|biwi|gharwali|pati|co ?-?(?:owner|applicant|borrower)|joint|पत्नी|घरवाली|पति|सह-?आवेदक|को-?एप्लीकेंट)(?!\p{L})/u;

function documents({ message: { about, text: asked }, voice }: Task): Said {
  const text = voice.texts.docs;
  const [product] = about;
  const own = product === 'government-subsidies' ? null : byEarning(asked, voice);
  if (!product)
    return join(own, voice.say(text.any, {}, ['/services/home-loan-details', '/services/personal-loan-details']));
  const { documents: items, name } = voice.texts.loan(product);
  const list = voice.say(fillIn(text.lead, { items }), { product: name }, [detailsOf(product)]);
  const listed = papers.some(([typed, written]) => typed.test(asked) && written.test(items));
  return join(
    listed && whether.test(asked) && !which.test(asked) ? voice.say(text.yes) : null,
    joint.test(asked) ? voice.say(text.joint) : null,
    list,
    own,
  );
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

const onProperty =
  /(?<!\p{L})(?:makan|makaan|ghar|property|house|dukan|मकान|घर|प्रॉपर्टी|संपत्ति|दुकान) (?:pe|par|pr|पर|against)(?!\p{L})|against (?:my |the |our )?(?:house|property|home)|girvi|गिरवी/u;

const ofSchemes: Record<string, string> = {
  'scheme.pmegp': 'pmegp',
  'scheme.mudra': 'mudra',
  'scheme.standup': 'standup',
};

/** Nobody means a flat rate, or the parts of an instalment, without a word for it. */
const saidOf: Record<string, RegExp> = {
  'sum.flat':
    /(?:flat|फ्लैट|फलैट)(?! (?:\d|ka |ki |costs |price |का |की ))|reducing|रिड्यूसिंग|per hundred|on the hundred|(?:month|mahina|mahine|महीना|महीने|मासिक)[^?]*(?:year|saal|साल)[^?]*(?:kitn|how much|कितन)|saikd|saikr|sekd|सैकड|सैंकड/,
  'sum.split':
    /principal|princip|asal|mool|mul |first|1st|pehl|pahl|split|hiss|part|portion|component|break ?up|goes|jata|jaata|khaa?|प्रिंसिपल|मूल|असल|पहल|हिस्स|जाता|जा रहा|ब्याज कितना|कितना ब्याज|byaj kitna|kitna byaj|how much interest|as interest|interest of/,
};

export const makers: Record<Maker, (task: Task) => Said> = {
  documents,
  criteria,
  hours: openingHours,
  stampDuty,
  pmay,
  fit: (task) => criteria(task),
  amount({ message, voice }) {
    const [product] = message.about;
    return join(
      product ? factOf(message, voice, product, 'amount') : null,
      voice.say(voice.texts.emi.afford, {}, ['/emi-calculator']),
    );
  },
  sum(task) {
    const word = saidOf[task.intent];
    const plain = word !== undefined && !word.test(task.message.text);
    return summed(isSumIntent(task.intent) && !plain ? task.intent : 'sum.emi', task).said;
  },
  product({ message, voice }) {
    const [product] = message.about;
    if (!product) return voice.say(voice.texts.firm.services, {}, ['/']);
    return factOf(message, voice, product, 'overview');
  },
  compare({ message, voice, facts, beside }) {
    const schemes = schemesIn(message);
    if (schemes.length > 1) return schemesSaid(message, voice, 'schemes');
    // "MUDRA or an ordinary business loan".
    const [loan, ...loans] = message.products.filter((product) => product !== 'government-subsidies');
    if (schemes.length === 1 && loan && loans.length === 0) {
      const [attribute = 'rate'] = beside;
      const own = withNote(voice, attribute, factOf(message, voice, loan, attribute));
      return join(own, schemesSaid(message, voice, 'schemes'));
    }
    const [one, ...more] = message.products;
    // "Personal or on the house".
    const onHouse = one && more.length === 0 && one !== 'mortgage-loan' && onProperty.test(message.text);
    const pair = onHouse
      ? [one, 'mortgage-loan']
      : message.products.length > 1
        ? message.products
        : [...new Set([...message.products, ...message.about])];
    if (pair.length > 1) return compare(message, voice, facts, pair, beside);
    const [attribute = 'rate'] = beside;
    return withNote(voice, attribute, overall(voice, attribute) ?? voice.say(voice.texts.firm.services, {}, ['/']));
  },
  scheme({ intent, message, voice, facts }) {
    const step = intent === 'scheme.mudra' ? mudraStep(message.slots, facts) : ownShare(intent, message.slots);
    const said = join(
      step ? sentence(step, voice, facts) : null,
      schemesSaid(message, voice, ofSchemes[intent] ?? 'schemes'),
    );
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

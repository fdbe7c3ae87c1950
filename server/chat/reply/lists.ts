// Papers and conditions of one product, or of all.
import { products } from '../../../content/products.ts';
import type { Service } from '../../../content/schema.ts';
import type { Ask } from '../ask.ts';
import { join, type Said, type Voice } from './voice.ts';

const detailsOf = (product: string) => products.find(({ id }) => id === product)?.details ?? '/';

/** A paper as visitors name it, and as the lists do. */
const papers: [RegExp, RegExp][] = [
  [/^(pan|पैन)/, /\bPAN\b|पैन/],
  [/^(aadha?a?r|adhar|आधार)/, /Aadhaar|आधार/],
  [/^(salary slip|payslip|pay slip|सैलरी स्लिप|वेतन पर्ची)/, /salary slip|सैलरी स्लिप/i],
  [/^(itr|income tax return|आईटीआर)/, /income-tax return|ITR/],
  [/^(form 16|फॉर्म 16)/, /Form 16|फ़ॉर्म 16|फ़ॉर्म 16/],
  [/^(gst|जीएसटी)/, /GST/],
  [/^udyam/, /Udyam|उद्यम/],
  [/^(photo|passport size)/, /photo|फ़ोटो|फ़ोटो/i],
  [/^(title deed|registry|sale deed|रजिस्ट्री)/, /title deed|टाइटल डीड/i],
  [/^(project report|प्रोजेक्ट रिपोर्ट)/, /project report|प्रोजेक्ट रिपोर्ट/i],
  [/^(bank statement|statement|बैंक स्टेटमेंट|स्टेटमेंट)/, /bank statement|बैंक स्टेटमेंट/i],
];

function papersAsked(ask: Ask): RegExp[] {
  return ask.hits
    .filter((hit) => hit.concept === 'w.paper' || hit.concept === 'a.statements')
    .map((hit) => ask.words.slice(hit.at, hit.at + hit.length).join(' '))
    .flatMap((words) => papers.filter(([named]) => named.test(words)).map(([, listed]) => listed));
}

/** "Is a PAN card needed?", not "which papers are needed?". */
const asksWhetherNeeded = (ask: Ask): boolean =>
  !ask.words.some((word) => /^(what|which|kaun|kaunse|konse|कौन)$/.test(word)) &&
  (/^(is|are|do|does|will|kya|क्या)$/.test(ask.words[0] ?? '') ||
    ask.words.some((word) =>
      /^(needed|required|mandatory|compulsory|necessary|zaroori|jaroori|zaruri|jaruri|जरूरी|अनिवार्य)$/.test(word),
    ));

export function documents(ask: Ask, voice: Voice, services: Record<string, Service>): Said {
  const text = voice.texts.docs;
  const [product] = ask.about;
  if (!product || !services[product])
    return voice.say(text.any, {}, ['/services/home-loan-details', '/services/personal-loan-details']);
  const { documents: items, name } = voice.texts.loan(product);
  const list = voice.say(text.lead.replace('{items}', items), { product: name }, [detailsOf(product)]);
  return asksWhetherNeeded(ask) && papersAsked(ask).some((paper) => paper.test(items))
    ? join(voice.say(text.yes), list)
    : list;
}

export function eligibilityRules(ask: Ask, voice: Voice, product: string | undefined): Said {
  const text = voice.texts.criteria;
  if (!product) return voice.say(text.all);
  return voice.say(
    `${text.lead} ${voice.texts.loan(product).criteria}`,
    { product: voice.texts.loan(product).name },
    ask.products.length > 0 ? [detailsOf(product)] : [],
  );
}

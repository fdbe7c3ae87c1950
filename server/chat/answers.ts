// Parts are asked in order; the first that knows, answers.
import type { Fact, Service } from '../../content/schema.ts';
import { aboutFirm, surelyFirm } from './about-firm.ts';
import { aboutProcess } from './about-process.ts';
import { type Ask, loanWords } from './ask.ts';
import { answerEligibility } from './eligibility.ts';
import { answerSum, emiTerms } from './emi-sums.ts';
import { refusal } from './guards.ts';
import { declines, leadOf } from './lead.ts';
import { type Attribute, attributesOf } from './meaning/attributes.ts';
import { claimsOf, isShare } from './meaning/claims.ts';
import { compare, frame, frames, overall, schemeOf, schemes } from './reply/frames.ts';
import { documents, eligibilityRules } from './reply/lists.ts';
import { join, type Kind, type Said, type Voice } from './reply/voice.ts';
import type { Passage, Search } from './search.ts';
import { smallTalk } from './small-talk.ts';
import { understand } from './understand.ts';

interface Knowledge {
  facts: Fact[];
  services: Record<string, Service>;
  search: Search;
}

const settled = (kind: Kind, said: Said): Said => ({ ...said, kind, settled: true });
const as = (kind: Kind, said: Said): Said => ({ ...said, kind });
const asides: Attribute[] = ['rate', 'tenure', 'time', 'amount'];

/** "Kya lagega" asks for papers, but "byaj kya lagega" for the interest. */
const namesDocuments = (ask: Ask): boolean =>
  ask
    .at('a.docs')
    .some((at) => !(/^(kya|क्या|bring)$/.test(ask.words[at] ?? '') && ask.attributes.length > 0 && at > 0));

/** "Salary slip nahi hai, to kya doon": about the papers of a loan, with no loan named. */
const lacksIncomePaper = (ask: Ask): boolean =>
  ask.has('x.neg') && /salary slip|payslip|pay slip|\bitr\b|form 16|सैलरी स्लिप|आईटीआर|फॉर्म 16/.test(ask.words.join(' '));

export function createFinder({ facts, services, search }: Knowledge): (ask: Ask, voice: Voice) => Said {
  function found(ask: Ask, voice: Voice): Said {
    const text = voice.texts;
    const refused = refusal(ask);
    if (refused) return settled(refused === 'outOfScope' ? 'out-of-scope' : 'refusal', voice.say(text.refuse[refused]));

    const lead = leadOf(ask);
    if (lead) return settled('lead', { ...voice.say(text.lead[lead], {}, ['/query']), form: true });
    if (declines(ask)) return settled('declined', voice.say(text.lead.none));

    const terms = emiTerms(ask);
    if (terms) return settled('emi', answerSum(ask, voice, terms));

    const talk = smallTalk(ask, voice);
    if (talk) return as('smalltalk', talk);
    return fromPages(ask, voice);
  }

  function fromPages(ask: Ask, voice: Voice): Said {
    const text = voice.texts;
    const { products, about, attributes } = ask;
    const [product] = about;
    const aboutLoans = ask.has(...loanWords) || about.length > 0;
    // One shared word must not answer: "age of the universe", "rate of inflation".
    if (
      !aboutLoans &&
      ask.strangers.length > 0 &&
      !surelyFirm(ask) &&
      !ask.has('k.after', 'k.form', 'v.apply', 'e.late', 'e.principal')
    )
      return as('out-of-scope', voice.say(text.refuse.outOfScope));

    if (ask.has('f.doorstep') && products.length === 0)
      return as('firm', voice.say(text.firm.doorstep, {}, ['/contact']));
    if (
      (namesDocuments(ask) ||
        (ask.has('a.submit') && aboutLoans && !ask.has('e.emi', 'a.fees', 'a.prepay')) ||
        (ask.has('w.paper') &&
          (aboutLoans || lacksIncomePaper(ask)) &&
          attributes.every((attribute) => attribute === 'statements'))) &&
      !ask.has('k.after')
    )
      return as('documents', withOther(ask, voice, documents(ask, voice, services)));
    if (ask.has('w.nri', 'k.metric')) {
      const name = product ? text.loan(product).name : null;
      const said = name ? voice.say(text.unknownAbout, { product: name }) : voice.say(text.unknown);
      return { ...as('unknown', said), pages: ['/contact'], gap: true };
    }
    const verdict = products.length < 2 ? judged(ask, voice) : null;
    if (verdict) return as('eligibility', verdict);
    if (products.length >= 2) return as('compare', compare(ask, voice, facts, products, attributes));

    const several = attributes.every((attribute) => attribute === 'amount' || attribute === 'types')
      ? schemes(ask, voice)
      : null;
    if (several) return several;
    const ofFirm = aboutFirm(ask, voice);
    if (ofFirm) return as('firm', ofFirm);
    const ofProcess = aboutProcess(ask, voice);
    if (ofProcess) return as('process', ofProcess);
    if (ask.has('e.emi') && attributes.length === 0) return as('emi', answerSum(ask, voice, {}));

    // A rate that the visitor names is answered with ours, and not repeated.
    if (product && attributes.length === 0 && ask.count('percent') > 0)
      return frames(ask, voice, product, [ask.quantities.some((each) => isShare(ask, each)) ? 'ltv' : 'rate']);
    if (product && attributes.length > 0) return ofOneBank(ask, voice, frames(ask, voice, product, attributes));
    if (attributes.length > 0) {
      const every = overall(voice, attributes) ?? onlyProduct(ask, voice);
      if (every) return ofOneBank(ask, voice, every);
    }
    if (ask.has('a.eligibility') && (aboutLoans || ask.strangers.length === 0))
      return as('eligibility', withScheme(ask, voice, eligibilityRules(ask, voice, product)));
    if (ask.has('w.women') && (product === 'government-subsidies' || (!product && ask.has('w.loan'))))
      return join(
        frame(ask, voice, 'government-subsidies', 'women'),
        schemeOf(ask) ? frame(ask, voice, 'government-subsidies', 'overview') : null,
      );
    if (product && ask.has('a.employment'))
      return as(
        'eligibility',
        join(voice.say(text.process.employment, {}, [`/services/${product}`]), eligibilityRules(ask, voice, product)),
      );
    if (product && products.length > 0) {
      const before = attributesBefore(ask);
      if (before.length > 0 && ask.tokens.length <= 8) return frames(ask, voice, product, before);
      if (product === 'government-subsidies' && schemeOf(ask)) return frame(ask, voice, product, 'overview');
      const passage = ask.strangers.length > 0 || ask.unread > 0 ? search.find(ask) : null;
      if (passage) return quoted(voice, passage);
      // What was asked was not understood: who can apply may be it.
      const summary = frame(ask, voice, product, 'overview');
      return ask.unread > 0 ? join(summary, eligibilityRules(ask, voice, product)) : summary;
    }
    if (aboutLoans) {
      const passage = search.find(ask);
      if (passage) return quoted(voice, passage);
      if (ask.strangers.length === 0 && ask.has('w.loan')) return as('firm', voice.say(text.firm.services, {}, ['/']));
      return { ...as('unknown', voice.say(text.unknown, {}, ['/contact'])), gap: true };
    }
    return { ...as('out-of-scope', voice.say(text.refuse.outOfScope)), gap: ask.tokens.length > 0 };
  }

  /** "Documents? And tenure": the other attribute, asked in a clause or with an "and" of its own. */
  function withOther(ask: Ask, voice: Voice, said: Said): Said {
    const [product] = ask.about;
    const others = ask.attributes.filter((attribute) => asides.includes(attribute));
    if (!product || others.length === 0 || !(ask.has('x.and') || /[?,;]\s*\S/.test(ask.raw))) return said;
    return join(said, frames(ask, voice, product, others.slice(0, 2)));
  }

  /** The visitor's own figures, when they are what the question is about; what else was asked follows. */
  function judged(ask: Ask, voice: Voice): Said | null {
    const { attributes, about } = ask;
    const claims: Partial<Record<string, unknown>> = claimsOf(ask);
    const named = (attribute: string) => claims[attribute] || (attribute === 'age' && claims.vintage);
    // "Opened" is a word of our hours, unless the visitor tells when a shop was.
    const plain = ask.products.length > 0 && (claims.vintage || !ask.hits.some((hit) => /^[nkef]\./.test(hit.concept)));
    const asksAboutThem = attributes.length > 0 ? attributes.some(named) : ask.has('q.can', 'a.eligibility') || plain;
    const verdict = asksAboutThem ? answerEligibility(ask, voice, facts) : null;
    const besides = attributes.find(
      (attribute) => !claims[attribute] && (attribute === 'rate' || attribute === 'amount'),
    );
    return verdict && besides && about[0] ? join(verdict, frame(ask, voice, about[0], besides)) : verdict;
  }

  /** Tax, schemes, turnover: each belongs to one product, named or not. */
  function onlyProduct(ask: Ask, voice: Voice): Said | null {
    for (const attribute of ask.attributes) {
      if (attribute === 'tax') return frame(ask, voice, 'home-loan', 'tax');
      if (attribute === 'share' || attribute === 'schemes') return frame(ask, voice, 'government-subsidies', attribute);
      if (attribute === 'turnover' || attribute === 'vintage' || attribute === 'statements')
        return frame(ask, voice, 'business-loan', attribute);
      if (attribute === 'propertyTypes') return frame(ask, voice, 'mortgage-loan', attribute);
      if (attribute === 'types') return voice.say(voice.texts.firm.services, {}, ['/']);
    }
    return null;
  }

  /** A bank is named: its own figures are not ours to give. */
  function ofOneBank(ask: Ask, voice: Voice, said: Said): Said {
    return ask.has('w.bank-name') && ask.attributes.length > 0 ? join(voice.say(voice.texts.oneBank), said) : said;
  }

  /** Who a scheme is for stands in its own sentence. */
  function withScheme(ask: Ask, voice: Voice, rules: Said): Said {
    return schemeOf(ask) ? join(frame(ask, voice, 'government-subsidies', 'overview'), rules) : rules;
  }

  /** "And for a business loan?" asks what the last message asked. */
  function attributesBefore(ask: Ask) {
    const [last] = ask.earlier;
    return last ? attributesOf(understand(last), ask.products) : [];
  }

  function quoted(voice: Voice, passage: Passage): Said {
    const { lead } = voice.texts.search;
    const said = voice.say(lead, {}, [passage.page]);
    return {
      ...as('passage', said),
      text: `${lead} ${passage.pageTitle}: ${passage.text}`.trim(),
      shown: [passage.pageTitle, passage.text],
    };
  }

  return found;
}

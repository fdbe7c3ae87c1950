// The embedded assistant: no key, no network, the same answer every time. Parts are asked in order; the first that
// knows, answers. Every reply is checked for figures without ground before it leaves.
import type { Article, Fact, Service } from '../../content/schema.ts';
import { serviceEntries } from '../../content/services.ts';
import { type Ask, loanWords, readAsk, type Turn } from './ask.ts';
import { answerEligibility } from './eligibility.ts';
import { answerSum, emiTerms } from './emi-sums.ts';
import { type Ground, groundOf, ungrounded } from './figure-guard.ts';
import { refusal } from './guards.ts';
import { declines, leadOf } from './lead.ts';
import type { Language } from './language.ts';
import { type Attribute, attributesOf } from './meaning/attributes.ts';
import { claimsOf } from './meaning/claims.ts';
import { documents, eligibilityRules } from './reply/lists.ts';
import { compare, frame, frames, overall, schemeOf, schemes } from './reply/frames.ts';
import { pageNames } from './reply/texts.ts';
import { type Address, createVoices, type Firm, join, type Said, type Voice } from './reply/voice.ts';
import { createSearch, type Passage } from './search.ts';
import { aboutFirm, aboutProcess, smallTalk, surelyFirm } from './topics.ts';
import { understand } from './understand.ts';

interface Source {
  title: string;
  href: string;
}
export interface Reply {
  response: string;
  showContactForm: boolean;
  sources: Source[];
}
export interface Answer extends Reply {
  gap: boolean;
  settled: boolean;
}
export interface Question {
  message: string;
  history?: Turn[];
  locale?: string;
}
export interface Grounds {
  language: Language;
  rows: { id: string; figure: string }[];
  passages: Passage[];
  /** Texts whose figures a reply may use; those of the passages besides. */
  texts: string[];
}
export interface Assistant {
  answer(question: Question): Answer;
  /** What a model may read before it answers the same question. */
  grounds(question: Question): Grounds;
}
export interface Knowledge {
  facts: Fact[];
  services: Record<string, Service>;
  articles: Article[];
  firm: Firm;
  address: Address;
}

const settled = (said: Said): Said => ({ ...said, settled: true });

const LONGEST_REPLY = 1100;
const asides: Attribute[] = ['rate', 'tenure', 'time', 'amount'];

export function createAssistant({ facts, services, articles, firm, address }: Knowledge): Assistant {
  const voices = createVoices(facts, firm, address);
  const variants = ['', 'low', 'high', 'n', 'long', 'short'];
  const rowGrounds = new Map(
    Object.values(voices).flatMap((voice) =>
      facts.map((row): [string, Ground] => [
        `${voice.language} ${row.id}`,
        groundOf(variants.map((variant) => voice.figure(row, variant))),
      ]),
    ),
  );
  const search = createSearch(
    services,
    articles,
    groundOf(facts.flatMap((row) => variants.map((variant) => voices.en.figure(row, variant)))),
  );
  const titles: Record<string, string> = { ...pageNames };
  for (const { id, overview, details } of serviceEntries) {
    titles[overview] = services[id]?.overview.heading ?? id;
    titles[details] = services[id]?.detail.heading ?? id;
  }
  for (const article of articles) titles[`/blog/${article.id}`] = article.title;
  const constants = [
    firm.phones.main.shown,
    firm.phones.messaging.shown,
    address.street,
    address.postcode,
    ...Object.values(voices).map((voice) => voice.say('{hours}').text),
  ];
  const constantGround = groundOf(constants);

  function found(ask: Ask, voice: Voice): Said {
    const text = voice.texts;
    const refused = refusal(ask);
    if (refused) return settled(voice.say(text.refuse[refused]));

    const lead = leadOf(ask);
    if (lead) return settled({ ...voice.say(text.lead[lead], {}, ['/query']), form: true });
    if (declines(ask)) return settled(voice.say(text.lead.none));

    const terms = emiTerms(ask);
    if (terms) return settled(answerSum(ask, voice, terms));

    const talk = smallTalk(ask, voice);
    if (talk) return talk;

    const { products, about, attributes } = ask;
    const [product] = about;
    const aboutLoans = ask.has(...loanWords) || about.length > 0;
    // One shared word must not answer: "age of the universe", "rate of inflation".
    if (
      !aboutLoans &&
      ask.strangers.length > 0 &&
      !surelyFirm(ask) &&
      !ask.has('k.after', 'v.apply', 'e.late', 'e.principal')
    )
      return voice.say(text.refuse.outOfScope);

    if (ask.has('f.doorstep') && products.length === 0) return voice.say(text.firm.doorstep, {}, ['/contact']);
    if (
      (ask.has('a.docs') ||
        (ask.has('a.submit') && aboutLoans && !ask.has('e.emi', 'a.fees', 'a.prepay')) ||
        (ask.has('w.paper') && aboutLoans && attributes.every((attribute) => attribute === 'statements'))) &&
      !ask.has('k.after')
    )
      return withOther(ask, voice, documents(ask, voice, services));
    if (ask.has('w.nri')) {
      const name = product ? text.products[product] : null;
      const said = name ? voice.say(text.unknownAbout, { product: name }) : voice.say(text.unknown);
      return { ...said, pages: ['/contact'], gap: true };
    }
    const verdict = products.length < 2 ? judged(ask, voice) : null;
    if (verdict) return verdict;
    if (products.length >= 2) return compare(ask, voice, facts, products, attributes);

    const several = attributes.every((attribute) => attribute === 'amount' || attribute === 'types')
      ? schemes(ask, voice)
      : null;
    if (several) return several;
    const known = aboutFirm(ask, voice) ?? aboutProcess(ask, voice);
    if (known) return known;
    if (ask.has('e.emi') && attributes.length === 0) return answerSum(ask, voice, {});

    // A rate that the visitor names is answered with ours, and not repeated.
    if (product && attributes.length === 0 && ask.count('percent') > 0) return frames(ask, voice, product, ['rate']);
    if (product && attributes.length > 0) return frames(ask, voice, product, attributes);
    if (attributes.length > 0) {
      const every = overall(voice, attributes) ?? onlyProduct(ask, voice);
      if (every) return every;
    }
    if (ask.has('a.eligibility') && (aboutLoans || ask.strangers.length === 0))
      return eligibilityRules(ask, voice, product);
    if (product && ask.has('a.employment'))
      return join(
        voice.say(text.process.employment, {}, [`/services/${product}`]),
        eligibilityRules(ask, voice, product),
      );
    if (product && products.length > 0) {
      const before = attributesBefore(ask);
      if (before.length > 0 && ask.tokens.length <= 8) return frames(ask, voice, product, before);
      if (product === 'government-subsidies' && schemeOf(ask)) return frame(ask, voice, product, 'overview');
      const passage = ask.strangers.length > 0 || ask.unread > 0 ? search.find(ask) : null;
      return passage ? quoted(voice, passage) : frame(ask, voice, product, 'overview');
    }
    if (aboutLoans) {
      const passage = search.find(ask);
      if (passage) return quoted(voice, passage);
      if (ask.strangers.length === 0 && ask.has('w.loan')) return voice.say(text.firm.services, {}, ['/']);
      return { ...voice.say(text.unknown, {}, ['/contact']), gap: true };
    }
    return { ...voice.say(text.refuse.outOfScope), gap: ask.tokens.length > 0 };
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
    const plain = ask.products.length > 0 && !ask.hits.some((hit) => /^[nkef]\./.test(hit.concept));
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

  /** "And for a business loan?" asks what the last message asked. */
  function attributesBefore(ask: Ask) {
    const [last] = ask.earlier;
    return last ? attributesOf(understand(last), ask.products) : [];
  }

  function quoted(voice: Voice, passage: Passage): Said {
    const { lead } = voice.texts.search;
    const said = voice.say(lead, {}, [passage.page]);
    return {
      ...said,
      text: `${lead} ${passage.pageTitle}: ${passage.text}`.trim(),
      shown: [passage.pageTitle, passage.text],
    };
  }

  function checked(ask: Ask, voice: Voice, said: Said): Said {
    const rows = said.rows.flatMap((row) => rowGrounds.get(`${voice.language} ${row.id}`) ?? []);
    const loose = ungrounded(said.text, [constantGround, groundOf(said.shown), ...rows], ask.raw);
    if (loose.length === 0 && said.text.length <= LONGEST_REPLY) return said;
    return { ...voice.say(voice.texts.unknown, {}, ['/contact']), gap: true };
  }

  const sourcesOf = (said: Said): Source[] =>
    said.pages.slice(0, 3).map((href) => ({ href, title: titles[href] ?? href }));
  const read = ({ message, history, locale }: Question) => readAsk(message, history, locale);
  const full = (ask: Ask): Said => checked(ask, voices[ask.language], found(ask, voices[ask.language]));

  return {
    answer(question) {
      const said = full(read(question));
      const { text: response, form: showContactForm, gap, settled } = said;
      return { response, showContactForm, sources: sourcesOf(said), gap, settled };
    },
    grounds(question) {
      const ask = read(question);
      const voice = voices[ask.language];
      const said = full(ask);
      const about = new Set<string>([
        'firm',
        'calculator',
        ...(ask.about.length > 0 ? ask.about : facts.map((row) => row.product)),
      ]);
      const rows = facts.filter((row) => about.has(row.product));
      return {
        language: ask.language,
        rows: rows.map((row) => ({ id: row.id, figure: voice.figure(row) })),
        passages: search.related(ask, 4),
        texts: [...constants, ...rows.map((row) => voice.figure(row)), said.text],
      };
    },
  };
}

// The embedded assistant: no key, no network, the same answer every time. Every reply is checked for figures without
// ground before it leaves.
import { pageNames } from '../../content/assistant.ts';
import type { Article, Fact, Service } from '../../content/schema.ts';
import { products } from '../../content/products.ts';
import { createFinder } from './answers.ts';
import { type Ask, readAsk, type Turn } from './ask.ts';
import { type Ground, groundOf, ungrounded } from './figure-guard.ts';
import type { Language } from './language.ts';
import { type Address, createVoices, type Firm, type Kind, type Said, type Source, type Voice } from './reply/voice.ts';
import { createSearch, type Passage } from './search.ts';

export interface Reply {
  response: string;
  showContactForm: boolean;
  sources: Source[];
}
/** A reply with what is counted and kept of it; none of this goes out. */
export interface Answer extends Reply {
  kind: Kind;
  language: Language;
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

const LONGEST_REPLY = 1100;

export function createAssistant({ facts, services, articles, firm, address }: Knowledge): Assistant {
  const voices = createVoices(facts, firm, address);
  const variants = ['', 'low', 'high', 'n', 'long', 'short', 'status'];
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
  for (const { id, overview, details } of products) {
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

  const found = createFinder({ facts, services, search });

  function checked(ask: Ask, voice: Voice, said: Said): Said {
    const rows = said.rows.flatMap((row) => rowGrounds.get(`${voice.language} ${row.id}`) ?? []);
    const loose = ungrounded(said.text, [constantGround, groundOf(said.shown), ...rows], ask.raw);
    if (loose.length === 0 && said.text.length <= LONGEST_REPLY) return said;
    return { ...voice.say(voice.texts.unknown, {}, ['/contact']), kind: 'unknown', gap: true };
  }

  const sourcesOf = ({ links, pages }: Said): Source[] =>
    [
      ...links,
      ...pages
        .filter((page) => !links.some(({ href }) => href.startsWith(page)))
        .map((href) => ({ href, title: titles[href] ?? href })),
    ].slice(0, 3);
  const read = ({ message, history, locale }: Question) => readAsk(message, history, locale);
  const full = (ask: Ask): Said => checked(ask, voices[ask.language], found(ask, voices[ask.language]));

  return {
    answer(question) {
      const ask = read(question);
      const said = full(ask);
      const { text: response, form: showContactForm, kind, gap, settled } = said;
      return { response, showContactForm, sources: sourcesOf(said), kind, language: ask.language, gap, settled };
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

// The embedded assistant: no key, no network, the same answer every time. What is asked is learned (intent/), figures are
// read (slots/) and summed (sums/), what is said stands in a table (answers/). Every reply is checked for figures without
// ground before it leaves.
import { pageNames } from '../../content/assistant.ts';
import { products } from '../../content/products.ts';
import type { Article, Fact, Service } from '../../content/schema.ts';
import { answer as answerOf } from './answers/answer.ts';
import { storedAsked } from './asked/stored.ts';
import { type Choice, choose } from './answers/choose.ts';
import { needsPerson } from './answers/kinds.ts';
import { followed } from './answers/follow.ts';
import { restated } from './answers/restated.ts';
import { table } from './answers/table.ts';
import { type Ground, groundOf, ungrounded } from './figure-guard.ts';
import { guardOf } from './guards/guard.ts';
import type { Guess } from './intent/classifier.ts';
import { storedClassifier } from './intent/stored.ts';
import type { Language } from './language.ts';
import { type Message, readMessage, type Turn } from './message.ts';
import { type Address, createVoices, type Firm, type Kind, type Said, type Source, type Voice } from './reply/voice.ts';
import { createSearch, type Passage } from './search.ts';
import type { Slots } from './slots/slot.ts';
import { storedTalk } from './talk/stored.ts';

export interface Reply {
  response: string;
  showContactForm: boolean;
  /** Whoever mourns, despairs or is hounded is offered a person, no quote. */
  forPerson: boolean;
  sources: Source[];
  /** Other readings of the message, to choose from; each leads to a page where no script runs. */
  choices: { label: string; href: string }[];
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
/** How a message was understood. */
export interface Why {
  language: Language;
  intents: Guess[];
  /** What of it is asked, in the whole or in a clause, with what probability. */
  asked: Guess[];
  answered: string[];
  guard: string | undefined;
  products: string[];
  slots: Slots;
  /** Ids of the ledger rows that the answer used. */
  rows: string[];
}
export interface Grounds {
  language: Language;
  intents: string[];
  slots: Record<string, string[]>;
  rows: { id: string; figure: string }[];
  passages: Passage[];
  /** Texts whose figures a reply may use; those of the passages besides. */
  texts: string[];
}
export interface Assistant {
  answer(question: Question): Answer;
  /** What a model may read before it answers the same question. */
  grounds(question: Question): Grounds;
  why(question: Question): Why;
  /** What is said to an intent by itself, for those who look after the texts. */
  say(intent: string, locale: string): { response: string; gap: boolean };
}
export interface Knowledge {
  facts: Fact[];
  services: Record<string, Service>;
  articles: Article[];
  firm: Firm;
  address: Address;
}

const longestReply = 1100;
const mostKept = 2000;
/** Below this the first reading is not answered, only offered among others. */
const least = 0.14;

/** Where a reply of this kind can be gone into further, with one's own figures. */
const toolOf: Record<string, string[]> = { eligibility: ['/eligibility'], documents: ['/documents'] };

export function createAssistant({ facts, services, articles, firm, address }: Knowledge): Assistant {
  const classifier = storedClassifier();
  const talk = storedTalk();
  const askedIn = storedAsked();
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

  const unknown = (voice: Voice): Said => ({
    ...voice.say(voice.texts.unknown, {}, ['/contact']),
    kind: 'unknown',
    gap: true,
  });

  /** Replies of ours alone, found good: of these there are few, and each is looked at once. */
  const good = new Set<string>();
  function checked({ raw }: Message, voice: Voice, said: Said): Said {
    if (good.has(said.text)) return said;
    const rows = said.rows.flatMap((row) => rowGrounds.get(`${voice.language} ${row.id}`) ?? []);
    const grounds = [constantGround, groundOf(said.shown), ...rows];
    if (said.text.length > longestReply) return unknown(voice);
    if (said.shown.length === 0 && good.size < mostKept && ungrounded(said.text, grounds, '').length === 0)
      good.add(said.text);
    else if (ungrounded(said.text, grounds, raw).length > 0) return unknown(voice);
    return said;
  }

  function understood(question: Question) {
    const { message, history } = restated(classifier, question) ?? question;
    const read = readMessage(classifier, message, history, question.locale);
    const guard = guardOf(read);
    const meant = guard ? undefined : followed(classifier, talk, read);
    const only = guard?.as ?? meant;
    const choice: Choice = only ? { answered: [only], offered: [], p: 1 } : choose(classifier, askedIn, read);
    return { read, guard, choice };
  }

  function saidTo(read: Message, { answered, offered, p, apart }: Choice): { said: Said; offered: string[] } {
    const voice = voices[read.language];
    const isTalk = answered.length > 0 && answered.every((name) => /^(talk|oos|guard)\./.test(name));
    if (p >= least || isTalk) {
      const said = checked(read, voice, answerOf(answered, read, voice, facts, apart));
      const more = read.about.length === 0 ? (table[answered[0] ?? '']?.offers ?? []) : [];
      return { said, offered: said.gap || said.form ? [] : offered.length > more.length ? offered : more };
    }
    const passage = read.language === 'en' ? search.find(read.raw) : null;
    if (passage) return { said: checked(read, voice, quoted(voice, passage)), offered: [] };
    const readings = [...answered, ...offered].slice(0, 3);
    if (readings.length < 2) return { said: unknown(voice), offered: [] };
    return {
      said: { ...voice.say(voice.texts.intents.choose), kind: 'unknown', gap: true },
      offered: readings,
    };
  }

  function quoted(voice: Voice, passage: Passage): Said {
    const { lead } = voice.texts.search;
    return {
      ...voice.say(lead, {}, [passage.page]),
      kind: 'passage',
      text: `${lead} ${passage.pageTitle}: ${passage.text}`.trim(),
      shown: [passage.pageTitle, passage.text],
    };
  }

  const sourcesOf = ({ links, pages, kind }: Said): Source[] =>
    [
      ...links,
      ...[...pages.slice(0, 2), ...(toolOf[kind] ?? []), ...pages.slice(2)]
        .filter((page) => !links.some(({ href }) => href.startsWith(page)))
        .map((href) => ({ href, title: titles[href] ?? href })),
    ].slice(0, 3);

  function choicesOf({ language, about }: Message, offered: string[]): Reply['choices'] {
    const { readings } = voices[language].texts;
    const [product] = about;
    return offered.flatMap((intent) => {
      const label = readings[intent];
      const page = table[intent]?.pages?.[0] ?? (product ? `/services/${product}` : '/contact');
      return label ? [{ label, href: page }] : [];
    });
  }

  return {
    answer(question) {
      const { read, choice } = understood(question);
      const { said, offered } = saidTo(read, choice);
      const { text: response, form: showContactForm, kind, gap, settled } = said;
      const choices = said.choices.length > 0 ? said.choices : choicesOf(read, offered);
      const { language } = read;
      const forPerson = showContactForm && choice.answered.some(needsPerson);
      return { response, showContactForm, forPerson, sources: sourcesOf(said), choices, kind, language, gap, settled };
    },
    grounds(question) {
      const { read, choice } = understood(question);
      const voice = voices[read.language];
      const { said } = saidTo(read, choice);
      const about = new Set<string>([
        'firm',
        'calculator',
        ...(read.about.length > 0 ? read.about : facts.map((row) => row.product)),
      ]);
      const rows = facts.filter((row) => about.has(row.product) || said.rows.includes(row));
      return {
        language: read.language,
        intents: choice.answered,
        slots: Object.fromEntries(
          Object.entries(read.slots.filled).map(([role, list]) => [role, list.map(({ text }) => text)]),
        ),
        rows: rows.map((row) => ({ id: row.id, figure: voice.figure(row) })),
        passages: search.related(read.raw, 4),
        texts: [...constants, ...rows.map((row) => voice.figure(row)), said.text],
      };
    },
    say(intent, locale) {
      const read = readMessage(classifier, '', [], locale);
      const said = checked(read, voices[read.language], answerOf([intent], read, voices[read.language], facts));
      return { response: said.text, gap: said.gap };
    },
    why(question) {
      const { read, guard, choice } = understood(question);
      const { said } = saidTo(read, choice);
      const { language, intents, about, slots } = read;
      const rows = [...new Set(said.rows.map(({ id }) => id))];
      return {
        language,
        intents: intents.slice(0, 6),
        asked: (choice.heard ?? []).slice(0, 4),
        answered: choice.answered,
        guard: guard?.id,
        products: about,
        slots,
        rows,
      };
    },
  };
}

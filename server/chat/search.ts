// The site's own words, for what no frame answers: FAQs, service pages and articles, found by MiniSearch.
import MiniSearch from 'minisearch';
import { products as loans } from '../../content/products.ts';
import { type Article, plainText, type Service } from '../../content/schema.ts';
import { type Ground, ungrounded } from './figure-guard.ts';
import { englishGrammar } from './language-words.ts';

export interface Passage {
  id: number;
  title: string;
  text: string;
  page: string;
  pageTitle: string;
}

export interface Search {
  /** The best passage, when it shares enough with the question. */
  find(message: string): Passage | null;
  /** Several, for a model to read. */
  related(message: string, most: number): Passage[];
  size: number;
}

const longest = 420;
const floor = 12;
const leastShared = 3;
const leastCovered = 0.6;
const leastCoveredByArticle = 0.8;

/** Whole sentences up to the length of a reply. */
function shorten(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('? '));
  return end > 80 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

function passagesOf(services: Record<string, Service>, articles: Article[]): Omit<Passage, 'id'>[] {
  const list: Omit<Passage, 'id'>[] = [];
  for (const entry of loans) {
    const service = services[entry.id];
    if (!service) continue;
    const { overview, detail } = service;
    const on = (page: string, pageTitle: string) => (title: string, text: string) =>
      list.push({ title: `${service.name}: ${title}`, text, page, pageTitle });
    const details = on(entry.details, detail.heading);
    const about = on(entry.overview, overview.heading);
    for (const faq of detail.faqs) details(faq.question, faq.answer);
    for (const item of detail.highlights) details(item.title, item.text);
    for (const [add, bands] of [
      [details, detail.bands],
      [about, overview.bands],
    ] as const) {
      for (const band of bands)
        for (const item of band.items) {
          if (typeof item === 'string') add(band.title, `${item}.`);
          else if ('text' in item) add(`${band.title}, ${item.title}`, item.text);
        }
    }
  }
  for (const article of articles) {
    let heading = article.title;
    for (const block of article.content) {
      if (block.type === 'heading') heading = block.text;
      if (block.type === 'paragraph')
        list.push({
          title: `${article.title}: ${heading}`,
          text: plainText(block.text),
          page: `/blog/${article.id}`,
          pageTitle: article.title,
        });
    }
  }
  return list;
}

const common = new Set(englishGrammar);

const terms = (message: string): string[] => [
  ...new Set((message.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !common.has(word))),
];

/** Passages with figures beyond the ledger's, such as worked examples, are not quoted: out of their page they mislead. */
export function createSearch(services: Record<string, Service>, articles: Article[], ledger: Ground): Search {
  const grounded = ({ title, text }: Omit<Passage, 'id'>) => ungrounded(`${title} ${text}`, [ledger], '').length === 0;
  const passages = passagesOf(services, articles)
    .filter(grounded)
    .map((passage, id) => ({ id, ...passage }));
  const index = new MiniSearch<Passage>({
    fields: ['title', 'text'],
    processTerm: (term) => (common.has(term.toLowerCase()) ? null : term.toLowerCase().replace(/s$/, '')),
  });
  index.addAll(passages);
  const look = (asked: string[]) =>
    index.search(asked.join(' '), { fuzzy: (term) => (term.length > 5 ? 0.2 : false), boost: { title: 2 } });
  return {
    size: passages.length,
    find(message) {
      const asked = terms(message);
      const [best] = look(asked);
      if (!best || best.score < floor || best.queryTerms.length < leastShared) return null;
      if (best.queryTerms.length < asked.length * leastCovered) return null;
      const passage = passages[best.id as number];
      // An article's paragraph out of its place answers only a question that it shares nearly all words with.
      if (passage?.page.startsWith('/blog') && best.queryTerms.length < asked.length * leastCoveredByArticle)
        return null;
      return passage ? { ...passage, text: shorten(passage.text) } : null;
    },
    related: (message, most) =>
      look(terms(message))
        .slice(0, most)
        .flatMap((hit) => passages[hit.id as number] ?? []),
  };
}

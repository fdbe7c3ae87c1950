import { post } from './post.ts';
import { type Choice, historyOf, type Message, type Purpose, type Source } from './talk.ts';

export type Answer =
  | { kind: 'reply'; response: string; panel: Purpose | null; sources: Source[]; choices: Choice[] }
  /** Empty, too long or too many: the server says kindly what to do. */
  | { kind: 'refused'; text: string }
  | { kind: 'failed' };

export async function ask(message: string, earlier: Message[]): Promise<Answer> {
  const answer = await post('/api/chat', {
    message,
    history: historyOf(earlier),
    locale: document.documentElement.lang,
  });
  if (!answer || answer.status >= 500) return { kind: 'failed' };
  const { response, error, showContactForm, forPerson, sources, choices } = answer.body;
  if (answer.status >= 400) {
    const text = response ?? error;
    return typeof text === 'string' && text ? { kind: 'refused', text } : { kind: 'failed' };
  }
  if (typeof response !== 'string' || !response) return { kind: 'failed' };
  return {
    kind: 'reply',
    response,
    panel: showContactForm !== true ? null : forPerson === true ? 'person' : 'quote',
    sources: pagesOf<Source>(sources, 'title'),
    choices: pagesOf<Choice>(choices, 'label'),
  };
}

/** Pages of this site only. */
function pagesOf<Page extends { href: string }>(list: unknown, name: keyof Page): Page[] {
  if (!Array.isArray(list)) return [];
  return list.filter(
    (page): page is Page =>
      typeof page?.[name] === 'string' && typeof page.href === 'string' && /^\/(?![/\\])/.test(page.href),
  );
}

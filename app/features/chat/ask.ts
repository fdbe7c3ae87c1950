import { post } from './post.ts';
import { historyOf, type Message, type Source } from './talk.ts';

export type Answer =
  | { kind: 'reply'; response: string; showContactForm: boolean; sources: Source[] }
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
  const { response, error, showContactForm, sources } = answer.body;
  if (answer.status >= 400) {
    const text = response ?? error;
    return typeof text === 'string' && text ? { kind: 'refused', text } : { kind: 'failed' };
  }
  if (typeof response !== 'string' || !response) return { kind: 'failed' };
  return { kind: 'reply', response, showContactForm: showContactForm === true, sources: pagesOf(sources) };
}

/** Pages of this site only. */
function pagesOf(sources: unknown): Source[] {
  if (!Array.isArray(sources)) return [];
  return sources.filter(
    (source): source is Source =>
      typeof source?.title === 'string' && typeof source.href === 'string' && /^\/(?![/\\])/.test(source.href),
  );
}

// Content as pages use it: figures filled in, checked. A build with mistakes in it fails, and says where they all are.
import { problems, typedProblems } from './check.ts';
import { en } from './en/all.ts';
import { fill } from './fill.ts';
import { checked, unreadable } from './folders.ts';
import { placeOf } from './places.ts';
import { statusProblems } from './status-check.ts';

export type Content = typeof en;
export type Language = 'en';

const folders: Record<Language, Content> = { en };
const loaded = new Map<Language, Content>();

/** The content as it stands, and what is wrong with it. */
export function read(language: Language): { content: Content; wrong: string[] } {
  const { units, ...texts } = folders[language];
  // What is in a file that cannot be read would be missed everywhere.
  if (unreadable.length > 0) return { content: folders[language], wrong: unreadable };
  const unfilled: string[] = [];
  const filled = fill(texts, units, (path, message) => unfilled.push(`${placeOf(path)}: ${message}`));
  const content = { units, ...filled };
  if (checked) return { content, wrong: [] };
  const raw = folders[language];
  return { content, wrong: [...unfilled, ...typedProblems(raw), ...statusProblems(raw), ...problems(content)] };
}

export function content(language: Language): Content {
  let ready = loaded.get(language);
  if (!ready) {
    const { content, wrong } = read(language);
    if (wrong.length > 0) throw new Error(['The content has mistakes.', ...wrong].join('\n'));
    loaded.set(language, content);
    ready = content;
  }
  return ready;
}

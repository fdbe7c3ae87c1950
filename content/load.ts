// Content as pages use it: figures filled in, checked. A build with a mistake in it fails, and says where they all are.
import { problems } from './check.ts';
import { en } from './en/all.ts';
import { fill } from './fill.ts';

export type Content = typeof en;
export type Language = 'en';

const folders: Record<Language, Content> = { en };
const loaded = new Map<Language, Content>();

export function content(language: Language): Content {
  let ready = loaded.get(language);
  if (!ready) {
    const { units, ...texts } = folders[language];
    ready = { units, ...fill(texts, units) };
    const wrong = problems(ready);
    if (wrong.length > 0) throw new Error(['The content has mistakes.', ...wrong].join('\n'));
    loaded.set(language, ready);
  }
  return ready;
}

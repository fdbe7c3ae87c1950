// The articles' texts, fetched when somebody begins to search: the page itself comes without them.
import { useEffect, useState } from 'react';

/** In small letters, by the article's id. */
type Texts = Record<number, string>;

let asked: Promise<Texts> | undefined;

function load(): Promise<Texts> {
  asked ??= fetch('/blog/text.json').then((response) => {
    if (!response.ok) throw new Error(String(response.status));
    return response.json();
  });
  asked.catch(() => {
    // No connection: titles and categories are searched all the same, and the next sign of interest asks again.
    asked = undefined;
  });
  return asked;
}

/** Null until they are there. */
export function useTexts(wanted: boolean): Texts | null {
  const [texts, setTexts] = useState<Texts | null>(null);
  useEffect(() => {
    if (wanted) load().then(setTexts, () => {});
  }, [wanted]);
  return texts;
}

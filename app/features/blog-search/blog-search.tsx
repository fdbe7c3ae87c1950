import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { fillIn } from '../../../domain/fill-in.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTypedEarly } from '../../ui/typed-early.ts';
import { mentioning, named, type Searchable } from './matching.ts';
import { useTexts } from './texts.ts';

interface Counted {
  one: string;
  many: string;
}

interface Words {
  search: string;
  searchHint: string;
  categories: string;
  results: Counted & { none: string };
  mentions: Counted;
  further: Counted;
  clear: string;
  list: string;
}

/** With scripts the list answers by itself. */
const stay = (event: FormEvent) => event.preventDefault();

const counted = ({ one, many }: Counted, count: number, query: string) =>
  fillIn(count === 1 ? one : many, { count, query: query.trim() });

/** So that Back from an article finds the search as it was left. The router need not know: it reads the URL then. */
function keepInUrl(query: string) {
  const url = new URL(location.href);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  if (url.href === location.href) return;
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // A browser that finds it too often: the next letter tries again.
  }
}

/**
 * Filters by title and category while typing; articles that only mention it in their text come after those, folded, or in
 * their place when there are none. Without scripts the forms ask the server, with the same rules.
 */
export function BlogSearch<Post extends Searchable>({
  posts,
  categories,
  words,
  query,
  mentionedByServer,
  children,
}: {
  posts: Post[];
  categories: string[];
  words: Words;
  query: string;
  /** For the query the page came with. */
  mentionedByServer: number[];
  children: (found: Post[]) => ReactNode;
}) {
  const [text, setText] = useState(query);
  const [begun, setBegun] = useState(false);
  const box = useTypedEarly<HTMLInputElement>(query, setText);
  const texts = useTexts(begun || text !== '');
  useEffect(() => keepInUrl(text), [text]);

  const found = named(posts, text);
  const ids = texts ? mentioning(texts, text, categories) : text === query ? mentionedByServer : [];
  const mentioned = posts.filter((post) => ids.includes(post.id) && !found.includes(post));
  const shown = found.length > 0 ? found : mentioned;
  const summary =
    found.length > 0
      ? counted(words.results, found.length, text)
      : mentioned.length > 0
        ? counted(words.mentions, mentioned.length, text)
        : `${words.results.none} “${text}”`;
  return (
    <section className="section section--first" aria-label={words.search}>
      <div className="wrap">
        <search>
          <form className="blog-search" action="/blog" onSubmit={stay}>
            <label htmlFor="q">{words.search}</label>
            <div className="blog-search__box">
              <Icon name="search" />
              <input
                ref={box}
                className="input"
                id="q"
                name="q"
                type="search"
                value={text}
                placeholder={words.searchHint}
                autoComplete="off"
                onFocus={() => setBegun(true)}
                onChange={(event) => setText(event.target.value)}
              />
            </div>
          </form>
        </search>
        <form action="/blog" onSubmit={stay}>
          <ul className="blog-search__categories" aria-label={words.categories}>
            {categories.map((category) => {
              const pressed = text === category;
              const next = pressed ? '' : category;
              return (
                <li key={category}>
                  <button
                    className="chip"
                    type="submit"
                    name="q"
                    value={next}
                    aria-pressed={pressed}
                    onClick={() => setText(next)}
                  >
                    {category}
                  </button>
                </li>
              );
            })}
          </ul>
        </form>
        <h2 className="visually-hidden">{words.list}</h2>
        <p className="blog-search__said" role="status">
          {summary}
        </p>
        {shown.length > 0 ? (
          children(shown)
        ) : (
          <form action="/blog" onSubmit={stay}>
            <button className="btn btn--line" type="submit" onClick={() => setText('')}>
              {words.clear}
            </button>
          </form>
        )}
        {found.length > 0 && mentioned.length > 0 && (
          <details className="disclosure blog-search__more">
            <summary>{counted(words.further, mentioned.length, text)}</summary>
            {children(mentioned)}
          </details>
        )}
      </div>
    </section>
  );
}

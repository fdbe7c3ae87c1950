import { type FormEvent, type ReactNode, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useTypedEarly } from '../../ui/typed-early.ts';

interface Words {
  search: string;
  searchHint: string;
  categories: string;
  results: { one: string; many: string; none: string };
  clear: string;
  list: string;
}

interface Searchable {
  title: string;
  category: string;
}

const matches = (post: Searchable, query: string) => {
  const wanted = query.trim().toLowerCase();
  return post.title.toLowerCase().includes(wanted) || post.category.toLowerCase().includes(wanted);
};

/** With scripts the list answers by itself. */
const stay = (event: FormEvent) => event.preventDefault();

/** Filters while typing; without scripts the forms ask the server, with the same rule. */
export function BlogSearch<Post extends Searchable>({
  posts,
  categories,
  words,
  query,
  children,
}: {
  posts: Post[];
  categories: string[];
  words: Words;
  query: string;
  children: (found: Post[]) => ReactNode;
}) {
  const [text, setText] = useState(query);
  const box = useTypedEarly<HTMLInputElement>(query, setText);
  const found = posts.filter((post) => matches(post, text));
  const count = found.length;
  const said =
    count === 0
      ? `${words.results.none} “${text}”`
      : count === 1
        ? words.results.one
        : words.results.many.replace('{count}', String(count));
  return (
    <section className="section section--first" aria-label={words.search}>
      <div className="wrap">
        <search>
          <form className="find" action="/blog" onSubmit={stay}>
            <label htmlFor="q">{words.search}</label>
            <div className="find__box">
              <Icon name="search" />
              <input
                ref={box}
                className="in"
                id="q"
                name="q"
                type="search"
                value={text}
                placeholder={words.searchHint}
                autoComplete="off"
                onChange={(event) => setText(event.target.value)}
              />
            </div>
          </form>
        </search>
        <form action="/blog" onSubmit={stay}>
          <ul className="badges" aria-label={words.categories}>
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
        <h2 className="sr">{words.list}</h2>
        <p className="find__said" role="status">
          {said}
        </p>
        {count > 0 ? (
          children(found)
        ) : (
          <form action="/blog" onSubmit={stay}>
            <button className="btn btn--line" type="submit" onClick={() => setText('')}>
              {words.clear}
            </button>
          </form>
        )}
      </div>
    </section>
  );
}

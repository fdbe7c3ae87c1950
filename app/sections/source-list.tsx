import type { CheckedDate } from '../ui/checked.tsx';

/** The instruments a guide or an article rests on, with the authority's own page and the day it was looked at. */
export function SourceList({
  sources,
  checked,
}: {
  sources: { name: string; href?: string; checked: CheckedDate }[];
  checked: string;
}) {
  return (
    <ul className="source-list">
      {sources.map(({ name, href, checked: on }) => (
        <li key={name}>
          {href ? <a href={href}>{name}</a> : <span>{name}</span>}
          <small>
            {checked} <time dateTime={on.date}>{on.shown}</time>
          </small>
        </li>
      ))}
    </ul>
  );
}

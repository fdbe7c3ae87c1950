import { languageOf, nameOf } from '../say.ts';

/** A person's name; one in Hindi says so, for readers and for the type. */
export function Name({ name }: { name: string }) {
  const shown = nameOf({ name });
  const language = languageOf(shown);
  return language ? <span lang={language}>{shown}</span> : shown;
}

/** Somebody's own words, as they were written. */
export function Says({ text, small }: { text: string; small?: boolean }) {
  return (
    <blockquote className={small ? 'says says--small' : 'says'} lang={languageOf(text)}>
      <p>{text}</p>
    </blockquote>
  );
}

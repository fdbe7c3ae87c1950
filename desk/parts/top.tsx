// The top bar: what page this is, the office on phones, search and sound on laptops.
import type { ReactNode } from 'react';
import { deskWork as words } from '../../content/en/desk-work.ts';
import { Icon } from './icon.tsx';
import { type Frame, OfficeState } from './layout.tsx';

export function Top({ frame, title, children }: { frame: Frame; title: string; children?: ReactNode }) {
  return (
    <>
      <h1>{title}</h1>
      <OfficeState office={frame.office} />
      {children}
      <Search token={frame.formToken} />
      <Sound />
    </>
  );
}

/** What is typed is a name or a phone: it is posted, and stands in no address. */
export function Search({ token }: { token: string }) {
  return (
    <form className="top__find" role="search" method="post" action="/desk/find">
      <input type="hidden" name="token" value={token} />
      <label className="search">
        <span className="visually-hidden">{words.find.label}</span>
        <Icon name="find" />
        <input
          className="input"
          type="search"
          name="q"
          placeholder={words.find.placeholder}
          maxLength={200}
          data-find=""
        />
        <span aria-hidden="true">
          <kbd>/</kbd>
        </span>
      </label>
    </form>
  );
}

function Sound() {
  return (
    <button
      className="btn btn--icon with-scripts"
      type="button"
      aria-pressed="true"
      aria-label={words.live.sound}
      data-sound=""
    >
      <Icon name="sound" />
    </button>
  );
}

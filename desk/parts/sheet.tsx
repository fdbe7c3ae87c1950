// What floats over a page and asks one thing: a dialog with scripts, a section of the page without.
import type { ReactNode } from 'react';
import { deskSheets as words } from '../../content/en/desk-sheets.ts';
import { Icon } from './icon.tsx';

interface Props {
  id: string;
  title: ReactNode;
  text?: ReactNode;
  close?: string;
  large?: boolean;
  children: ReactNode;
}

export function Sheet({ id, title, text, close = words.close, large, children }: Props) {
  return (
    <dialog className={large ? 'sheet sheet--large' : 'sheet'} id={id} aria-labelledby={`${id}-title`}>
      <div className="sheet__box">
        <div className="sheet__head">
          <div>
            <h2 id={`${id}-title`} tabIndex={-1}>
              {title}
            </h2>
            {text && <p className="sub">{text}</p>}
          </div>
          <a className="btn btn--icon with-scripts" href="#main" aria-label={close} data-closes="">
            <Icon name="close" />
          </a>
        </div>
        {children}
      </div>
    </dialog>
  );
}

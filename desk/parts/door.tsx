// The pages before the desk: the mark, the block print, one form, and a word for visitors who came here by mistake.
import type { ReactNode } from 'react';
import { deskDoor } from '../../content/en/desk-door.ts';
import { firm } from '../../content/firm.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { type Assets, Document } from './document.tsx';
import { FieldNotes } from './field.tsx';
import { Icon } from './icon.tsx';
import { Mark } from './mark.tsx';

export function DoorPage(props: { title: string; assets: Assets; now: number; children: ReactNode }) {
  return (
    <Document {...props} frame="door">
      <header>
        <div className="door__head">
          <Mark />
          <b>{firm.name}</b>
          <span className="door__desk">{deskDoor.desk}</span>
        </div>
        <BlockPrint />
      </header>
      <main id="main">{props.children}</main>
      <footer className="door__foot">
        <p className="sub">{fillIn(deskDoor.foot, { firm: firm.name })}</p>
      </footer>
    </Document>
  );
}

/** Says what went wrong before the form is read. */
export function DoorError({ strong, children }: { strong: string; children?: ReactNode }) {
  return (
    <div className="banner banner--bad door__error" role="alert">
      <Icon name="alert" />
      <p>
        <b>{strong}</b> {children}
      </p>
    </div>
  );
}

interface PasswordProps {
  id: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  minLength?: number;
}

export function PasswordField({ id, label, autoComplete, hint, error, required, minLength }: PasswordProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="shown">
        <input
          className="input"
          id={id}
          name={id}
          type="password"
          autoComplete={autoComplete}
          required={required}
          minLength={minLength}
          maxLength={256}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <button
          className="btn btn--quiet with-scripts"
          type="button"
          aria-pressed="false"
          data-shows={id}
          data-hide={deskDoor.hide}
        >
          {deskDoor.show}
        </button>
      </div>
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}

/** A flower and a leaf, from the site's borders; it appears here and nowhere else on the desk. */
function BlockPrint() {
  return (
    <svg className="print" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="print" width="56" height="28" patternUnits="userSpaceOnUse">
          {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
            <ellipse key={turn} cx="14" cy="8.8" rx="2.6" ry="3.2" transform={`rotate(${turn} 14 14)`} />
          ))}
          <circle className="print__heart" cx="14" cy="14" r="2.2" />
          <circle cx="14" cy="14" r="1" />
          <path d="M42 6.2c3.6 2.6 3.6 5 0 7.8c-3.6-2.8-3.6-5.2 0-7.8zM42 21.8c3.6-2.6 3.6-5 0-7.8c-3.6 2.8-3.6 5.2 0 7.8zM28 9.6l2.2 4.4-2.2 4.4-2.2-4.4zM56 9.6l2.2 4.4-2.2 4.4-2.2-4.4zM0 9.6l2.2 4.4L0 18.4l-2.2-4.4z" />
          <circle cx="34.6" cy="14" r="1.3" />
          <circle cx="49.4" cy="14" r="1.3" />
          <path className="print__edge" d="M0 1.2H56M0 26.8H56" />
        </pattern>
      </defs>
      <rect width="100%" height="28" fill="url(#print)" />
    </svg>
  );
}

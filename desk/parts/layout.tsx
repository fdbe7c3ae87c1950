// What stands around every page of the desk: tabs below on phones, a rail at the left from 768 px, with words from 1100.
import type { ReactNode } from 'react';
import { deskFrame } from '../../content/en/desk-frame.ts';
import { firm } from '../../content/firm.ts';
import type { Role } from '../../domain/desk/permissions.ts';
import { sayWhen, shortDay, timeOfDay } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { type Assets, Document } from './document.tsx';
import { Face } from './face.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Mark } from './mark.tsx';

export type Page = 'today' | 'queue' | 'find' | 'me' | 'numbers' | 'duties' | 'people' | 'settings' | 'enquiry';

/** What the frame knows, alike on every page (server/desk/web/frame.ts). */
export interface Frame {
  assets: Assets;
  me: { id: string; name: string; role: Role };
  formToken: string;
  /** `until`: when it closes, if open; when it opens next, if not. */
  office: { now: number; open: boolean; until: number | null };
  /** Own ones to call or follow up, beside Today. */
  today: number;
  /** Overdue enquiries, beside Queue. */
  overdue: number;
  /** Requests that wait for an owner, beside Duties. */
  duties: number;
}

interface Props {
  frame: Frame;
  here: Page;
  /** Of the page; never a visitor's name: titles end up in histories. */
  title: string;
  /** The top bar; left out, it is the title and the office. */
  top?: ReactNode;
  /** A page with its own row of buttons at the bottom has no tabs on phones. */
  dock?: ReactNode;
  children: ReactNode;
}

const words = deskFrame;

export function Layout({ frame, here, title, top, dock, children }: Props) {
  return (
    <Document
      title={title}
      assets={frame.assets}
      frame={dock === undefined ? 'desk' : 'desk desk--dock'}
      formToken={frame.formToken}
      now={frame.office.now}
    >
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <Rail frame={frame} here={here} />
      <div className="page">
        <header className="top">
          {top ?? (
            <>
              <h1>{title}</h1>
              <OfficeState office={frame.office} />
            </>
          )}
        </header>
        <main className="main" id="main" tabIndex={-1}>
          {children}
          {dock}
        </main>
      </div>
    </Document>
  );
}

/** "Open until 7:00 PM", in the top bar of phones. */
export function OfficeState({ office }: Pick<Frame, 'office'>) {
  return (
    <p className="office only-phone">
      <OfficeWords office={office} />
    </p>
  );
}

function OfficeWords({ office: { now, open, until } }: Pick<Frame, 'office'>) {
  const opens = until === null ? words.neverOpen : fillIn(words.shut, { time: sayWhen(until, now) });
  return (
    <>
      <i className={open ? 'dot' : 'dot dot--shut'} />
      {open && until !== null ? fillIn(words.open, { time: timeOfDay(until) }) : opens}
    </>
  );
}

interface Tab {
  page: Page;
  icon: IconName;
  label: string;
  href: string;
  /** Which of the two navigations has it; left out, both. */
  only?: 'narrow' | 'wide';
  count?: { value: number; late?: boolean; said: string };
}

function tabsOf({ me, today, overdue, duties }: Frame): Tab[] {
  const owner: Tab[] = [
    {
      page: 'duties',
      icon: 'duties',
      label: words.pages.duties,
      href: '/desk/duties',
      only: 'wide',
      count: { value: duties, said: words.toDo },
    },
    { page: 'people', icon: 'people', label: words.pages.people, href: '/desk/people', only: 'wide' },
    { page: 'settings', icon: 'settings', label: words.pages.settings, href: '/desk/settings', only: 'wide' },
  ];
  return [
    {
      page: 'today',
      icon: 'today',
      label: words.pages.today,
      href: '/desk/today',
      count: { value: today, said: words.toCall },
    },
    {
      page: 'queue',
      icon: 'queue',
      label: words.pages.queue,
      href: '/desk/queue',
      count: { value: overdue, late: true, said: words.overdue },
    },
    { page: 'find', icon: 'find', label: words.pages.find, href: '/desk/find', only: 'narrow' },
    { page: 'me', icon: 'more', label: words.pages.more, href: '/desk/me', only: 'narrow' },
    { page: 'numbers', icon: 'numbers', label: words.pages.numbers, href: '/desk/numbers', only: 'wide' },
    ...(me.role === 'owner' ? owner : []),
  ];
}

/** On phones these pages are found under More. */
const underMore: Page[] = ['numbers', 'duties', 'people', 'settings', 'me'];

function Rail({ frame, here }: { frame: Frame; here: Page }) {
  const { me, office } = frame;
  const isHere = ({ page, only }: Tab) =>
    page === here ||
    (page === 'queue' && here === 'enquiry') ||
    (page === 'me' && only === 'narrow' && underMore.includes(here));
  return (
    <nav className="rail" aria-label={words.nav}>
      <a className="rail__logo" href="/desk/today" aria-label={fillIn(words.logo, { firm: firm.name })}>
        <Mark />
        <span>
          <b>{firm.name}</b> <small>{words.desk}</small>
        </span>
      </a>
      <ul className="rail__list">
        {tabsOf(frame).map((tab) => (
          <li key={tab.page} className={tab.only && `rail__${tab.only}`}>
            <a className="rail__link" href={tab.href} aria-current={isHere(tab) ? 'page' : undefined}>
              <Icon name={tab.icon} />
              <span>{tab.label}</span>
              {tab.count && <Count {...tab.count} page={tab.page} />}
            </a>
          </li>
        ))}
      </ul>
      <div className="rail__foot">
        <p className="office rail__words">
          {shortDay(office.now)}, <span data-clock>{timeOfDay(office.now)}</span>
          <br />
          <OfficeWords office={office} />
        </p>
        <a className="who rail__me" href="/desk/me">
          <span className="visually-hidden">{words.yours}</span>
          <Face name={me.name} />
          <span className="rail__words">
            <b>{me.name.split(' ')[0]}</b>
            <br />
            <span className="sub">{words.roles[me.role]}</span>
          </span>
        </a>
      </div>
    </nav>
  );
}

/** Empty at nought, yet there: the page's script counts it up. */
function Count({ value, late, said, page }: { value: number; late?: boolean; said: string; page: Page }) {
  return (
    <b className={late ? 'rail__count rail__count--late' : 'rail__count'} data-count={page} hidden={value === 0}>
      <span aria-hidden="true">{value}</span>
      <span className="visually-hidden"> {fillIn(said, { count: value })}</span>
    </b>
  );
}

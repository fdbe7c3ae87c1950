// The clocks of a page, once a minute, by the server's time: a device's own may be wrong. Silent: nothing is announced.
import { clockWords } from '../clock-words.ts';
import { readClock } from '../../domain/desk/clock.ts';
import type { Office } from '../../domain/desk/office.ts';

const minute = 60_000;

/** Server time now. */
export function serverClock(): () => number {
  const began = Number(document.body.dataset.now);
  const opened = performance.now();
  return () => began + (performance.now() - opened);
}

export function officeOf(): Office | null {
  const text = document.querySelector<HTMLElement>('[data-office]')?.dataset.office;
  return text ? (JSON.parse(text) as Office) : null;
}

function say(element: HTMLElement, office: Office, now: number): void {
  const promised = {
    receivedAt: Number(element.dataset.received),
    dueAt: Number(element.dataset.due),
    contactedAt: null,
    callable: true,
  };
  const { weight, before, figure, seen, heard } = clockWords(readClock(office, promised, now), now);
  const large = element.classList.contains('timebox__fig') ? ' timebox__fig' : '';
  element.className = `clock clock--${weight}${large}`;
  const part = (text: string, name: 'class' | 'aria-hidden', value: string) => {
    const span = document.createElement('span');
    span.setAttribute(name, value);
    span.textContent = text;
    return span;
  };
  element.replaceChildren(
    ...(before ? [part(before, 'class', 'visually-hidden')] : []),
    figure,
    ...(seen ? [part(seen, 'aria-hidden', 'true')] : []),
    ...(heard ? [part(heard, 'class', 'visually-hidden')] : []),
  );
}

export function clocks(): void {
  const office = officeOf();
  if (!office) return;
  const now = serverClock();
  setInterval(() => {
    for (const element of document.querySelectorAll<HTMLElement>('.clock[data-due]')) say(element, office, now());
  }, minute);
}

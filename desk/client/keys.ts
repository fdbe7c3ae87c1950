// Single keys for whoever works with a keyboard all day. Never while a field has focus, never with Ctrl, Alt or Cmd.
import { isOn, turn } from './kept.ts';
import { chooseChannel, openSheet, showSheet } from './sheets.ts';

const query = (selector: string) => document.querySelector<HTMLElement>(selector);
const press = (selector: string) => query(selector)?.click();
const rows = () => [...document.querySelectorAll<HTMLElement>('.row')];

let at = -1;

/** The row the keys speak of; its name has the focus, so that Enter opens it. */
function step(by: number): void {
  const list = rows();
  if (list.length === 0) return;
  list[at]?.classList.remove('row--at');
  at = Math.max(0, Math.min(list.length - 1, at + by));
  list[at]?.classList.add('row--at');
  list[at]?.querySelector('a')?.focus();
  list[at]?.scrollIntoView({ block: 'nearest' });
}

function focusFind(): void {
  const field = [...document.querySelectorAll<HTMLInputElement>('[data-find]')].find((one) => one.offsetParent);
  if (field) field.focus();
  else location.assign('/desk/find');
}

const views = ['waiting', 'mine', 'unassigned', 'overdue'];

const everywhere: Record<string, () => void> = {
  '/': focusFind,
  '?': () => void showSheet('keys'),
  m: () => press('[data-sound]'),
};
const inQueue: Record<string, () => void> = {
  j: () => step(1),
  k: () => step(-1),
  t: () => rows()[at]?.querySelector<HTMLElement>('[data-take]')?.click(),
  n: () => press('[data-news]:not([hidden]) [data-show]'),
  ...Object.fromEntries(
    views.map((view, index) => [String(index + 1), () => location.assign(`/desk/queue?view=${view}`)]),
  ),
};
const write = (channel: string) => () => {
  if (showSheet('write')) chooseChannel(channel);
};
const inEnquiry: Record<string, () => void> = {
  c: () => void showSheet('called'),
  w: write('whatsapp'),
  e: write('email'),
  a: () => query('#note')?.focus(),
  s: () => void showSheet('state'),
  f: () => void showSheet('follow-up'),
  p: () => void showSheet('pass'),
  t: () => press('[data-take]'),
  j: () => press('[data-next]'),
  k: () => press('[data-previous]'),
};
const goTo: Record<string, string> = { t: '/desk/today', q: '/desk/queue', n: '/desk/numbers' };

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

export function keys(): void {
  const page = query('[data-live]')?.dataset.page;
  const here = page === 'enquiry' ? inEnquiry : inQueue;
  let going = false;

  document.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.ctrlKey) return openSheet()?.querySelector('form')?.requestSubmit();
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (event.key === 'Escape' && !openSheet() && page === 'enquiry' && !isTyping(event.target))
      return press('.top__back');
    if (!isOn('keys') || isTyping(event.target) || openSheet()) return;
    const key = event.key.toLowerCase();
    const to = going ? goTo[key] : undefined;
    going = key === 'g' && !going;
    if (to) {
      event.preventDefault();
      return location.assign(to);
    }
    const act = here[key] ?? everywhere[key];
    if (!act || going) return;
    event.preventDefault();
    act();
  });

  const single = document.querySelector<HTMLInputElement>('[data-single-keys]');
  if (!single) return;
  single.checked = isOn('keys');
  single.addEventListener('change', () => turn('keys', single.checked));
}

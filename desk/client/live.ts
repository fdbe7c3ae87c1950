// New and changed enquiries as they come. New ones wait behind a notice: nothing moves under the thumb.
import { fillIn } from '../../domain/fill-in.ts';
import { timeOfDay } from '../../domain/desk/times.ts';
import { isOpen } from '../../domain/desk/office.ts';
import type { Changed } from '../../server/desk/work/views.ts';
import { officeOf, serverClock } from './clock.ts';
import { isOn, turn } from './kept.ts';
import { policy } from './policy.ts';

const betweenTones = 20_000;
const lookAgain = 30_000;

/** A soft tone; browsers allow it once somebody has touched the page. */
function tone(): void {
  try {
    const audio = new AudioContext();
    const gain = new GainNode(audio, { gain: 0 });
    const note = new OscillatorNode(audio, { frequency: 660 });
    note.connect(gain).connect(audio.destination);
    gain.gain.setTargetAtTime(0.08, audio.currentTime, 0.03);
    gain.gain.setTargetAtTime(0, audio.currentTime + 0.15, 0.08);
    note.start();
    note.stop(audio.currentTime + 0.8);
    note.addEventListener('ended', () => void audio.close());
  } catch {
    // No sound here: the notice says it.
  }
}

function soundSwitch(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-sound]')) {
    button.setAttribute('aria-pressed', String(isOn('sound')));
    button.addEventListener('click', () => {
      turn('sound', !isOn('sound'));
      button.setAttribute('aria-pressed', String(isOn('sound')));
    });
  }
}

/** A line above the page; its words hold the time since when. */
function line(name: 'offline' | 'lost') {
  const banner = document.querySelector<HTMLElement>(`[data-${name}]`);
  const text = banner?.querySelector<HTMLElement>('[data-text]');
  return {
    show(at: number) {
      if (!banner || !text) return;
      text.textContent = fillIn(text.dataset.words ?? '', { time: timeOfDay(at) });
      banner.hidden = false;
    },
    hide() {
      if (banner) banner.hidden = true;
    },
  };
}

function network(now: () => number): void {
  const offline = line('offline');
  addEventListener('offline', () => offline.show(now()));
  addEventListener('online', () => offline.hide());
  if (!navigator.onLine) offline.show(now());
}

/** The row as the server has it now, in its old place. */
async function refresh(reference: string): Promise<void> {
  const find = (page: ParentNode) => page.querySelector<HTMLElement>(`tr[data-reference="${CSS.escape(reference)}"]`);
  const old = find(document);
  if (!old) return;
  const response = await fetch(location.href).catch(() => null);
  if (!response?.ok) return;
  const html = await response.text();
  const page = new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
  const made = find(page);
  if (!made || old.contains(document.activeElement)) return;
  old.replaceWith(document.importNode(made, true));
}

const newOnes = 'desk-new';
const tinted = 30_000;

/** Those that were just asked for stand out for a while. */
function tintNew(): void {
  const references = new Set(sessionStorage.getItem(newOnes)?.split(' '));
  sessionStorage.removeItem(newOnes);
  const rows = [...document.querySelectorAll<HTMLElement>('.row')].filter(({ dataset }) =>
    references.has(dataset.reference ?? ''),
  );
  for (const row of rows) row.classList.add('row--new');
  setTimeout(() => {
    for (const row of rows) row.classList.replace('row--new', 'row--seen');
  }, tinted);
}

function news() {
  const notice = document.querySelector<HTMLElement>('[data-news]');
  const text = notice?.querySelector<HTMLElement>('[data-text]');
  const title = document.title;
  const references: string[] = [];
  notice?.querySelector('[data-show]')?.addEventListener('click', (event) => {
    event.preventDefault();
    sessionStorage.setItem(newOnes, references.join(' '));
    location.reload();
  });
  return (reference: string) => {
    references.push(reference);
    const count = references.length;
    document.title = `(${count}) ${title}`;
    if (!notice || !text) return;
    const [one = '', many = ''] = JSON.parse(notice.dataset.words ?? '[]') as string[];
    text.textContent = fillIn(count === 1 ? one : many, { count });
    notice.hidden = false;
  };
}

/** Who else has this enquiry open; nobody takes the line away. */
function someoneHere(names: string[]): void {
  const line = document.querySelector<HTMLElement>('[data-here]');
  const [who, face] = ['[data-text]', '.face'].map((part) => line?.querySelector<HTMLElement>(part));
  if (!line || !who || !face) return;
  const [one = '', many = ''] = JSON.parse(line.dataset.here ?? '[]') as string[];
  who.textContent = fillIn(names.length === 1 ? one : many, { names: names.join(', ') });
  face.textContent = names[0]?.slice(0, 1) ?? '';
  line.hidden = names.length === 0;
}

export function live(): void {
  const root = document.querySelector<HTMLElement>('[data-live]');
  if (!root) return;
  const now = serverClock();
  const office = officeOf();
  const lost = line('lost');
  const arrived = news();
  const own = document.querySelector<HTMLElement>('[data-own]')?.dataset;
  let sounded = -betweenTones;
  soundSwitch();
  tintNew();
  network(now);

  function heard({ what, reference, version }: Changed): void {
    if (root?.dataset.page === 'enquiry') {
      if (reference === own?.own && version > Number(own.version)) arrived(reference);
      return;
    }
    if (what === 'changed') return void refresh(reference);
    arrived(reference);
    if (!isOn('sound') || !office || !isOpen(office, now()) || performance.now() - sounded < betweenTones) return;
    sounded = performance.now();
    tone();
  }

  function connect(): void {
    const stream = new EventSource(own?.own ? `/desk/live?at=${own.own}` : '/desk/live');
    stream.addEventListener('live', () => lost.hide());
    stream.addEventListener('change', (event) => heard(JSON.parse(event.data as string) as Changed));
    stream.addEventListener('here', (event) => someoneHere(JSON.parse(event.data as string) as string[]));
    stream.addEventListener('error', () => {
      lost.show(now());
      if (stream.readyState === EventSource.CLOSED) setTimeout(connect, lookAgain);
    });
    addEventListener('pagehide', () => stream.close());
  }
  connect();
}

// Who has an enquiry open at this moment: known while their page listens, told to the other instances, and forgotten
// when they leave or are heard of no more. Nothing of it is stored.
import type { Viewer } from './views.ts';

export interface Here {
  reference: string;
  /** Those of one instance: ids and names of the firm's people. */
  people: { id: string; name: string }[];
  /** Whether the others should say who is with them. */
  asks: boolean;
}

interface Visit {
  me: Viewer;
  changed: (names: string[]) => void;
  told: string;
}

export interface Presence {
  /** `changed` is told who else is there, now and whenever that changes. Returns how to leave. */
  visit(reference: string, me: Viewer, changed: (names: string[]) => void): () => void;
  /** From the instance of that name. */
  heard(by: string, here: Here): void;
  start(): void;
  stop(): void;
}

const repeats = 20_000;
/** An instance that was killed says nothing: its people are gone after this. */
const lasts = 3 * repeats;
const mostNames = 5;

export function createPresence(say: (here: Here) => void, clock: () => number = Date.now): Presence {
  const visits = new Map<string, Set<Visit>>();
  const others = new Map<string, Map<string, { people: Here['people']; at: number }>>();
  let timer: NodeJS.Timeout | undefined;

  const here = (reference: string, asks: boolean): Here => ({
    reference,
    people: [...(visits.get(reference) ?? [])].slice(0, mostNames).map(({ me: { id, name } }) => ({ id, name })),
    asks,
  });

  function tell(reference: string): void {
    const mine = visits.get(reference);
    if (!mine) return;
    const known = others.get(reference);
    for (const [by, { at }] of known ?? []) if (clock() - at >= lasts) known?.delete(by);
    const away = [...(known?.values() ?? [])].flatMap(({ people }) => people);
    const all = new Map([...here(reference, false).people, ...away].map(({ id, name }) => [id, name]));
    for (const visit of mine) {
      const names = [...all].filter(([id]) => id !== visit.me.id).map(([, name]) => name.split(' ')[0] ?? name);
      const text = names.slice(0, mostNames).join('\n');
      if (text === visit.told) continue;
      visit.told = text;
      visit.changed(names.slice(0, mostNames));
    }
  }

  return {
    visit(reference, me, changed) {
      const visit: Visit = { me, changed, told: '' };
      const mine = visits.get(reference) ?? new Set();
      visits.set(reference, mine.add(visit));
      say(here(reference, true));
      tell(reference);
      return () => {
        if (!mine.delete(visit)) return;
        if (mine.size === 0) {
          visits.delete(reference);
          others.delete(reference);
        }
        say(here(reference, false));
        tell(reference);
      };
    },
    heard(by, { reference, people, asks }) {
      // Only of what somebody here looks at.
      if (!visits.has(reference)) return;
      const known = others.get(reference) ?? new Map();
      others.set(reference, known);
      if (people.length === 0) known.delete(by);
      else known.set(by, { people, at: clock() });
      if (asks) say(here(reference, false));
      tell(reference);
    },
    start() {
      timer = setInterval(() => {
        for (const reference of visits.keys()) {
          say(here(reference, false));
          tell(reference);
        }
      }, repeats).unref();
    },
    stop: () => clearInterval(timer),
  };
}

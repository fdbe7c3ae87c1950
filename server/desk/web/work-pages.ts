// What every page of the work is given: the frame with its counts, the office, what was just done.
import type { Done } from '../../../desk/parts/toast.tsx';
import type { Working } from '../../../desk/parts/desk-page.tsx';
import type { Counts, Named, Viewer } from '../work/views.ts';
import { type DeskContext, type DeskOptions, meOf } from './context.ts';
import { frameOf } from './frame.ts';
import { acts } from './read-action.ts';

export function viewerOf(c: DeskContext): Viewer {
  const { id, role, name } = meOf(c).person;
  return { id, role, name };
}

/** From the address that an action led to: nothing in it is personal. */
function doneOf(asked: URLSearchParams): Done | null {
  const act = acts.find((one) => one === asked.get('done'));
  const reference = asked.get('of') ?? '';
  const version = Number(asked.get('version'));
  if (!act || !/^[\w-]{1,40}$/.test(reference) || !Number.isInteger(version)) return null;
  const event = asked.get('event');
  return { act, of: { reference, version }, event: event && /^[\w-]{1,60}$/.test(event) ? event : null };
}

export async function workingOf(c: DeskContext, options: DeskOptions, counts?: Counts): Promise<Working> {
  const frame = await frameOf(c, options);
  return {
    frame: counts ? { ...frame, overdue: counts.overdue, today: counts.today } : frame,
    office: options.settings.office(),
    done: doneOf(new URL(c.req.url).searchParams),
  };
}

/** Who takes enquiries, for filters. */
export async function advisersOf({ people }: DeskOptions): Promise<Named[]> {
  return (await people.list()).filter(({ active }) => active).map(({ id, name }) => ({ id, name }));
}

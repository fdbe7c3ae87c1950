// What the pages of people show, put together.
import { content } from '../../../content/load.ts';
import { productIds } from '../../../content/products.ts';
import { leaveUntil, mostLeave } from '../../../domain/desk/leave.ts';
import { linkLasts, type Person } from '../people/people.ts';
import type { Seen } from '../people/people-store.ts';
import type { PeopleView, PersonRowView, PersonView } from '../people/views.ts';
import type { DeskOptions } from './context.ts';
import { dateOf, hour } from '../../../domain/moments.ts';

function rowOf(person: Person, seen: Seen | undefined, open: number, now: number): PersonRowView {
  const { id, name, email, role, active, inTurn, leave } = person;
  const how = seen?.hasPasskey ? 'passkey' : seen?.hasPassword ? 'password' : 'link';
  const seenAt = seen?.seenAt ?? null;
  return {
    id,
    name,
    email,
    role,
    active,
    inTurn,
    leaveUntil: leaveUntil(leave, now),
    open,
    seenAt,
    how,
    invited: seenAt === null ? { until: seen?.linkUntil ?? null } : null,
  };
}

export async function peopleRows({ people, opens, clock }: DeskOptions): Promise<PersonRowView[]> {
  const [list, seen, open] = await Promise.all([people.list(), people.seen(), opens.counts()]);
  return list.map((person) =>
    rowOf(
      person,
      seen.find(({ personId }) => personId === person.id),
      open.get(person.id) ?? 0,
      clock(),
    ),
  );
}

export const peopleView = (people: PersonRowView[], mails: boolean): PeopleView => ({
  people,
  showsLeft: false,
  linkHours: linkLasts / hour,
  mails,
});

/** The leave of now, or the one that comes next. */
function nextLeave(leave: string[], now: number): { leaveFrom: string; leaveTo: string } {
  const days = leave.filter((day) => day >= dateOf(now)).toSorted();
  return { leaveFrom: days[0] ?? '', leaveTo: days.at(-1) ?? '' };
}

export async function personView(id: string, me: string, options: DeskOptions): Promise<PersonView | null> {
  const rows = await peopleRows(options);
  const [row, person] = [rows.find((one) => one.id === id), await options.people.byId(id)];
  if (!row || !person?.active) return null;
  const active = rows.filter((one) => one.active);
  const owners = active.filter(({ role }) => role === 'owner');
  const { services } = content('en');
  return {
    person: {
      ...row,
      ...nextLeave(person.leave, options.clock()),
      products: person.products,
      languages: person.languages,
    },
    products: productIds.map((product) => ({ id: product, name: services[product]?.name ?? product })),
    others: active.filter((one) => one.id !== id && one.role === 'adviser').map(({ id, name }) => ({ id, name })),
    isMe: id === me,
    isLastOwner: owners.length === 1 && owners[0]?.id === id,
    mostLeave,
  };
}

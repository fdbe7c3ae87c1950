// What a field of the work holds, as people read it.
import { deskEnquiry } from '../content/en/desk-enquiry.ts';
import { deskWork } from '../content/en/desk-work.ts';
import { closingReasons, states } from '../domain/desk/states.ts';
import { sayWhen } from '../domain/desk/times.ts';
import { rupees } from '../domain/money/format.ts';
import type { DeskField, DeskValue, Named, TrailEntry } from '../server/desk/work/views.ts';
import { firstName, stateName } from './say.ts';

export interface FieldNames {
  advisers: Named[];
  /** Names of those who no longer take enquiries stand in the history. */
  trail: TrailEntry[];
  now: number;
}

const nothing = deskEnquiry.trail.nothing;

export function fieldValue(field: DeskField, value: DeskValue, { advisers, trail, now }: FieldNames): string {
  if (value === null || value === '') return field === 'adviser' ? deskWork.nobody.toLowerCase() : nothing;
  switch (field) {
    case 'state': {
      const [name, reason] = String(value).split(':');
      const state = states.find((one) => one === name);
      return state ? stateName(state, closingReasons.find((one) => one === reason) ?? null) : String(value);
    }
    case 'adviser': {
      const people = [...advisers, ...trail.flatMap(({ person }) => (person ? [person] : []))];
      return firstName(people.find(({ id }) => id === value)?.name ?? deskEnquiry.trail.staff);
    }
    case 'followUp':
      return sayWhen(Number(value), now);
    case 'approved':
    case 'disbursed':
      return rupees(Number(value));
    default:
      return String(value);
  }
}

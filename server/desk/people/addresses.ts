// Where the desk's reminders go.
import type { Addresses } from '../../notifications/mail.ts';
import type { People } from './people.ts';

export const addressesOf =
  (people: Pick<People, 'list'>): Addresses =>
  async (to, adviserId) => {
    const active = (await people.list()).filter((person) => person.active);
    const chosen = active.filter(({ id, role }) =>
      to === 'team' ? true : to === 'owner' ? role === 'owner' : id === adviserId,
    );
    return chosen.map(({ email }) => email);
  };

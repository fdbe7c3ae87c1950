// Where mails to staff go, and the ways on that each has: people of the desk get links of their own.
import { may } from '../../../domain/desk/permissions.ts';
import type { Receivers } from '../../notifications/mail.ts';
import type { People, Person } from './people.ts';
import { type StaffLinks, staffActs, staffLinkLasts } from './staff-links.ts';
import { absoluteUrl } from '../../../domain/absolute-url.ts';

interface Options {
  people: Pick<People, 'list'>;
  links: StaffLinks;
  siteUrl: string;
  clock?: () => number;
}

export const receiversAtDesk =
  ({ people, links, siteUrl, clock = Date.now }: Options): Receivers =>
  async (to, listed, { reference, adviser_id = null }) => {
    const active = (await people.list()).filter((person) => person.active);
    const chosen = active.filter(({ id, role }) => {
      if (to === null) return false;
      return to === 'team' ? true : to === 'owner' ? role === 'owner' : id === adviser_id;
    });
    const until = clock() + staffLinkLasts;
    const absolute = (path: string) => absoluteUrl(path, siteUrl);
    const desk = { until: null, links: [{ act: 'open' as const, url: absolute(`/desk/e/${reference}`) }] };
    // A colleague's enquiry is not theirs to call.
    const own = ({ id: person, role }: Person) =>
      may({ id: person, role }, 'see', { adviserId: adviser_id })
        ? {
            until,
            links: staffActs.map((act) => ({ act, url: absolute(links.make({ act, person, reference }, until)) })),
          }
        : desk;
    if (chosen.length > 0) return chosen.map((person) => ({ address: person.email, ways: own(person) }));
    return listed.map((address) => {
      const person = active.find(({ email }) => email === address.toLowerCase());
      return { address, ways: person ? own(person) : active.length > 0 ? desk : null };
    });
  };

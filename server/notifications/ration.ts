// How many mails go to visitors. Whoever sends an enquiry names the address that gets one, so a stranger must not be
// able to fill a mailbox, or to spend our good name with mail servers, by sending many.
import type { LeadRow } from '../db/tables.ts';
import type { Acknowledged, Outcome, OutboxStore } from './outbox-store.ts';
import { mailboxOf } from './recipient.ts';
import { hour } from '../../domain/moments.ts';

const day = 24 * hour;
const perMailbox = 2;

interface Options {
  outboxes: readonly Pick<OutboxStore, 'acknowledged'>[];
  perHour: number;
  clock: () => number;
}

export interface Ration {
  /** Null when the mail may go now; then `done` must follow once its outcome is stored, or could not be. */
  ask(lead: LeadRow): Promise<Outcome | null>;
  /** Whether it may have arrived. */
  done(lead: LeadRow, arrived: boolean): void;
}

const samePerson = (a: Acknowledged, b: Acknowledged) =>
  (a.email !== '' && a.email.toLowerCase() === b.email.toLowerCase()) || (a.phone !== null && a.phone === b.phone);

/**
 * The mails that went out are counted in the store, so a restart forgets none; those on their way are counted here. So are
 * those that went from here: a store that is away, or too busy to be told, would let a second one go.
 */
export function createRation({ outboxes, perHour, clock }: Options): Ration {
  const onTheirWay = new Map<string, Acknowledged>();
  const went = new Map<string, Acknowledged>();
  const later = (error: string, wait: number): Outcome => ({ state: 'pending', error, due: clock() + wait });

  async function lately(mine: Acknowledged): Promise<Acknowledged[] | null> {
    const since = clock() - day;
    const readings = await Promise.allSettled(outboxes.map((outbox) => outbox.acknowledged(since)));
    const read = readings.flatMap((reading) => (reading.status === 'fulfilled' ? [reading.value] : []));
    if (read.length === 0) return null;
    for (const [id, { at }] of went) if (at <= since) went.delete(id);
    // The store does not know that this very one may have arrived: it goes again under the same id.
    const ours = [...went.values()].filter(({ id }) => id !== mine.id);
    return [...ours, ...read.flat()];
  }

  async function judge(mine: Acknowledged, others: Acknowledged[], since: number): Promise<Outcome | null> {
    const sent = await lately(mine);
    if (!sent) return later('nobody knows how many went out', hour / 60);
    if (sent.some((one) => samePerson(one, mine))) return { state: 'cancelled', reason: 'acknowledged within a day' };
    const mailbox = mailboxOf(mine.email);
    const all = [...new Map([...sent, ...others].map((one) => [one.id, one])).values()];
    if (all.filter(({ email }) => mailboxOf(email) === mailbox).length >= perMailbox)
      return { state: 'cancelled', reason: 'enough for this mailbox today' };
    if (all.filter(({ at }) => at > clock() - hour).length < perHour) return null;
    // A backlog of mails that strangers caused must not go on for days after them.
    if (clock() - since > day) return { state: 'cancelled', reason: 'over the hourly budget for a day' };
    return later('over the hourly budget', hour / 4);
  }

  return {
    async ask(lead) {
      const mine = { id: lead.id, email: lead.email, phone: lead.phone_e164, at: clock() };
      const others = [...onTheirWay.values()];
      if (others.some((one) => samePerson(one, mine)))
        return later('another to the same person is on its way', hour / 60);
      onTheirWay.set(lead.id, mine);
      const outcome = await judge(mine, others, lead.created_at);
      if (outcome) onTheirWay.delete(lead.id);
      return outcome;
    },
    done(lead, arrived) {
      const mine = onTheirWay.get(lead.id);
      onTheirWay.delete(lead.id);
      if (mine && arrived) went.set(lead.id, mine);
      else went.delete(lead.id);
    },
  };
}

// Enquiries of one person: the same phone number or e-mail address, found through the words the desk made of them.
import type { Kysely } from 'kysely';
import type { DeskLead, Tables } from '../../db/tables.ts';
import { personWords } from '../../leads/words.ts';

/** Enough to know somebody by; a number that robots use has thousands. */
const most = 20;

type Person = Pick<DeskLead, 'id' | 'email' | 'phone_e164'>;

const isSame = (a: Person, b: Person) =>
  (a.phone_e164 !== null && a.phone_e164 === b.phone_e164) ||
  (a.email !== '' && a.email.toLowerCase() === b.email.toLowerCase());

/** Newest first, without the enquiry itself and without what is erased. */
export async function othersOf(db: Kysely<Tables>, lead: Person): Promise<DeskLead[]> {
  const words = personWords(lead);
  if (words.length === 0) return [];
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('lead_words')
        .select('lead_id')
        .where('word', 'in', words)
        .limit(most + 1),
    )
    .where('id', '<>', lead.id)
    .where('erased_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.filter((row) => isSame(row, lead));
}

import { firm } from '../../../content/firm.ts';
import type { Office } from '../../../domain/desk/office.ts';
import type { Env } from '../../env.ts';
import type { LeadStore } from '../../leads/store.ts';
import type { Log } from '../../log.ts';
import { mailSettings } from '../../notifications/channels.ts';
import type { Person } from '../people/people.ts';
import { createLetters, type Letters } from './letters.ts';
import { createLetterStore } from './letters-store.ts';
import type { Work } from './work.ts';

interface Given {
  store: Pick<LeadStore, 'engine'>;
  people: { list(): Promise<Person[]> };
  work: Work;
  office: () => Office;
  log: Log;
}

/** Null where mail is not set up. */
export async function openLetters(
  env: Env,
  { store, ...given }: Given,
): Promise<Pick<Letters, 'start' | 'stop'> | null> {
  const settings = mailSettings(env, firm);
  if (!settings) return null;
  const { createMailer } = await import('../../notifications/mail.ts');
  const siteUrl = env.SITE_URL ?? firm.siteUrl;
  const mailer = createMailer({ ...settings, siteUrl });
  const letters = createLetters({ ...given, store: createLetterStore(store.engine), siteUrl, send: mailer.send });
  return {
    start: letters.start,
    async stop() {
      await letters.stop();
      mailer.close();
    },
  };
}

// npm run desk -- invite | people | push-keys | demo
import { parseArgs } from 'node:util';
import { firm } from '../../content/firm.ts';
import { holidays } from '../../content/holidays.ts';
import { content } from '../../content/load.ts';
import { productIds } from '../../content/products.ts';
import { promise } from '../../content/promise.ts';
import { keepPrivate } from '../data-dir.ts';
import { EnvError, readEnv } from '../env.ts';
import { openStore } from '../leads/open-store.ts';
import { openStatusKey } from '../leads/status-key.ts';
import { createLog, printable } from '../log.ts';
import { makePushKeys } from '../notifications/web-push.ts';
import { openPeople } from './people/open-people.ts';
import { fillDemo, NotEmpty } from './work/demo.ts';

const help = `npm run desk -- COMMAND
  invite EMAIL [--role adviser | owner]   prints a link that opens the desk once; also for whoever forgot the password
  people                                  who may sign in
  push-keys                               makes the key by which phones are told of enquiries
  demo                                    fills an empty store with made-up enquiries, and prints a link into it
`;

class Wrong extends Error {}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { role: { type: 'string' } } });
  const [command, first] = positionals;
  if (command === undefined || command === 'help') return void process.stdout.write(help);
  if (command === 'push-keys') {
    process.stdout.write(`VAPID_KEY=${makePushKeys().privateKey}\n`);
    process.stderr.write('Put this line into the settings of every instance, and keep it: phones know us by it.\n');
    return;
  }
  if (command !== 'invite' && command !== 'people' && command !== 'demo')
    throw new Wrong(`There is no command ${command}.\n${help}`);
  const env = readEnv();
  const log = createLog('silent');
  const store = await openStore(env, log);
  try {
    const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
    const key = openStatusKey(env, log);
    const { people } = openPeople(store, { siteUrl, key });
    if (command === 'demo') {
      const given = { noticeVersion: content('en').leads.consent.version, promise, loans: productIds, key };
      const office = { hours: firm.hours, holidays: holidays.days.map(({ date }) => date) };
      const { RETENTION_DAYS: retentionDays } = env;
      process.stdout.write(`${await fillDemo({ store, people, office, given, retentionDays, now: Date.now() })}\n`);
      process.stderr.write('The link lets you in as the owner, once. Start the site with: npm start\n');
      return;
    }
    if (command === 'people') {
      for (const { name, email, role, active } of await people.list())
        process.stdout.write(
          `${[role.padEnd(8), active ? 'active' : 'left  ', printable(email), printable(name)].join('  ')}\n`,
        );
      return;
    }
    const role = values.role ?? 'adviser';
    if (role !== 'adviser' && role !== 'owner') throw new Wrong('--role takes adviser or owner.');
    if (!first || !/^[^\s<>@,;]+@[^\s<>@,;]+$/.test(first)) throw new Wrong('Whom? Give one e-mail address.');
    const { link, person, until } = await people.invite(first, role, null);
    // Somebody who left is let in again; a role is changed only where one was named.
    if (!person.active) await people.change(person.id, { active: true }, null);
    if (values.role !== undefined && person.role !== role) await people.change(person.id, { role }, null);
    process.stdout.write(`${link}\n`);
    process.stderr.write(
      `The link lets ${printable(person.email)} in as ${values.role ? role : person.role}, once, until ${new Date(until).toISOString()}.\n`,
    );
  } finally {
    await store.close();
  }
}

keepPrivate();
try {
  await main();
} catch (error) {
  if (error instanceof NotEmpty)
    error.message = 'There are enquiries or people here already: a demo goes into an empty DATA_DIR.';
  const known = error instanceof NotEmpty || error instanceof Wrong || error instanceof EnvError;
  const unknownOption = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  const said = known || unknownOption ? (error as Error).message : `The desk cannot be reached: ${String(error)}`;
  process.stderr.write(`${said}\n`);
  process.exitCode = 1;
}

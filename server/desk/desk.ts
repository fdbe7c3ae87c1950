// npm run desk -- invite | people
import { parseArgs } from 'node:util';
import { keepPrivate } from '../data-dir.ts';
import { EnvError, readEnv } from '../env.ts';
import { openStore } from '../leads/open-store.ts';
import { openStatusKey } from '../leads/status-key.ts';
import { createLog, printable } from '../log.ts';
import { openPeople } from './people/open-people.ts';

const help = `npm run desk -- COMMAND
  invite EMAIL [--role adviser | owner]   prints a link that opens the desk once; also for whoever forgot the password
  people                                  who may sign in
`;

class Wrong extends Error {}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { role: { type: 'string' } } });
  const [command, first] = positionals;
  if (command === undefined || command === 'help') return void process.stdout.write(help);
  if (command !== 'invite' && command !== 'people') throw new Wrong(`There is no command ${command}.\n${help}`);
  const env = readEnv();
  const log = createLog('silent');
  const store = await openStore(env, log);
  try {
    const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
    const { people } = openPeople(store, { siteUrl, key: openStatusKey(env, log) });
    if (command === 'people') {
      for (const { name, email, role, active } of await people.list())
        process.stdout.write(`${[role.padEnd(8), active ? 'active' : 'left  ', email, printable(name)].join('  ')}\n`);
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
      `The link lets ${person.email} in as ${values.role ? role : person.role}, once, until ${new Date(until).toISOString()}.\n`,
    );
  } finally {
    await store.close();
  }
}

keepPrivate();
try {
  await main();
} catch (error) {
  const known = error instanceof Wrong || error instanceof EnvError;
  const unknownOption = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  const said = known || unknownOption ? (error as Error).message : `The desk cannot be reached: ${String(error)}`;
  process.stderr.write(`${said}\n`);
  process.exitCode = 1;
}

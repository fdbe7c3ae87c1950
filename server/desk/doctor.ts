// npm run doctor: tries what the site depends on and says, line by line, what is well and what to do about the rest.
import { firm } from '../../content/firm.ts';
import { keepPrivate } from '../data-dir.ts';
import { EnvError, readEnv } from '../env.ts';
import { checkBackup, checkClock, checkDisk, checkFolder } from './check-machine.ts';
import { checkMail, checkProxies, checkStore, checkWebhook } from './check-ways.ts';
import { type Finding, finding } from './findings.ts';

async function examine(): Promise<Finding[]> {
  const env = readEnv();
  const [store, mail, webhook, proxies] = await Promise.all([
    checkStore(env),
    checkMail(env, firm),
    checkWebhook(env),
    checkProxies(env),
  ]);
  return [
    finding('settings')('ok', 'every one can be read.'),
    checkFolder(env.DATA_DIR),
    checkDisk(env.DATA_DIR),
    ...store,
    checkBackup(env.DATA_DIR, Date.now()),
    mail,
    ...(webhook ? [webhook.finding] : []),
    proxies.finding,
    checkClock([...(webhook?.clocks ?? []), ...proxies.clocks]),
  ];
}

keepPrivate();
const findings = await examine().catch((error: unknown) => {
  if (!(error instanceof EnvError)) throw error;
  return error.message.split('\n').map((line) => finding('settings')('failed', line));
});
for (const { state, about, text } of findings) process.stdout.write(`${state.padEnd(8)} ${about.padEnd(12)} ${text}\n`);
process.exitCode = findings.some(({ state }) => state === 'failed') ? 1 : 0;

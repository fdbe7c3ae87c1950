// The site as a process: settings from the environment, the end on SIGTERM, once requests in flight are answered.
import { keepPrivate, opennessOf } from './data-dir.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { createLog, failure } from './log.ts';
import { createSite, type Overrides } from './site.ts';

const drainWithin = 10_000;

function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function settings(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return refuse(error.message);
  }
}

export async function start(overrides: Overrides): Promise<void> {
  keepPrivate();
  const env = settings();
  const log = createLog(env.LOG_LEVEL);
  const open = opennessOf(env.DATA_DIR);
  const { DATA_DIR } = env;
  if (open?.writable)
    refuse(`Everybody on this machine may write to ${DATA_DIR} (mode ${open.mode}). Run: chmod 700 ${DATA_DIR}`);
  if (open) log.warn('data.open_to_others', { mode: open.mode, mend: `chmod -R go= ${DATA_DIR}` });
  const site = await createSite(env, { ...overrides, log });

  let stopping = false;
  async function stop(signal: string) {
    if (stopping) return;
    stopping = true;
    log.info('server.stopping', { signal });
    setTimeout(() => process.exit(1), drainWithin).unref();
    await site.stop();
    log.info('server.stopped');
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  try {
    log.info('server.ready', { address: await site.start() });
  } catch (error) {
    log.error('server.not_listening', failure(error));
    process.exit(1);
  }
}

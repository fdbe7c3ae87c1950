// The assistant that the settings ask for. To learn what the site says takes it a good part of the site's whole start:
// it does so once the door is open, and only who asks before that waits for it.
import { facts } from '../../content/facts.ts';
import { firm } from '../../content/firm.ts';
import type { Content } from '../../content/load.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Assistant } from './engine.ts';
import type { Responder } from './routes.ts';

interface Options {
  env: Env;
  words: Content;
  log: Log;
  /** Knows other things than the site does. */
  embedded?: Assistant | undefined;
}

export function openAssistant({ env, words, log, embedded }: Options): Responder & { learn(): Promise<unknown> } {
  async function make(): Promise<Responder> {
    const { services, articles, site } = words;
    const own =
      embedded ??
      (await import('./engine.ts')).createAssistant({ facts, services, articles, firm, address: site.address });
    // The model's client is loaded only where a model is configured.
    return env.LLM_BASE_URL
      ? (await import('./model.ts')).createModelAssistant(env, { embedded: own, facts, log })
      : { respond: (question) => own.answer(question) };
  }
  let made: Promise<Responder> | undefined;
  const learn = () => {
    made ??= make();
    return made;
  };
  return { learn, respond: async (question, address) => (await learn()).respond(question, address) };
}

// The assistant as the site wires it, for tests and benchmarks.
import { content } from '../../content/load.ts';
import { facts } from '../../content/facts.ts';
import { firm } from '../../content/firm.ts';
import { createAssistant, type Knowledge } from '../../server/chat/engine.ts';

export function embedded(changes: Partial<Knowledge> = {}) {
  const { services, articles, site } = content('en');
  return createAssistant({ facts, services, articles, firm, address: site.address, ...changes });
}

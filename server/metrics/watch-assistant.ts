import type { Responder } from '../chat/routes.ts';
import type { Metrics } from './metrics.ts';

/** Counts the assistant's answers from outside, by kind and language, and what it could not answer. */
export function watchAssistant(assistant: Responder, metrics: Pick<Metrics, 'answered' | 'gap'>): Responder {
  return {
    async respond(question, network) {
      const answer = await assistant.respond(question, network);
      metrics.answered(answer.kind, answer.language);
      if (answer.gap) metrics.gap();
      return answer;
    },
  };
}

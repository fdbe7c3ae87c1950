import { readAsk } from '../chat/ask.ts';
import type { Responder } from '../chat/routes.ts';
import type { Metrics } from './metrics.ts';

/** Counts the assistant's answers from outside, by how they ended: an answer, the offer of a person, a gap. */
export function watchAssistant(assistant: Responder, metrics: Pick<Metrics, 'answered' | 'gap'>): Responder {
  return {
    async respond(question, address) {
      const answer = await assistant.respond(question, address);
      const { language } = readAsk(question.message, question.history, question.locale);
      metrics.answered(answer.gap ? 'gap' : answer.showContactForm ? 'contact' : 'answer', language);
      if (answer.gap) metrics.gap();
      return answer;
    },
  };
}

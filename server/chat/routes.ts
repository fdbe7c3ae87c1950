// POST /api/chat: {message, history?, locale?} → {response, showContactForm, sources, choices, forPerson?}. What is asked is never logged.
import { type Api, type ApiOptions, jsonEndpoint } from '../http/json-endpoint.ts';
import type { Answer, Question } from './engine.ts';
import type { Gaps } from './gaps.ts';
import type { Turn } from './message.ts';
import { apiTexts } from '../../content/assistant.ts';

export interface Responder {
  respond(question: Question, address: string): Answer | Promise<Answer>;
}

interface Options extends ApiOptions {
  assistant: Responder;
  gaps: Gaps;
}

const mostTurns = 20;
const longestTurn = 2000;

export const chatRoutes = ({ assistant, gaps, ...options }: Options): Api =>
  jsonEndpoint({
    ...options,
    path: '/api/chat',
    maxBody: 8 * 1024,
    // Each turn of a long conversation has fields of its own.
    counted: 'outer',
    words: { ...apiTexts, tooManyFields: apiTexts.tooLarge, unavailable: apiTexts.failed },
    failed: 'chat.failed',
    async answer(input, [visitor]) {
      const question = readQuestion(input);
      if (!question) return { status: 400, body: { error: apiTexts.noMessage } };
      const { gap, response, showContactForm, forPerson, sources, choices } = await assistant.respond(
        question,
        visitor,
      );
      if (gap) gaps.record(question.message);
      return { status: 200, body: { response, showContactForm, sources, choices, ...(forPerson && { forPerson }) } };
    },
  });

function readQuestion(input: unknown): Question | null {
  if (typeof input !== 'object' || input === null) return null;
  const { message, history, locale } = input as Record<string, unknown>;
  if (typeof message !== 'string' || message.trim() === '') return null;
  return {
    message,
    history: readHistory(history),
    ...(typeof locale === 'string' ? { locale: locale.slice(0, 10) } : {}),
  };
}

/** Turns as the widget keeps them, {sender, content}, or as models do, {role, content}. What fits neither is left out. */
function readHistory(history: unknown): Turn[] {
  if (!Array.isArray(history)) return [];
  return history.slice(-mostTurns).flatMap((turn: unknown): Turn[] => {
    if (typeof turn !== 'object' || turn === null) return [];
    const { sender, role, content } = turn as Record<string, unknown>;
    if (typeof content !== 'string') return [];
    const from = (sender ?? role) === 'user' ? 'visitor' : 'assistant';
    return [{ from, text: content.slice(0, longestTurn) }];
  });
}

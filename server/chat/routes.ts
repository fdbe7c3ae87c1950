// POST /api/chat: {message, history?, locale?} → {response, showContactForm, sources}. What is asked is never logged.
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { jsonFields, mostFields } from '../http/bounds.ts';
import { wasAborted } from '../http/aborted.ts';
import type { Limiter } from '../http/limits.ts';
import { visitorNetworks } from '../http/visitor.ts';
import { isCrossSite } from '../leads/cross-site.ts';
import { failure, type Log } from '../log.ts';
import type { Turn } from './ask.ts';
import type { Answer, Question } from './engine.ts';
import type { Gaps } from './gaps.ts';
import { apiTexts } from '../../content/assistant.ts';

export interface Responder {
  respond(question: Question, address: string): Answer | Promise<Answer>;
}

interface Options {
  assistant: Responder;
  limits: Limiter;
  log: Log;
  gaps: Gaps;
  siteUrl?: string | undefined;
  trustedProxies?: number;
}

const MOST_BYTES = 8 * 1024;
const MOST_TURNS = 20;
const LONGEST_TURN = 2000;

export function chatRoutes({ assistant, limits, log, gaps, siteUrl, trustedProxies = 0 }: Options): Hono {
  const app = new Hono();
  const refuse = (c: Context, status: 400 | 403 | 405 | 413 | 415 | 429 | 503, error: string, headers = {}) =>
    c.json({ error }, status, { 'cache-control': 'no-store', ...headers });
  const networksOf = (c: Context) => visitorNetworks(c, trustedProxies);

  app.onError((error, c) => {
    if (!wasAborted(c)) log.error('chat.failed', failure(error));
    return refuse(c, 503, apiTexts.failed, { 'retry-after': '5' });
  });

  app.post(
    '/api/chat',
    (c, next) => {
      if (isCrossSite(c.req.raw.headers, siteUrl)) return refuse(c, 403, apiTexts.crossSite);
      const wait = limits.take(networksOf(c));
      if (wait !== null) return refuse(c, 429, apiTexts.tooMany, { 'retry-after': String(wait) });
      if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
        return refuse(c, 415, apiTexts.notJson);
      }
      return next();
    },
    (c, next) => {
      const length = c.req.header('content-length');
      if (length === undefined || c.req.header('transfer-encoding') !== undefined) return countedBody(c, next);
      return Number(length) > MOST_BYTES ? tooLarge(c) : next();
    },
    async (c) => {
      const text = await c.req.text();
      // Only the outermost: each turn of a long conversation has fields of its own.
      if (jsonFields(text).outer > mostFields) return tooLarge(c);
      const question = readQuestion(text);
      if (!question) return refuse(c, 400, apiTexts.noMessage);
      const { response, showContactForm, sources, gap } = await assistant.respond(question, networksOf(c)[0]);
      if (gap) gaps.record(question.message);
      return c.json({ response, showContactForm, sources }, 200, { 'cache-control': 'no-store' });
    },
  );
  app.all('/api/chat', (c) => refuse(c, 405, apiTexts.onlyPost, { allow: 'POST' }));

  const tooLarge = (c: Context) => refuse(c, 413, apiTexts.tooLarge);
  const countedBody = bodyLimit({ maxSize: MOST_BYTES, onError: tooLarge });
  return app;
}

function readQuestion(body: string): Question | null {
  let input: unknown;
  try {
    input = JSON.parse(body);
  } catch {
    return null;
  }
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
  return history.slice(-MOST_TURNS).flatMap((turn: unknown): Turn[] => {
    if (typeof turn !== 'object' || turn === null) return [];
    const { sender, role, content } = turn as Record<string, unknown>;
    if (typeof content !== 'string') return [];
    const from = (sender ?? role) === 'user' ? 'visitor' : 'assistant';
    return [{ from, text: content.slice(0, LONGEST_TURN) }];
  });
}

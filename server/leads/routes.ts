// POST /api/leads. Every answer is JSON that says what happened and, where there is something to do, what.
import { type ErrorWords, errorTexts } from '../../domain/lead/errors.ts';
import { statusPath } from '../../domain/lead/status-path.ts';
import { type Api, type ApiOptions, type ApiWords, jsonEndpoint, type Reply } from '../http/json-endpoint.ts';
import type { LeadService, SubmitResult } from './service.ts';

interface LeadApiWords {
  errors: ErrorWords;
  api: ApiWords;
}

interface Options extends ApiOptions {
  service: LeadService;
  words: LeadApiWords;
}

export const leadRoutes = ({ service, words, ...options }: Options): Api =>
  jsonEndpoint({
    ...options,
    path: '/api/leads',
    maxBody: 64 * 1024,
    counted: 'all',
    words: words.api,
    failed: 'enquiry.api_failed',
    // What is no JSON is no object either: the schema says so.
    answer: async (input) => reply(await service.submit(input), words),
  });

function reply(result: SubmitResult, words: LeadApiWords): Reply {
  switch (result.kind) {
    case 'invalid':
      return { status: 422, body: { errors: errorTexts(result.errors, words.errors) } };
    case 'unavailable':
      return { status: 503, body: { error: words.api.unavailable } };
    case 'stored': {
      const { reference, statusToken, repeated } = result;
      const link = statusToken === null ? {} : { statusUrl: statusPath(statusToken) };
      const callBy = new Date(result.callBy).toISOString();
      return { status: repeated ? 200 : 201, body: { reference, ...link, callBy } };
    }
  }
}

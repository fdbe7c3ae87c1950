import { fact, low } from './fill.ts';

/** How long the firm may take to call after an enquiry, in milliseconds: what pages promise as {firm.response}. */
export const promise = low(fact('firm.response')) * 3_600_000;

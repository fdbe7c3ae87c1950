// The fact ledger: every rate, limit, tenure, age, score, fee and scheme figure of the site, once, with its source and
// dates (rows by product in ledger/). Pages, FAQs, articles, structured data and the assistant show figures through
// tokens like {home.rate}. Where the firm's pages give two readings, both rows stay, each with the page that shows it;
// npm run preflight lists them.
import { ledger } from './folders.ts';
import type { Fact } from './schema.ts';

export const facts = ledger.flatMap(({ rows }) => rows) as Fact[];

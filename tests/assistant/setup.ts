// The assistant as the site wires it, for tests and benchmarks: with a ledger and a firm that stay as they are. The
// questions of these tests expect their figures; a rate or a phone number that staff change is no business of theirs.
// How it answers from the site's own ledger is live.test.ts's.
import { readFileSync } from 'node:fs';
import { en } from '../../content/en/all.ts';
import { facts as siteFacts } from '../../content/facts.ts';
import { filler } from '../../content/fill.ts';
import { firm as siteFirm } from '../../content/firm.ts';
import type { Fact } from '../../content/schema.ts';
import { createAssistant, type Knowledge } from '../../server/chat/engine.ts';

const frozen = JSON.parse(readFileSync(new URL('ledger.json', import.meta.url), 'utf8')) as Fact[];
const ids = new Set(frozen.map(({ id }) => id));

/** Rows that came later are the site's. */
export const facts: Fact[] = [...frozen, ...siteFacts.filter(({ id }) => !ids.has(id))];

export const firm: typeof siteFirm = {
  ...siteFirm,
  name: 'Pinkstone',
  phones: {
    main: { shown: '+91 141 000 0000', dial: '+911410000000' },
    messaging: { shown: '+91 141 000 0001', dial: '+911410000001' },
  },
  hours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '19:00' },
    { days: ['Saturday'], opens: '09:00', closes: '17:00' },
    { days: ['Sunday'], opens: '10:00', closes: '15:00' },
  ],
};

export function embedded(changes: Partial<Knowledge> = {}) {
  const { fill } = filler(facts);
  const { services, articles, site } = en;
  const texts = fill({ services, articles }, en.units);
  return createAssistant({ facts, ...texts, firm, address: site.address, ...changes });
}

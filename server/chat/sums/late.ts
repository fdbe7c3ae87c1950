// What is owed to a borrower who was kept waiting: for the papers of a closed loan, or for an entry put right.
import type { Fact } from '../../../content/schema.ts';
import { figuresOf } from '../../../domain/schemes/rows.ts';
import type { Sentence } from './outcome.ts';

const days = /(?<![\d.,])(\d{2,3}) (?:days?|din|dino|दिन|दिनों)(?!\p{L})/gu;
const rules = {
  'rule.closing': {
    of: /paper|kagaz|kagaj|kagad|document|registry|deed|patta|file|कागज|रजिस्ट्री|दस्तावेज|पट्टा/,
    allowed: 'papers.days',
    aDay: 'papers.compensation',
    frame: 'latePapers',
  },
  'score.error': {
    of: /dispute|complain|shikayat|galat|galti|wrong|error|correct|mistake|शिकायत|गलत|गलती|सुधार/,
    allowed: 'bureaus.dispute',
    aDay: 'bureaus.compensation',
    frame: 'lateEntry',
  },
} as const;

/** Nothing where no number of days is told, or not more than there are. */
export function lateBy(intent: string, text: string, facts: readonly Fact[]): Sentence[] {
  const rule = rules[intent as keyof typeof rules];
  if (!rule?.of.test(text)) return [];
  const { low } = figuresOf(facts);
  // "30 din ki jagah 51 din me": the longer.
  const waited = Math.max(0, ...Array.from(text.matchAll(days), ([, count]) => Number(count)));
  const late = waited - low(rule.allowed);
  if (late <= 0) return [];
  return [
    {
      frame: rule.frame,
      figures: { waited: { days: waited }, late: { days: late }, owed: { rupees: late * low(rule.aDay) } },
    },
  ];
}

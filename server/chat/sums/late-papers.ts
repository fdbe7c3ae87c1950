// What a lender owes that gave the papers of a closed loan back too late.
import type { Fact } from '../../../content/schema.ts';
import { figuresOf } from '../../../domain/schemes/rows.ts';
import type { Sentence } from './outcome.ts';

const days = /(?<![\d.,])(\d{2,3}) (?:days?|din|dino|दिन|दिनों)(?!\p{L})/u;
const papers = /paper|kagaz|kagaj|kagad|document|registry|deed|patta|file|कागज|रजिस्ट्री|दस्तावेज|पट्टा/;

/** Nothing where no number of days is told, or not more than the lender has. */
export function latePapers(intent: string, text: string, facts: readonly Fact[]): Sentence | null {
  if (intent !== 'rule.closing' || !papers.test(text)) return null;
  const { low } = figuresOf(facts);
  const waited = Number(days.exec(text)?.[1] ?? 0);
  const late = waited - low('papers.days');
  if (late <= 0) return null;
  return {
    frame: 'latePapers',
    figures: { waited: { days: waited }, late: { days: late }, owed: { rupees: late * low('papers.compensation') } },
  };
}

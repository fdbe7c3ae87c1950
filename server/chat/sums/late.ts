// What a delay costs: the borrower who was kept waiting is owed for it, and pays for an instalment that came late.
import type { Fact } from '../../../content/schema.ts';
import type { Message } from '../message.ts';
import { speltNumbers } from '../spelt-numbers.ts';
import { figuresOf } from '../../../domain/schemes/rows.ts';
import type { Figure, Sentence } from './outcome.ts';

const day = ' (?:days?|din|dino|दिन|दिनों)(?!\\p{L})';
const days = new RegExp(`(?<![\\d.,])(\\d{1,3})${day}`, 'gu');
const aDay = new RegExp(`^${day}`, 'u');
const rules = {
  'rule.closing': {
    of: /paper|kagaz|kagaj|kagad|document|registry|deed|patta|file|कागज|रजिस्ट्री|दस्तावेज|पट्टा/,
    allowed: 'papers.days',
    aDay: 'papers.compensation',
    frame: 'latePapers',
  },
  'score.error': {
    of: /dispute|complain|shik[a]?y|galat|galti|wrong|error|correct|mistake|शिकायत|गलत|गलती|सुधार/,
    allowed: 'bureaus.dispute',
    aDay: 'bureaus.compensation',
    frame: 'lateEntry',
  },
} as const;

const ofOwed = /harjana|compensation|kitna ban|how much|हर्जाना|मुआवजा|कितना बन/;
/** Nothing where no number of days is told, or not more than there are. */
export function lateBy(intent: string, text: string, facts: readonly Fact[]): Sentence[] {
  const rule = rules[intent as keyof typeof rules];
  if (!rule || !(rule.of.test(text) || ofOwed.test(text))) return [];
  const { low } = figuresOf(facts);
  // "30 din ki jagah 51 din me": the longer.
  const inWords = speltNumbers(text).flatMap(({ value, end }) => (aDay.test(text.slice(end)) ? [value] : []));
  const waited = Math.max(0, ...inWords, ...Array.from(text.matchAll(days), ([, count]) => Number(count)));
  const late = waited - low(rule.allowed);
  if (late <= 0) return [];
  return [
    {
      frame: rule.frame,
      figures: { waited: { days: waited }, late: { days: late }, owed: { rupees: late * low(rule.aDay) } },
    },
  ];
}

const ofDelay = /penal|late|overdue|deri|der se|पेनल|लेट|देर|अटकी/;
const wholeMonth = /(?<!\p{L})(?:1|one|a|ek|poora|pura|एक|पूरा) (?:ek |एक )?(?:month|mahin|महीन)/u;
const daysAYear = 365;
/** An instalment with a loan's whole debt beside it is the smaller. */
const largestInstalment = 300_000;

/** What a penal charge told in percent comes to on the one instalment that is late. */
function penalFigures({ text, slots: { filled, loose } }: Message): Sentence['figures'] | null {
  const [rate, ...rates] = filled.rate ?? filled.flatRate ?? filled.fee ?? [];
  const sums = [...Object.values(filled).flat(), ...loose].filter(({ measure }) => measure === 'money');
  const late = Math.min(...sums.map(({ value }) => value));
  const [told] = Array.from(text.matchAll(days));
  const waited = Number(told?.[1] ?? 0);
  if (!ofDelay.test(text) || !rate || rates.length > 0 || late > largestInstalment) return null;
  if (waited === 0 && !wholeMonth.test(text)) return null;
  const time: Figure = waited > 0 ? { days: waited } : { months: 1 };
  const years = waited > 0 ? waited / daysAYear : 1 / 12;
  const charge = Math.round((late * rate.value * years) / 100);
  return { rate: { percent: rate.value }, late: { rupees: late }, time, charge: { rupees: charge } };
}

export const tellsPenal = (message: Message): boolean =>
  /penal|पेनल/.test(message.text) && penalFigures(message) !== null;

export function penalOf(intent: string, message: Message): Sentence[] {
  const figures = intent === 'rule.penal' ? penalFigures(message) : null;
  return figures ? [{ frame: 'penal', figures }] : [];
}

// Which words give a quantity its role. A row is read: a quantity of this measure and size, with one of these phrases near
// it, has that role by so many points. The points of a row fall with distance (assign.ts); the best assignment wins.
// A word that ends in * stands for all that begin so. Words stand without nukta and chandrabindu, as plainFigures() gives them.
import type { Flag } from '../flags.ts';
import type { Quantity, Role } from '../slot.ts';

/** A role before it is known whose income or age it is, and of what time (turns in assign.ts). */
export type BaseRole = Exclude<Role, 'coIncome' | 'otherAge' | 'extraMonthly' | 'extraYearly' | 'extraEmis'>;

export interface CueRow {
  role: BaseRole;
  of: Quantity['measure'][];
  points: number;
  /** Phrases; without any, the row holds by measure and size alone. */
  cue?: string;
  /** Where the phrase stands; on either side where left out. */
  side?: 'before' | 'after';
  /** The phrase counts only in the quantity's own clause. */
  sameClause?: true;
  /** How many words may lie between; 3 where left out. */
  reach?: number;
  least?: number;
  most?: number;
  /** Of the month or year, or of neither. */
  per?: 'month' | 'none';
  /** The message as a whole must say one of these, or none of those. */
  when?: Flag[];
  unless?: Flag[];
}

/** No instalment that anybody asks about is larger. */
export const largestEmi = 300_000;
export const emiWords = 'emi|emis|kist|kisht|kishte|kiste|instalment|installment|instalments|ईएमआई|किस्त|किश्त|emi/month';
export const loanWords =
  'loan|lone|loan amount|lon|udhar|udhaar|karz|karza|karja|rin|borrow*|principal|home loan|housing loan|personal loan|business loan|ka business loan|ka business lone|mortgage loan|gold loan|car loan|lap|loan against property|pl|mudra|mudra loan|top up|topup|लोन|कर्ज|कर्जा|उधार|ऋण|होम लोन|बिजनेस लोन|पर्सनल लोन|मुद्रा|makan par|makan pe|ghar par loan|property par|property pe|मकान पर|प्रॉपर्टी पर|mortgage|मॉर्गेज|ghar ke liye|makan ke liye|flat ke liye|dukan ke liye|dukaan ke liye|business ke liye|ghar banane|makan banane|घर के लिए|मकान के लिए|दुकान के लिए|makan ka loan|ghar ka loan|मकान का लोन|घर का लोन|house loan|ghar loan|makan loan|makaan loan|flat loan|plot loan|property loan|dukan loan|मकान लोन|प्रॉपर्टी लोन';

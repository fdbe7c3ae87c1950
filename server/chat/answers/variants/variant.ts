// A row of words that decide which of an intent's answers is meant, as the guards' rows are.
export interface Variant {
  of: readonly string[];
  /** All of these are said. */
  all: readonly { test(text: string): boolean }[];
  /** None of these. */
  none?: RegExp;
  as: string;
  /** Said after the intent's own answer, not instead of it. */
  beside?: true;
  /** A message that it is for. */
  tried: string;
}

export const isMeant = ({ all, none }: Variant, text: string): boolean =>
  all.every((words) => words.test(text)) && !none?.test(text);

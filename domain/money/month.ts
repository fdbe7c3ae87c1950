/** A month of a certain year as one number, 12 × year + 0 for January … 11 for December: adding months is adding. */
export type CalendarMonth = number;

/** The address and <input type="month"> write it 2026-11. Null when the text is no month of the years we reckon with. */
export function readMonth(text: string): CalendarMonth | null {
  const [, year, month] = /^\s*((?:19|20|21)\d\d)-(0[1-9]|1[0-2])\s*$/.exec(text) ?? [];
  return year && month ? Number(year) * 12 + Number(month) - 1 : null;
}

export const writeMonth = (month: CalendarMonth): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

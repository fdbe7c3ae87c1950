// Opening hours: which days, from when to when, in Indian Standard Time.
export const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Day = (typeof weekDays)[number];

export interface Hours {
  days: readonly Day[];
  /** In 24-hour form: 09:00. */
  opens: string;
  closes: string;
}

/** Days as a sign on a door gives them: Mon-Fri, or Mon-Wed, Sat. */
export function daysInWords(days: readonly Day[], names: Record<Day, string>, to: string): string {
  const runs: Day[][] = [];
  for (const day of weekDays.filter((one) => days.includes(one))) {
    const run = runs.at(-1);
    if (run && run.at(-1) === weekDays[weekDays.indexOf(day) - 1]) run.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => [...new Set([run[0], run.at(-1)])].map((day) => names[day as Day]).join(to)).join(', ');
}

/** The hours that hold on all these days; null when the firm is closed or they differ. */
export function openOn(hours: readonly Hours[], days: readonly Day[]): Hours | null {
  return hours.find((row) => days.every((day) => row.days.includes(day))) ?? null;
}

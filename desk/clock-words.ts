// The clock in words: the page is made with them, and its script says them again each minute.
import { deskWork } from '../content/en/desk-work.ts';
import type { Reading } from '../domain/desk/clock.ts';
import { duration, sayWhen, timeOfDay } from '../domain/desk/times.ts';
import { fillIn } from '../domain/fill-in.ts';

const words = deskWork.clock;

/** Plain, tint, solid, grey. */
type Weight = 'in-time' | 'soon' | 'late' | 'done';

export interface ClockWords {
  weight: Weight;
  /** Heard before the figure, and seen or heard after it. */
  before: string;
  figure: string;
  seen: string;
  heard: string;
  /** By when: "by ", "3:25 PM", and at times ", we open 9:00 AM". Null where the clock has stopped. */
  by: { lead: string; time: string; rest: string } | null;
}

const plain = (weight: Weight, figure: string): ClockWords => ({
  weight,
  before: '',
  figure,
  seen: '',
  heard: '',
  by: null,
});

export function clockWords(reading: Reading, now: number): ClockWords {
  switch (reading.kind) {
    case 'in-time':
    case 'soon':
      return {
        ...plain(reading.kind, duration(reading.left)),
        heard: words.left,
        by: { lead: words.by, time: sayWhen(reading.by, now), rest: '' },
      };
    case 'closed': {
      const rest = reading.opens === null ? '' : fillIn(words.opens, { time: timeOfDay(reading.opens) });
      return {
        ...plain('soon', duration(0)),
        heard: words.left,
        by: { lead: words.promised, time: sayWhen(reading.due, now), rest },
      };
    }
    case 'overdue':
      return {
        ...plain('late', duration(reading.late)),
        before: words.lateBefore,
        seen: words.late,
        by: { lead: words.due, time: sayWhen(reading.due, now), rest: '' },
      };
    case 'stopped':
      return plain('done', fillIn(words.called, { time: duration(reading.took) }));
    case 'stopped-late':
      return plain('done', fillIn(words.calledLate, { time: duration(reading.took) }));
    case 'none':
      return plain('done', words.none);
  }
}

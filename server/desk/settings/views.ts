// What the page of settings shows. Types only: the screen is written against this file.
import type { Holiday, Wrong } from '../../../domain/desk/settings.ts';
import type { Day } from '../../../domain/hours.ts';

export type Section = 'hours' | 'holidays' | 'promise' | 'retention' | 'messages';

/** One setting: which version the form shows, and who changed it last. */
export interface Setting {
  version: number;
  changed: { who: string | null; at: number } | null;
}

export interface SettingsView {
  hours: Setting & {
    days: { day: Day; opens: string; closes: string }[];
    /** As the site prints them: "Mon to Fri 9:00 AM to 7:00 PM"; null where the desk says the same. */
    printed: string | null;
  };
  holidays: { ahead: Holiday[]; past: Holiday[]; confirmed: boolean; typed: Holiday };
  promise: Setting & { value: string; printed: number };
  retention: Setting & { value: string; least: number; printed: number };
  messages: (Setting & { id: string; label: string; en: string; hi: string; isOwn: boolean })[];
  done?: Section;
  /** What was typed is shown where it was typed, with what is wrong about it. */
  wrong?: { of: string; fields: Record<string, Wrong> };
  /** Somebody saved another value meanwhile. */
  conflict?: { of: string; who: string | null; at: number; saved: string };
}

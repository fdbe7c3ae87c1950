// The firm's settings: what the site comes with, and over it what owners set at the desk. The last known ones answer at
// once, since storing an enquiry must wait for nothing; pages of the desk look anew.
import { longestRetention } from '../../../content/promise.ts';
import type { Office } from '../../../domain/desk/office.ts';
import type { FirmSettings, Holidays, MessageTexts } from '../../../domain/desk/settings.ts';
import type { Hours } from '../../../domain/hours.ts';
import { failure, type Log } from '../../log.ts';
import type { SettingsStore, Stored } from './settings-store.ts';

export type SettingName = 'hours' | 'holidays' | 'promise' | 'retention' | `message-${string}`;

interface Options {
  store: SettingsStore;
  /** What the site prints and comes with. */
  printed: FirmSettings;
  log: Log;
  /** Between two looks for what another instance saved. */
  lookEvery?: number;
}

interface Change {
  seen: number | null;
  by: string;
  /** A value of null goes back to what the site comes with; null alone changes nothing. */
  make(now: FirmSettings): { value: unknown; detail: string } | null;
}

export interface Settings {
  readonly printed: FirmSettings;
  /** As last read. */
  now(): FirmSettings;
  office(): Office;
  /** Reads them anew; where the database is away, those that are known stay. */
  look(): Promise<Map<string, Stored>>;
  change(name: SettingName, change: Change): Promise<'saved' | 'conflict'>;
  start(): void;
  stop(): void;
}

function over(printed: FirmSettings, stored: Map<string, Stored>): FirmSettings {
  const value = <T>(name: SettingName, otherwise: T) => (stored.get(name)?.value as T | null | undefined) ?? otherwise;
  const messages = [...stored].flatMap(([name, { value: texts }]) =>
    name.startsWith('message-') && texts ? [[name.slice('message-'.length), texts as MessageTexts]] : [],
  );
  return {
    hours: value<readonly Hours[]>('hours', printed.hours),
    holidays: value<Holidays>('holidays', printed.holidays),
    // The site may have been published anew since: what it prints is the most that holds.
    promiseHours: Math.min(value('promise', printed.promiseHours), printed.promiseHours),
    retentionDays: Math.min(value('retention', printed.retentionDays), longestRetention),
    messages: Object.fromEntries(messages),
  };
}

export function createSettings({ store, printed, log, lookEvery = 5000 }: Options): Settings {
  let known = printed;
  let failing = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<Map<string, Stored>> {
    const stored = await store.all();
    known = over(printed, stored);
    return stored;
  }
  async function lookOrKeep(): Promise<void> {
    try {
      await look();
      failing = false;
    } catch (error) {
      if (!failing) log.warn('desk.settings_unread', failure(error));
      failing = true;
    }
  }

  return {
    printed,
    now: () => known,
    office: () => ({ hours: known.hours, holidays: known.holidays.days.map(({ date }) => date) }),
    look,
    async change(name, { seen, by, make }) {
      const outcome = await store.change({
        name,
        seen,
        by,
        make: (before) => make(over(printed, new Map(before ? [[name, before]] : []))),
      });
      await look();
      return outcome;
    },
    start() {
      void lookOrKeep();
      timer = setInterval(() => void lookOrKeep(), lookEvery);
    },
    stop: () => clearInterval(timer),
  };
}

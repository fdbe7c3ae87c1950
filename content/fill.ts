// Puts figures into text: {home.rate} becomes 7.3–10.5%, {ex.first-home.emi} a computed instalment
// (worked-figures.ts), {site.name} the firm.
// Variants: {id:n} without its unit word, {id:low} and {id:high} one end of a range, {id:short} 10K+, {id:long} ₹500 crore+,
// {id:status} whether it still holds: “closed on 31 March 2022”.
import { fillIn } from '../domain/fill-in.ts';
import { english, formatDate, grouped, lakhCrore, percent } from '../domain/money/format.ts';
import { facts } from './facts.ts';
import { firm } from './firm.ts';
import type { units as englishUnits } from './en/units.ts';
import type { Fact } from './schema.ts';
import { workedFigure } from './worked-figures.ts';

interface FirmFacts {
  name: string;
  /** Left out where nothing legal is said, as in the assistant's frozen firm. */
  legal?: { entity: string; registrations: readonly string[]; grievanceOfficer: string };
  phones: Record<'main' | 'messaging', { shown: string }>;
  emails: Record<'general' | 'loans' | 'support' | 'careers' | 'grievance', string>;
}
type Units = {
  [key in keyof typeof englishUnits]: (typeof englishUnits)[key] extends string ? string : readonly [string, string];
};

export const low = (row: Fact) => (typeof row.value === 'number' ? row.value : row.value[0]);
export const high = (row: Fact) => (typeof row.value === 'number' ? row.value : row.value[1]);

const variants = ['', 'n', 'low', 'high', 'short', 'long', 'status'];

/** A row's day, 2026_01_31, as other dates are written. */
export const isoDay = (value: number) => String(value).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
const shownDay = (iso: string, units: Units) =>
  formatDate(iso, { ...english, monthNames: units.monthNames.split(' ') });

/** Whether what the row says still holds, in words. A frozen row of the tests may have no status: it is open. */
function statusOf({ status }: Partial<Fact>, units: Units): string {
  if (!status || status.is === 'open')
    return status?.until ? fillIn(units.openUntil, { date: shownDay(status.until, units) }) : units.open;
  return fillIn(units[status.is], { date: shownDay(status.on ?? status.until ?? '', units) });
}

/** One figure of the ledger as a visitor reads it. */
export function figure(row: Fact, units: Units, variant = ''): string {
  if (!variants.includes(variant)) throw new Error(`a figure has no ':${variant}', only${variants.join(' :')}`);
  if (variant === 'status') return statusOf(row, units);
  const ends = typeof row.value === 'number' ? [row.value] : [...row.value];
  const shown = variant === 'low' ? ends.slice(0, 1) : variant === 'high' ? ends.slice(-1) : ends;
  const plus = row.plus ? '+' : '';
  switch (row.unit) {
    case 'percent':
      return `${shown.map((n) => percent(n).replace('%', '')).join('–')}%${plus}`;
    case 'rupees':
      if (variant === 'long') return lakhCrore(low(row), { ...english, croreShort: units.crore }) + plus;
      return shown.map((n) => lakhCrore(n)).join('–') + plus;
    case 'count':
      if (variant === 'short') return `${low(row) / 1000}${units.thousandShort}${plus}`;
      return shown.map((n) => grouped(n)).join('–') + plus;
    case 'score':
    case 'year':
    case 'number':
      return shown.join('–') + plus;
    case 'date':
      return shown.map((day) => shownDay(isoDay(day), units)).join('–');
    default: {
      const [one, many] = units[row.unit];
      const figures = shown.join('–') + plus;
      if (variant === 'n') return figures;
      return `${figures} ${shown.length === 1 && shown[0] === 1 && !plus ? one : many}`;
    }
  }
}

/** What the firm is called and how it is reached, as texts name it. */
export const siteTokens = ({ name, legal, phones, emails }: FirmFacts): Record<string, string> => ({
  'site.name': name,
  'site.phone': phones.main.shown,
  'site.messaging': phones.messaging.shown,
  'site.email': emails.general,
  'site.loans': emails.loans,
  'site.support': emails.support,
  'site.careers': emails.careers,
  'site.grievance': emails.grievance,
  ...(legal && {
    'site.entity': legal.entity,
    'site.registrations': legal.registrations.join(', '),
    'site.officer': legal.grievanceOfficer,
  }),
});

export const tokenPattern = /\{([a-z]+(?:\.[a-z0-9-]+)+)(?::([a-z]+))?\}/g;

/** Told of each token that names nothing, with the place it stands at. */
type Wrong = (path: string, message: string) => void;
const stop: Wrong = (path, message) => {
  throw new Error(`${path}: ${message}`);
};

/** Fills texts from a ledger: the site's own below, a frozen one in tests. */
export function filler(rows: Fact[], ofSite = siteTokens(firm)) {
  const byId = new Map(rows.map((row) => [row.id, row]));

  function fact(id: string): Fact {
    const row = byId.get(id);
    if (!row) throw new Error(`there is no row '${id}' in the ledger`);
    return row;
  }

  function token(name: string, variant: string | undefined, units: Units): string {
    if (name.startsWith('site.')) {
      const value = ofSite[name];
      if (!value) throw new Error(`there is no {${name}}`);
      return value;
    }
    const worked = workedFigure(name, (id) => low(fact(id)));
    if (worked !== undefined) return worked;
    return figure(fact(name), units, variant);
  }

  const fillText = (text: string, units: Units): string =>
    text.replace(tokenPattern, (_, name: string, variant?: string) => token(name, variant, units));

  /** Fills every string of a content tree. */
  function fill<T>(tree: T, units: Units, wrong = stop, path = ''): T {
    const inner = (key: string | number) => (path ? `${path}.${key}` : String(key));
    if (typeof tree === 'string') {
      try {
        return fillText(tree, units) as T;
      } catch (error) {
        wrong(path, (error as Error).message);
        return tree;
      }
    }
    if (Array.isArray(tree)) return tree.map((item, i) => fill(item, units, wrong, inner(i))) as T;
    if (tree && typeof tree === 'object') {
      return Object.fromEntries(
        Object.entries(tree).map(([key, value]) => [key, fill(value, units, wrong, inner(key))]),
      ) as T;
    }
    return tree;
  }

  return { fact, fillText, fill };
}

export const { fact, fillText, fill } = filler(facts);

// Gives quantities their roles: every cue near every quantity has its points, and of all ways to hand out the cues, each to
// one quantity only, the one with the most points is taken.
import { cues } from './cues/cues.ts';
import { type BaseRole, type CueRow, emiWords } from './cues/row.ts';
import { type Flag, flagRows } from './flags.ts';
import { type Hit, phraseFinder } from './phrases.ts';
import { person } from './sharing.ts';
import type { Found } from './slot.ts';
import { setOf, type Word } from './words.ts';

const findFlags = phraseFinder(Object.entries(flagRows).map(([flag, phrases]) => [flag as Flag, phrases] as const));
const findCues = phraseFinder(cues.flatMap((row) => (row.cue ? [[row, row.cue] as const] : [])));
const defaults = cues.filter(({ cue }) => cue === undefined);

/** Said between a cue and its figure without parting them. */
const filler = setOf(
  'is are was hai h hain ka ki ke ko of the a an my mera meri mere ₹ rs about approx around lagbhag karib kareeb only sirf upto tak just bas hi to toh bhi = - i का की के है मेरी मेरा को ही तक बस लगभग / bhai sir ji mostly roughly almost',
);
const linking = setOf('and or aur ya vs versus v banam n / और या बनाम lu lun loon le instead');
/** May be said of several things without being a contradiction. */
const reach = 3;
const leastPoints = 3;
const repeatedWeight = 1.5;
const beam = 24;
/** So many words away a cue gives no points whatever lies between. */
const far = 16;

interface Points {
  role: BaseRole;
  points: number;
}

export interface Assigned extends Points {
  /** Which quantities were said together: "15 or 20 years". */
  group: number;
}

/** The "months" of "for 18 months" at the end of a message asks nothing: words of a quantity are no flags. */
export function flagsIn(words: Word[], text: string, found: Found[]): Set<Flag> {
  const hits = findFlags(words, text).filter((hit) => !found.some(({ at, to }) => hit.at >= at && hit.to <= to));
  return new Set(outermost(hits).map(({ row }) => row));
}

/** "Home loan" is no home, "EMI amount" asks for no amount: a phrase inside a longer one is not read. */
const outermost = <Row>(hits: Hit<Row>[]) =>
  hits.filter(
    (hit) => !hits.some((other) => other.at <= hit.at && other.to >= hit.to && other.to - other.at > hit.to - hit.at),
  );

const yearsOr = (role: BaseRole, { measure, value }: Found) =>
  role === 'age' && measure === 'time' ? value / 12 : value;

function holds(row: CueRow, quantity: Found, flags: Set<Flag>): boolean {
  const size = yearsOr(row.role, quantity);
  return (
    row.of.includes(quantity.measure) &&
    // What comes in or goes out over a year is no project's cost.
    !(quantity.per === 'year' && row.role === 'project') &&
    !(row.role === 'age' && quantity.measure === 'time' && !quantity.years) &&
    size >= (row.least ?? 0) &&
    size <= (row.most ?? Number.POSITIVE_INFINITY) &&
    (row.per === undefined || row.per === (quantity.per === 'month' ? 'month' : 'none')) &&
    (!row.when || row.when.some((flag) => flags.has(flag))) &&
    !row.unless?.some((flag) => flags.has(flag))
  );
}

/** The points of a cue for a quantity: less with each word, clause and other quantity between them. */
function pointsOf(hit: Hit<CueRow>, quantity: Found, all: Found[], words: Word[]): number {
  const { row } = hit;
  if (hit.at > quantity.to + far || hit.to < quantity.at - far) return 0;
  // The EMI of "12 EMI de chuke" is that quantity's unit.
  if (all.some(({ at, to }) => at !== quantity.at && hit.at >= at && hit.to <= to)) return 0;
  const before = hit.to <= quantity.at;
  const after = hit.at >= quantity.to;
  if ((row.side === 'before' && !before) || (row.side === 'after' && !after)) return 0;
  const [from, to] = before ? [hit.to, quantity.at] : after ? [quantity.to, hit.at] : [0, 0];
  const inner = all.filter((other) => other !== quantity && other.at >= from && other.to <= to);
  const gap = words
    .slice(from, to)
    .filter(
      (word, index) =>
        !filler.has(word.text) && !inner.some(({ at, to: end }) => from + index >= at && from + index < end),
    ).length;
  if (gap > (row.reach ?? reach)) return 0;
  const apart = Math.abs((words[hit.at]?.clause ?? 0) - (words[quantity.at]?.clause ?? 0));
  if (row.sameClause && apart > 0) return 0;
  const across = inner.reduce((rest, { measure }) => rest * (measure === quantity.measure ? 0.5 : 0.8), 1);
  return row.points * (1 - 0.15 * gap) * (apart === 0 ? 1 : apart < 3 ? 0.72 : 0.4) * across;
}

interface Option extends Points {
  /** Which cue it takes; -1 for none. */
  hit: number;
}
interface State {
  total: number;
  used: number[];
  taken: Option[];
}

const instalment = new Set(emiWords.split('|'));
const earned = /^(?:salary|income|tankhwah|kamai|vetan|earn|वेतन|सैलरी|तनख्वाह|आय)$/;
/** "Patni ki 30000 aur 12000 ki kist": what somebody earns, and an instalment. */
const parts = (one: Found, other: Found, words: Word[]) =>
  words.slice(Math.max(0, one.at - 2), one.at).some(({ text }) => person.test(text) || earned.test(text)) &&
  words.slice(other.to, other.to + 3).some(({ text }) => instalment.has(text));

/** Quantities of one measure parted by "or", "and", "vs" alone stand for the same thing. */
function groupsOf(found: Found[], words: Word[]): Found[][] {
  const groups: Found[][] = [];
  for (const quantity of found) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const between = last ? words.slice(last.to, quantity.at) : [];
    const linked =
      last?.measure === quantity.measure &&
      last.per === quantity.per &&
      between.every(({ text }) => linking.has(text) || text === 'for' || text === 'at') &&
      !between.every(({ text }) => text === 'for' || text === 'at') !== (between.length === 0) &&
      (between.length > 0 || last.shared === true);
    if (group && linked && !parts(last, quantity, words)) group.push(quantity);
    else groups.push([quantity]);
  }
  return groups;
}

const ofEmis = new Set<BaseRole>(['emi', 'running']);
const none = setOf('koi no any zero bina without कोई बिना');
/** "Koi emi nahi": what there is none of says nothing of the figures beside it. */
const isNone = (word?: Word) => word !== undefined && none.has(word.text);

export function assign(found: Found[], words: Word[], text: string, flags: Set<Flag>): Map<Found, Assigned> {
  if (found.length === 0) return new Map();
  const near = (at: number, to: number) => found.some((one) => at < one.to + far && to > one.at - far);
  const every = findCues(words, text).filter(({ at, to }) => near(at, to));
  const hits = outermost(every).filter(({ row, at }) => !(ofEmis.has(row.role) && isNone(words[at - 1])));
  const groups = groupsOf(found, words);
  const optionsOf = (quantity: Found): Option[] => [
    ...hits.flatMap((hit, index) => {
      const points = holds(hit.row, quantity, flags) ? pointsOf(hit, quantity, found, words) : 0;
      return points >= leastPoints ? [{ role: hit.row.role, points, hit: index }] : [];
    }),
    ...defaults.flatMap((row) =>
      holds(row, quantity, flags) && (quantity.marked || row.when || row.per === 'month')
        ? [{ role: row.role, points: row.points * (quantity.marked ? 1 : 0.9), hit: -1 }]
        : [],
    ),
  ];
  let states: State[] = [{ total: 0, used: [], taken: [] }];
  for (const group of groups) {
    const options = group.flatMap(optionsOf).sort((one, other) => other.points - one.points);
    const best = options.filter(
      (option, index) => options.findIndex(({ role, hit }) => role === option.role && hit === option.hit) === index,
    );
    states = states
      .flatMap((state) =>
        [...best.slice(0, 10), null].flatMap((option): State[] => {
          if (option === null) return [{ ...state, taken: [...state.taken, { role: 'amount', points: 0, hit: -1 }] }];
          // Two readings of one phrase are the same words: neither serves twice.
          const place = option.hit < 0 ? -1 : (hits[option.hit]?.at ?? -1);
          if (place >= 0 && state.used.includes(place)) return [];
          const repeated = state.taken.some(({ role, points }) => points > 0 && role === option.role);
          return [
            {
              total: state.total + option.points - (repeated ? repeatedWeight : 0),
              used: place >= 0 ? [...state.used, place] : state.used,
              taken: [...state.taken, option],
            },
          ];
        }),
      )
      .sort((one, other) => other.total - one.total)
      .slice(0, beam);
  }
  const assigned = new Map<Found, Assigned>();
  states[0]?.taken.forEach(({ role, points }, index) => {
    if (points >= leastPoints)
      for (const quantity of groups[index] ?? []) assigned.set(quantity, { role, points, group: index });
  });
  return assigned;
}

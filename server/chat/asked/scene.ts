// What a message may ask: what is heard in all of it, in each of its clauses and at the end of a story. And what speaks for
// each of these candidates.
import { isWish } from '../answers/kinds.ts';
import type { Classifier, Guess } from '../intent/classifier.ts';
import { sounds } from '../intent/romanise.ts';
import { begun, ended } from '../nets/hash.ts';
import { clausesOf } from './clauses.ts';

/** What the net calls a candidate that is asked. */
export const meant = 'meant';
/** All wishes for a person are one candidate. */
export const wish = 'lead';

interface Part {
  text: string;
  words: string[];
  /** What the features of its words begin with. */
  begun: number[];
  heard: Guess[];
}
export interface Scene extends Part {
  clauses: Part[];
  /** The last clauses of a story, as many as make a sentence. */
  tail: Guess[];
}

const story = 28;
const leastTail = 6;
const leastHeard = 0.02;
const mostHeard = 8;

function together(guesses: readonly Guess[]): Guess[] {
  const p = guesses.reduce((sum, guess) => sum + (isWish(guess.name) ? guess.p : 0), 0);
  return [...guesses.filter(({ name }) => !isWish(name)), { name: wish, p }]
    .filter((guess) => guess.p >= leastHeard)
    .toSorted((one, other) => other.p - one.p)
    .slice(0, mostHeard);
}

export function sceneOf({ read }: Classifier, raw: string, intents: readonly Guess[] = read(raw).intents): Scene {
  const heardIn = (text: string) => together(read(text).intents);
  const partOf = (text: string): Part => {
    const words = sounds(text);
    return { text, words, begun: words.map((word) => begun(`own ${wordOf(word)}`)), heard: heardIn(text) };
  };
  const clauses = clausesOf(raw);
  const words = sounds(raw);
  let tail = '';
  if (words.length >= story)
    for (let at = clauses.length - 1; at >= 0 && tail.split(' ').length < leastTail; at -= 1)
      tail = `${clauses[at]} ${tail}`.trim();
  return {
    text: raw,
    words,
    begun: words.map((word) => begun(`word ${wordOf(word)}`)),
    heard: together(intents),
    clauses: clauses.length > 1 ? clauses.map(partOf) : [],
    tail: tail ? heardIn(tail) : [],
  };
}

const leastInClause = 0.15;
const mostIn = { whole: 5, clause: 2, tail: 2 };
const leastAtAll = 0.03;

export function candidatesOf({ heard, clauses, tail }: Scene): string[] {
  const inClauses = clauses.flatMap((clause) =>
    clause.heard.slice(0, mostIn.clause).filter(({ p }) => p >= leastInClause),
  );
  const inWhole = heard.slice(0, mostIn.whole).filter(({ p }, at) => at === 0 || p >= leastAtAll);
  return [...new Set([...inWhole, ...inClauses, ...tail.slice(0, mostIn.tail)].map(({ name }) => name))];
}

/** How sure, in even steps of the odds. */
const stepOf = (p: number): number | '-' =>
  p <= 0 ? '-' : Math.max(-8, Math.round(Math.log(p / (1 - Math.min(p, 0.999)))));
const shareOf = (guesses: readonly Guess[], name: string): number =>
  guesses.find((guess) => guess.name === name)?.p ?? 0;
const kindOf = (name: string): string => name.split('.', 1)[0] as string;
const wordOf = (word: string): string => (/^\d/.test(word) ? '#' : word);
const none: Guess = { name: 'none', p: 0 };
const longest = 24;

/** The clause that an intent is heard best in; undefined where it is heard in none. */
export function placeOf({ clauses }: Scene, name: string): number | undefined {
  const shares = clauses.map(({ heard }) => shareOf(heard, name));
  const most = Math.max(0, ...shares);
  return most >= leastInClause ? shares.indexOf(most) : undefined;
}

/** The features of one candidate, as numbers. */
export function featuresOf(scene: Scene, name: string): number[] {
  const { words, heard, clauses, tail } = scene;
  const features = new Set<number>();
  const put = (text: string) => features.add(ended(begun(text)));
  const [first = none, second = none] = heard;
  const at = placeOf(scene, name);
  const own = at === undefined ? undefined : (clauses[at] as Part);
  const inClause = own ? shareOf(own.heard, name) : 0;
  const bestInClause = own?.heard[0]?.name === name;
  const inWhole = shareOf(heard, name);
  const inTail = shareOf(tail, name);
  const from = [
    name === first.name ? 'W' : inWhole > 0 ? 'w' : '.',
    clauses.length === 0 ? '0' : bestInClause ? 'C' : own ? 'c' : '.',
    tail.length === 0 ? '0' : tail[0]?.name === name ? 'T' : inTail > 0 ? 't' : '.',
  ].join('');
  const ofKind = ` is ${kindOf(name)}`;
  const tags = [...from].flatMap((one, place) => (/[.0]/.test(one) ? [] : [`${place}${one}`]));
  const ends = tags.map((tag) => ` ${tag}`);
  /** All that begins so, with each of these ends. */
  const putAll = (beginnings: readonly number[], ends: readonly string[]) => {
    for (const one of beginnings) for (const end of ends) features.add(ended(begun(end, one)));
  };
  const putTagged = (text: string) => putAll([begun(text)], ends);
  const steps = [stepOf(inWhole), stepOf(inClause), stepOf(inTail)];
  const length = Math.min(words.length, longest) >> 2;
  const parts = clauses.length;
  const place = at === undefined ? '-' : at === parts - 1 ? 'last' : at === 0 ? 'first' : 'between';
  const others = clauses.filter((_, other) => other !== at).map((clause) => clause.heard[0] ?? none);

  put(`from ${from}`);
  put(`name ${name}`);
  put(`kind ${kindOf(name)}`);
  putTagged(`name ${name}`);
  putTagged(`kind ${kindOf(name)}`);
  for (const [which, step] of steps.entries()) {
    put(`share ${which} ${step}`);
    put(`share ${which} ${step} ${name}`);
    put(`share ${which} ${step} ${place}`);
  }
  put(`shares ${steps[0]} ${steps[1]}`);
  put(`shares ${steps[0]} ${steps[1]} ${kindOf(name)}`);
  put(`shares ${steps[0]} ${steps[2]}`);
  putTagged(`first ${stepOf(first.p)}`);
  putTagged(`second ${stepOf(second.p)}`);
  put(`gap ${stepOf(first.p)} ${steps[0]}`);
  put(`rank ${heard.findIndex((guess) => guess.name === name)} ${stepOf(first.p)}`);
  putTagged(`first ${first.name}`);
  putTagged(`first ${kindOf(first.name)}`);
  put(`first ${first.name} is ${name}`);
  put(`first ${kindOf(first.name)} is ${name}`);
  put(`first ${first.name} is ${kindOf(name)}`);
  if (name === first.name) put(`second ${second.name} after ${name}`);
  for (const guess of heard.slice(0, 4)) if (guess.name !== name) put(`beside ${guess.name} is ${name}`);
  for (const guess of others) {
    if (guess.name === name) {
      put('again');
      continue;
    }
    put(`other ${guess.name} is ${name}`);
    put(`other ${kindOf(guess.name)} is ${kindOf(name)} ${place}`);
  }
  put(
    `most besides ${stepOf(Math.max(0, ...others.filter((guess) => guess.name !== name).map(({ p }) => p)))} ${steps[1]}`,
  );
  putTagged(`parts ${parts}`);
  putTagged(`place ${place}`);
  putTagged(`length ${length}`);
  putTagged(`figure ${words.some((word) => /\d/.test(word))}`);
  if (own) {
    const asked = scene.text.includes(`${own.text}?`);
    const figures = own.words.some((word) => /\d/.test(word));
    const ownLength = Math.min(own.words.length, longest) >> 1;
    putTagged(`mark ${asked}`);
    putTagged(`own length ${ownLength}`);
    put(`own length ${ownLength} ${steps[1]}`);
    put(`own figure ${figures} ${kindOf(name)}`);
    putTagged(`own figure ${figures}`);
    put(`own best ${own.heard[0]?.name} is ${name}`);
    put(`own best ${stepOf(own.heard[0]?.p ?? 0)} ${steps[1]}`);
    putTagged(`own begins ${wordOf(own.words[0] ?? '')}`);
    putTagged(`own ends ${wordOf(own.words.at(-1) ?? '')}`);
    putAll(own.begun, [...ends, ofKind]);
  } else putAll(scene.begun, [ofKind]);
  putAll(scene.begun, ends);
  putTagged(`begins ${wordOf(words[0] ?? '')}`);
  putTagged(`ends ${wordOf(words.at(-1) ?? '')}`);
  return [...features];
}

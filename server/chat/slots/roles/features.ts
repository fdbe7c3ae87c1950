// What a figure's role is judged by: its size and unit, the words around it, what is asked, and the figures beside it.
import { heard, skeleton } from '../../intent/romanise.ts';
import { classOf } from '../../lexicon/classes.ts';
import { hash } from '../../nets/hash.ts';
import type { Found } from '../slot.ts';
import type { Word } from '../words.ts';

const rateSteps = [1, 3, 6, 14, 25, 45];
const bareSteps = [4, 8, 14, 25, 32, 61, 100, 300, 901];
const stepOf = (steps: number[], value: number) => steps.filter((one) => value >= one).length;

/** How large it is, as roughly as people tell roles apart by size. */
function sizeOf({ measure, value, years }: Found): string {
  if (measure === 'money') return `m${Math.round(Math.log10(Math.max(value, 0.01)) * 3)}`;
  if (measure === 'percent') return `p${stepOf(rateSteps, value)}`;
  if (measure === 'time') return `${years ? 'y' : 't'}${Math.min(12, Math.round(Math.log2(value / 6 + 1) * 2))}`;
  return `b${stepOf(bareSteps, value)}`;
}

/** As far as words are looked at to either side. */
const far = 8;

/** The words to one side of a figure by their sound; another figure is one word. */
function wordsBeside(words: Word[], found: Found[], from: number, step: 1 | -1): string[] {
  const beside: string[] = [];
  for (let at = from; beside.length < far && at >= -1 && at <= words.length; ) {
    const other = found.find((one) => at >= one.at && at < one.to);
    if (other) {
      beside.push(`#${other.measure}`);
      at = step > 0 ? other.to : other.at - 1;
      continue;
    }
    const word = words[at];
    beside.push(word ? soundOf(word) : at < 0 ? '^' : '$');
    at += step;
  }
  return beside;
}
const soundOf = ({ kind, text }: Word) => (kind === 'mark' ? text : heard(text));
const bonesOf = (sound = '') => (sound ? skeleton(sound) : '');

/** What all figures of a message share. */
export interface Scene {
  words: Word[];
  found: Found[];
  /** The consonants of its words, each once. */
  bag: string[];
  sizes: string[];
  /** What is asked. */
  intents: readonly string[];
}

export function sceneOf(words: Word[], found: Found[], intents: readonly string[]): Scene {
  const bag = [...new Set(words.filter(({ kind }) => kind === 'word').map((word) => bonesOf(soundOf(word))))];
  return { words, found, bag, sizes: found.map(sizeOf), intents };
}

/** The classes of some words, each once. */
const classesOf = (words: Word[]): string[] => [
  ...new Set(words.flatMap((word) => (word.kind === 'word' ? (classOf(soundOf(word)) ?? []) : []))),
];

/** Which classes of words stand in its clause, and between it and the figures beside it. */
function putClasses({ words, found, sizes }: Scene, index: number, put: (text: string) => void) {
  const { measure, at, to } = found[index] as Found;
  const clause = words[at]?.clause;
  const inClause = classesOf(words.filter((word, place) => word.clause === clause && (place < at || place >= to)));
  for (const one of inClause) put(`in ${one} ${measure}`);
  for (const [place, one] of inClause.entries())
    for (const also of inClause.slice(place + 1)) put(`in ${[one, also].sort().join(' ')} ${measure}`);
  const since = classesOf(words.slice(found[index - 1]?.to ?? 0, at));
  const until = classesOf(words.slice(to, found[index + 1]?.at ?? words.length));
  for (const one of since) put(`since ${one} ${measure}`);
  for (const one of until) put(`until ${one} ${measure}`);
  for (const one of since) for (const also of until) put(`over ${one} ${also} ${measure}`);
  const size = sizes[index] as string;
  put(`since ${since.join(' ')} until ${until.join(' ')} ${measure}`);
  put(`since ${since.join(' ')} ${size}`);
  put(`until ${until.join(' ')} ${size}`);
}

const people = new Set(['own', 'other', 'kin', 'child', 'spouse']);
const counting = ['signs', 'alone', 'aside'];
/** The nearest people named on either side, and whether somebody joins or nobody does. */
function putPeople({ words, found, sizes }: Scene, index: number, put: (text: string) => void) {
  const { measure, at, to } = found[index] as Found;
  const size = sizes[index] as string;
  const kindAt = (place: number) => {
    const word = words[place];
    const kind = word?.kind === 'word' ? classOf(soundOf(word)) : undefined;
    return kind && people.has(kind) ? kind : undefined;
  };
  let before = '^';
  let distance = 0;
  for (let place = at - 1; place >= 0 && before === '^'; place -= 1) {
    before = kindAt(place) ?? '^';
    distance = at - place;
  }
  let after = '$';
  for (let place = to; place < words.length && after === '$'; place += 1) after = kindAt(place) ?? '$';
  const near = distance < 3 ? 0 : distance < 7 ? 1 : 2;
  put(`who ${before} ${measure}`);
  put(`who ${before} ${near} ${measure}`);
  put(`who ${before} ${size}`);
  put(`who ${before} ${after} ${measure}`);
  const said = new Set(words.map((word) => (word.kind === 'word' ? classOf(soundOf(word)) : undefined)));
  for (const one of counting) put(`who ${before} ${one}${said.has(one)} ${measure}`);
}

/** The features of one figure of a message, as numbers, but for what is asked: which is put between the two parts. */
export function featuresBeside(scene: Scene, index: number): [number[], number[]] {
  const { words, found, bag, sizes } = scene;
  const own = found[index] as Found;
  const { measure, at, to } = own;
  const size = sizes[index] as string;
  const features = new Set<number>();
  const put = (text: string) => features.add(hash(text));
  const shape = `${measure}${own.per ?? ''}${own.marked ? 'u' : ''}`;
  put(measure);
  put(`s ${shape}`);
  put(`z ${size}`);
  put(`sz ${shape} ${size}`);
  if (own.bound) put(`bound ${measure} ${own.bound}`);
  if (own.upTo !== undefined) put(`upTo ${measure}`);
  if (own.instalments) put('instalments');

  const before = wordsBeside(words, found, at - 1, -1);
  const after = wordsBeside(words, found, to, 1);
  for (const [side, list] of [
    ['<', before],
    ['>', after],
  ] as const)
    for (const [distance, word] of list.entries()) {
      const bones = bonesOf(word);
      const place = distance < 3 ? distance : distance < 5 ? 3 : 5;
      put(`${side}w${place} ${word} ${measure}`);
      put(`${side}b${distance < 4 ? 0 : 1} ${bones} ${measure}`);
      put(`${side}z${place} ${bones} ${size}`);
      if (distance < 3) put(`${side}x${distance} ${word}`);
      const kind = classOf(word);
      if (kind) {
        put(`${side}c${place} ${kind} ${measure}`);
        put(`${side}c ${kind} ${measure}`);
        put(`${side}cz ${kind} ${size}`);
      }
      const next = list[distance + 1];
      if (next === undefined || distance > 3) continue;
      put(`${side}2${distance} ${word} ${next}`);
      put(`${side}2b ${bones} ${bonesOf(next)} ${measure}`);
      if (distance < 3 && list[distance + 2] !== undefined)
        put(`${side}3${distance} ${bones} ${bonesOf(next)} ${bonesOf(list[distance + 2])}`);
    }
  const [b1 = '', b2 = ''] = before.map(bonesOf);
  const [a1 = '', a2 = ''] = after.map(bonesOf);
  put(`<> ${b1} ${a1} ${measure}`);
  put(`<>> ${b1} ${a1} ${a2}`);
  put(`<<> ${b2} ${b1} ${a1}`);
  for (let each = at; each < to; each += 1) {
    const word = words[each] as Word;
    if (word.kind !== 'number') put(`own ${soundOf(word)} ${measure}`);
  }
  const clause = words[at]?.clause;
  for (const [place, word] of words.entries())
    if (word.kind === 'word' && word.clause === clause && (place < at || place >= to))
      put(`clause ${bonesOf(soundOf(word))} ${measure}`);
  for (const bones of bag) put(`bag ${bones} ${measure}`);
  putClasses(scene, index, put);
  putPeople(scene, index, put);
  const around = [...features];

  // Beside the others: which of how many, the largest or not, and how much larger.
  const alike = found.filter((one) => one.measure === measure);
  const rank = alike.filter(({ value }) => value > own.value).length;
  put(`order ${measure} ${alike.indexOf(own)} ${alike.length}`);
  put(`rank ${measure} ${rank} ${alike.length}`);
  put(`rank ${rank} ${alike.length} ${size}`);
  put(`many ${measure} ${Math.min(6, found.length)}`);
  for (const [place, other] of found.entries()) {
    if (other === own) continue;
    put(`with ${sizes[place]} ${size}`);
    put(`with ${other.measure} ${size}`);
    if (other.measure === measure)
      put(`times ${measure} ${Math.round(Math.log2(own.value / Math.max(other.value, 1e-3)))}`);
  }
  put(`last ${sizes[index - 1] ?? '^'} ${size}`);
  put(`last ${found[index - 1]?.measure ?? '^'} ${measure}`);
  put(`next ${sizes[index + 1] ?? '$'} ${size}`);
  return [around, [...features].slice(around.length)];
}

/** What is asked, beside the measure and the size of a figure. */
export function featuresAsked({ found, sizes, intents }: Scene, index: number): number[] {
  const { measure, per = '', marked } = found[index] as Found;
  const shape = `${measure}${per}${marked ? 'u' : ''}`;
  return intents.flatMap((intent) => [
    hash(`asks ${intent} ${measure}`),
    hash(`asks ${intent} ${shape} ${sizes[index]}`),
  ]);
}

export function featuresOf(scene: Scene, index: number): number[] {
  const [around, beside] = featuresBeside(scene, index);
  return [...new Set([...around, ...featuresAsked(scene, index), ...beside])];
}

/** What the roles of the figures before say of the next. */
export function featuresAfter({ found, sizes }: Scene, index: number, roles: readonly string[]): number[] {
  const measure = found[index]?.measure;
  const last = roles.at(-1) ?? '^';
  return [
    hash(`after ${last} ${measure}`),
    hash(`after ${last} ${sizes[index]}`),
    ...new Set(roles.map((role) => hash(`has ${role} ${measure}`))),
  ];
}

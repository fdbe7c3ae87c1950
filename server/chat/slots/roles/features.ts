// What a figure's role is judged by: its size and unit, the words around it, what is asked, and the figures beside it.
import { byWord } from '../../by-word.ts';
import { heard, skeleton } from '../../intent/romanise.ts';
import { classOf } from '../../lexicon/classes.ts';
import { begun, ended, hash } from '../../nets/hash.ts';
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

/** What is heard of a word. */
interface Heard {
  sound: string;
  /** Its consonants. */
  bones: string;
  /** The class of words that it belongs to. */
  kind: string | undefined;
}
const heardAs = byWord((sound): Heard => ({ sound, bones: sound && skeleton(sound), kind: classOf(sound) }));

/** The words to one side of a figure; another figure is one word. */
function wordsBeside({ words, said, found }: Scene, from: number, step: 1 | -1): Heard[] {
  const beside: Heard[] = [];
  for (let at = from; beside.length < far && at >= -1 && at <= words.length; ) {
    const other = found.find((one) => at >= one.at && at < one.to);
    if (other) {
      beside.push(heardAs(`#${other.measure}`));
      at = step > 0 ? other.to : other.at - 1;
      continue;
    }
    beside.push(said[at] ?? heardAs(at < 0 ? '^' : '$'));
    at += step;
  }
  return beside;
}
/** What all figures of a message share. */
export interface Scene {
  words: Word[];
  found: Found[];
  said: Heard[];
  /** The classes of its words. */
  kinds: (string | undefined)[];
  /** What the features of its words begin with: of all, each once, and of each in its place. */
  bag: number[];
  inClause: number[];
  sizes: string[];
  /** What is asked. */
  intents: readonly string[];
}

export function sceneOf(words: Word[], found: Found[], intents: readonly string[]): Scene {
  const said = words.map(({ kind, text }) => heardAs(kind === 'mark' ? text : heard(text)));
  const isWord = (_: unknown, at: number) => words[at]?.kind === 'word';
  const kinds = said.map((one, at) => (isWord(one, at) ? one.kind : undefined));
  const bag = Array.from(new Set(said.filter(isWord).map(({ bones }) => bones)), (one) => begun(`bag ${one} `));
  const inClause = said.map(({ bones }) => begun(`clause ${bones} `));
  return { words, found, said, kinds, bag, inClause, sizes: found.map(sizeOf), intents };
}

/** Each once. */
const classesOf = (kinds: (string | undefined)[]): string[] => [...new Set(kinds.filter((kind) => kind !== undefined))];

/** Which classes of words stand in its clause, and between it and the figures beside it. */
function putClasses({ words, found, kinds, sizes }: Scene, index: number, put: (text: string) => void) {
  const { measure, at, to } = found[index] as Found;
  const clause = words[at]?.clause;
  const inClause = classesOf(
    kinds.filter((_, place) => words[place]?.clause === clause && (place < at || place >= to)),
  );
  for (const one of inClause) put(`in ${one} ${measure}`);
  for (const [place, one] of inClause.entries())
    for (const also of inClause.slice(place + 1)) put(`in ${[one, also].sort().join(' ')} ${measure}`);
  const since = classesOf(kinds.slice(found[index - 1]?.to ?? 0, at));
  const until = classesOf(kinds.slice(to, found[index + 1]?.at ?? words.length));
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
function putPeople({ found, kinds, sizes }: Scene, index: number, put: (text: string) => void) {
  const { measure, at, to } = found[index] as Found;
  const size = sizes[index] as string;
  const personAt = (place: number) => (people.has(kinds[place] ?? '') ? kinds[place] : undefined);
  let before = '^';
  let distance = 0;
  for (let place = at - 1; place >= 0 && before === '^'; place -= 1) {
    before = personAt(place) ?? '^';
    distance = at - place;
  }
  let after = '$';
  for (let place = to; place < kinds.length && after === '$'; place += 1) after = personAt(place) ?? '$';
  const near = distance < 3 ? 0 : distance < 7 ? 1 : 2;
  put(`who ${before} ${measure}`);
  put(`who ${before} ${near} ${measure}`);
  put(`who ${before} ${size}`);
  put(`who ${before} ${after} ${measure}`);
  for (const one of counting) put(`who ${before} ${one}${kinds.includes(one)} ${measure}`);
}

/** The features of one figure of a message, as numbers, but for what is asked: which is put between the two parts. */
export function featuresBeside(scene: Scene, index: number): [number[], number[]] {
  const { words, found, said, bag, inClause, sizes } = scene;
  const own = found[index] as Found;
  const { measure, at, to } = own;
  const size = sizes[index] as string;
  const features = new Set<number>();
  const put = (text: string) => features.add(hash(text));
  const putOn = (one: number) => features.add(ended(begun(measure, one)));
  const shape = `${measure}${own.per ?? ''}${own.marked ? 'u' : ''}`;
  put(measure);
  put(`s ${shape}`);
  put(`z ${size}`);
  put(`sz ${shape} ${size}`);
  if (own.bound) put(`bound ${measure} ${own.bound}`);
  if (own.upTo !== undefined) put(`upTo ${measure}`);
  if (own.instalments) put('instalments');

  const before = wordsBeside(scene, at - 1, -1);
  const after = wordsBeside(scene, to, 1);
  for (const [side, list] of [
    ['<', before],
    ['>', after],
  ] as const)
    for (const [distance, { sound, bones, kind }] of list.entries()) {
      const place = distance < 3 ? distance : distance < 5 ? 3 : 5;
      put(`${side}w${place} ${sound} ${measure}`);
      put(`${side}b${distance < 4 ? 0 : 1} ${bones} ${measure}`);
      put(`${side}z${place} ${bones} ${size}`);
      if (distance < 3) put(`${side}x${distance} ${sound}`);
      if (kind) {
        put(`${side}c${place} ${kind} ${measure}`);
        put(`${side}c ${kind} ${measure}`);
        put(`${side}cz ${kind} ${size}`);
      }
      const next = list[distance + 1];
      if (next === undefined || distance > 3) continue;
      put(`${side}2${distance} ${sound} ${next.sound}`);
      put(`${side}2b ${bones} ${next.bones} ${measure}`);
      const third = list[distance + 2];
      if (distance < 3 && third) put(`${side}3${distance} ${bones} ${next.bones} ${third.bones}`);
    }
  const [b1 = '', b2 = ''] = before.map(({ bones }) => bones);
  const [a1 = '', a2 = ''] = after.map(({ bones }) => bones);
  put(`<> ${b1} ${a1} ${measure}`);
  put(`<>> ${b1} ${a1} ${a2}`);
  put(`<<> ${b2} ${b1} ${a1}`);
  for (let each = at; each < to; each += 1)
    if (words[each]?.kind !== 'number') put(`own ${said[each]?.sound} ${measure}`);
  const clause = words[at]?.clause;
  for (const [place, word] of words.entries())
    if (word.kind === 'word' && word.clause === clause && (place < at || place >= to)) putOn(inClause[place] as number);
  for (const one of bag) putOn(one);
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

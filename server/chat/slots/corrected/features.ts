// What tells a figure that is taken back from one that stands: the words behind it, up to the figure that may take its place.
import { heard } from '../../intent/romanise.ts';
import { hash } from '../../nets/hash.ts';
import type { Given } from '../roles/reader.ts';
import type { Found } from '../slot.ts';
import type { Word } from '../words.ts';

/** As far as words are looked at to either side, and between two figures. */
const far = 5;
const farBetween = 8;

/** Two figures of which one may stand for the other. */
export const alike = (one: Found, other: Found): boolean =>
  one.measure === other.measure || one.measure === 'bare' || other.measure === 'bare';

const soundOf = ({ kind, text }: Word) => (kind === 'mark' ? text : heard(text));

/** The words from one place to another; a figure is one word. */
function between(words: Word[], found: Found[], from: number, to: number): string[] {
  const list: string[] = [];
  for (let at = Math.max(0, from); at < Math.min(to, words.length); ) {
    const figure = found.find((one) => at >= one.at && at < one.to);
    list.push(figure ? `#${figure.measure}` : soundOf(words[at] as Word));
    at = figure ? figure.to : at + 1;
  }
  return list;
}

/** How much larger, in steps of a doubling. */
const timesOf = (one: Found, other: Found) =>
  Math.max(-6, Math.min(6, Math.round(Math.log2(Math.max(one.value, 1e-3) / Math.max(other.value, 1e-3)))));

export function featuresOf(words: Word[], found: Found[], given: readonly Given[], index: number): number[] {
  const own = found[index] as Found;
  const features = new Set<number>();
  const put = (text: string) => features.add(hash(text));
  const putAll = (side: string, list: string[]) => {
    for (const [place, word] of list.entries()) {
      put(`${side} ${place} ${word}`);
      put(`${side} ${word}`);
      put(`${side}2 ${word} ${list[place + 1] ?? '$'}`);
      if (place + 2 <= list.length) put(`${side}3 ${word} ${list[place + 1] ?? '$'} ${list[place + 2] ?? '$'}`);
    }
  };
  const parted = (from: number, to: number) => (words[from]?.clause ?? -1) !== (words[to]?.clause ?? -1);
  const after = between(words, found, own.to, own.to + far);
  const before = between(words, found, own.at - far, own.at).reverse();
  putAll('>', after);
  putAll('<', before);
  put(`<> ${before[0]} ${after[0]}`);
  put(`own ${own.measure} ${own.marked}`);
  put(`place ${Math.min(index, 3)} ${found.length - index === 1}`);
  const isAlike = (other: Found) => other !== own && alike(own, other);
  const sameRole = (other: Found, at: number) => isAlike(other) && given[at]?.role === given[index]?.role;
  const next = (fits: typeof sameRole) => found.find((other, at) => at > index && fits(other, at));
  const last = (fits: typeof sameRole) => found.findLast((other, at) => at < index && fits(other, at));
  for (const [side, other] of [
    ['n', next(isAlike)],
    ['l', last(isAlike)],
    ['N', next(sameRole)],
    ['L', last(sameRole)],
  ] as const) {
    if (!other) {
      put(`${side} none`);
      continue;
    }
    const [from, to] = other.at > own.at ? [own.to, other.at] : [other.to, own.at];
    const said = between(words, found, from, Math.min(to, from + farBetween));
    const end = between(words, found, to - far, to).reverse();
    const shape = `${own.measure}${own.marked} ${other.measure}${other.marked}`;
    putAll(side, said);
    putAll(`${side}e`, end);
    put(`${side} ends ${end[0]} ${end[1]}`);
    put(`${side} all ${said.length < 4 ? said.join(' ') : '-'}`);
    put(`${side} shape ${shape}`);
    put(`${side} far ${Math.min(said.length, farBetween)} ${shape}`);
    put(`${side} figures ${Math.min(3, Math.abs(found.indexOf(other) - index))} ${shape}`);
    put(`${side} times ${timesOf(own, other)}`);
    put(`${side} same ${own.value === other.value}`);
    const [role, otherRole] = [given[index]?.role, given[found.indexOf(other)]?.role];
    put(`${side} roles ${role} ${otherRole}`);
    put(`${side} role same ${role === otherRole} ${timesOf(own, other)}`);
    put(`${side} role same ${role === otherRole} ${end[0]}`);
    put(`${side} ratio ${Math.round(4 * Math.log2(Math.max(own.value, 1e-3) / Math.max(other.value, 1e-3)))} ${shape}`);
    put(`${side} parted ${parted(own.at, other.at)} ${end[0]}`);
    putAll(`${side}>`, between(words, found, other.to, other.to + 3));
    putAll(`${side}<`, between(words, found, other.at - 2, other.at));
  }
  const role = given[index]?.role;
  put(`role ${role}`);
  const others = given.filter((one, at) => at !== index && one.role === role).length;
  put(`role ${role} ${others}`);
  put(`role ${others} first ${given.findIndex((one) => one.role === role) === index}`);
  put(`sure ${Math.round((given[index]?.p ?? 0) * 5)}`);
  // What is said of it again: "15 is too long".
  const again = found.slice(0, index).filter(({ value }) => value === own.value).length;
  put(`again ${again}`);
  put(`later ${found.slice(index + 1).some(({ value }) => value === own.value)}`);
  for (const word of new Set(words.slice(own.to).flatMap((one) => (one.kind === 'word' ? soundOf(one) : []))))
    put(`later ${word}`);
  for (const word of new Set(words.slice(0, own.at).flatMap((one) => (one.kind === 'word' ? soundOf(one) : []))))
    put(`earlier ${word}`);
  return [...features];
}

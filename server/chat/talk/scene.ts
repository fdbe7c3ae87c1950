// What a message in the middle of a talk may ask: what it sounds like by itself, what it sounds like put behind what was
// said before, what was asked before, and what the assistant asked last. And what speaks for each of them.
import type { Classifier, Guess } from '../intent/classifier.ts';
import { sounds } from '../intent/romanise.ts';
import type { Message } from '../message.ts';
import { hash } from '../nets/hash.ts';
import { beside } from './pointing.ts';

/** What the net calls the candidate that is asked. */
export const meant = 'meant';

export interface Scene {
  /** Of the message, by their sound. */
  words: string[];
  /** By itself. */
  own: Guess[];
  /** By what is left of it without the words that point back: “kagaz” of “aur uske kagaz?”. */
  left: Guess[];
  /** Behind the message before. */
  joined: Guess[];
  /** Behind all messages before. */
  whole: Guess[];
  /** What was asked before, the last first. */
  before: Guess[][];
  /** The question that the assistant ended with. */
  question: Guess[];
}

/** Readings fainter than this are none, and no more than so many are looked at. */
const leastHeard = 0.02;
const mostHeard = 6;
const heard = (guesses: Guess[]): Guess[] => guesses.filter(({ p }) => p >= leastHeard).slice(0, mostHeard);
const heardIn = (classifier: Classifier, text: string): Guess[] => heard(classifier.read(text).intents);

/** The question that the last reply ended with. */
export const lastQuestion = (history: Told['history']): string | undefined => {
  const turn = history.at(-1);
  return turn?.from === 'assistant' && /\?\s*$/.test(turn.text) ? turn.text.split(/(?<=[.?!।])\s+/).at(-1) : undefined;
};

export type Told = Pick<Message, 'raw' | 'intents' | 'earlier' | 'history'>;

export function sceneOf(classifier: Classifier, { raw, intents, earlier, history }: Told): Scene | undefined {
  const [last] = earlier;
  if (last === undefined) return undefined;
  const question = lastQuestion(history);
  return {
    words: sounds(raw),
    own: heard(intents),
    left: heardIn(classifier, beside(raw)),
    joined: heardIn(classifier, `${last}. ${raw}`),
    whole: heardIn(classifier, [...earlier.toReversed(), raw].join('. ')),
    before: earlier.map((text) => heardIn(classifier, text)),
    question: question ? heardIn(classifier, question) : [],
  };
}

const none: Guess = { name: 'none', p: 0 };
const firstOf = (guesses: Guess[] | undefined): Guess => guesses?.[0] ?? none;

export function candidatesOf({ own, left, joined, whole, before, question }: Scene): string[] {
  const [last = [], further = []] = before;
  const lists = [
    own.slice(0, 4),
    left.slice(0, 2),
    joined.slice(0, 4),
    whole.slice(0, 2),
    last.slice(0, 2),
    further.slice(0, 1),
  ];
  return [...new Set([...lists.flat(), ...question.slice(0, 2)].map(({ name }) => name))];
}

/** How sure, in even steps of the odds. */
const stepOf = (p: number): number | '-' =>
  p <= 0 ? '-' : Math.max(-8, Math.round(Math.log(p / (1 - Math.min(p, 0.999)))));
const shareOf = (guesses: Guess[], name: string): number => guesses.find((guess) => guess.name === name)?.p ?? 0;
const kindOf = (name: string): string => name.split('.', 1)[0] as string;
const wordOf = (word: string): string => (/^\d/.test(word) ? '#' : word);
const longest = 16;

/** The features of one candidate, as numbers. */
export function featuresOf(scene: Scene, name: string): number[] {
  const { words, own, left, joined, whole, before, question } = scene;
  const [last = [], ...further] = before;
  const [first, firstJoined, firstLast] = [firstOf(own), firstOf(joined), firstOf(last)];
  const features = new Set<number>();
  const put = (text: string) => features.add(hash(text));
  const place = (guesses: Guess[], best: Guess, letter: string) =>
    name === best.name ? letter : shareOf(guesses, name) > 0 ? '-' : '.';
  // Where it was heard, and whether it was heard best there.
  const from = `${place(own, first, 'o')}${place(left, firstOf(left), 'a')}${place(joined, firstJoined, 'j')}${place(last, firstLast, 'l')}${place(further[0] ?? [], firstOf(further[0]), 'f')}`;
  const tags = [from, ...[...from].flatMap((one, at) => (one === '.' ? [] : [`${at}${one}`]))];
  const putTagged = (text: string) => {
    for (const tag of tags) put(`${text} ${tag}`);
  };
  const length = Math.min(words.length, longest);
  const asked = shareOf(question, name);
  const shares = [shareOf(own, name), shareOf(joined, name), shareOf(whole, name), shareOf(last, name)].map(stepOf);

  put(`from ${from}`);
  put(`name ${name}`);
  put(`kind ${kindOf(name)}`);
  putTagged(`kind ${kindOf(name)}`);
  for (const [at, step] of shares.entries()) put(`share ${at} ${step}`);
  put(`shares ${shares[0]} ${shares[1]}`);
  put(`further ${further.flat().some((guess) => guess.name === name)}`);
  put(`left ${stepOf(shareOf(left, name))}`);
  putTagged(`left ${name === firstOf(left).name} ${stepOf(firstOf(left).p)}`);
  put(`left ${stepOf(shareOf(left, name))} ${shares[0]} ${shares[1]}`);
  put(`question ${stepOf(asked)}`);
  putTagged(`question ${asked > 0.3} ${length >> 1}`);
  putTagged(`asked ${question.length > 0}`);
  putTagged(`own ${stepOf(first.p)}`);
  putTagged(`own ${stepOf(first.p)} ${length >> 2}`);
  putTagged(`own ${kindOf(first.name)}`);
  putTagged(`own ${first.name}`);
  put(`own ${first.name} is ${name}`);
  putTagged(`joined ${stepOf(firstJoined.p)}`);
  put(`last ${stepOf(firstLast.p)}`);
  putTagged(`last ${kindOf(firstLast.name)}`);
  putTagged(`last ${firstLast.name}`);
  put(`last ${firstLast.name} is ${name}`);
  putTagged(`last ${kindOf(firstLast.name)} own ${kindOf(first.name)}`);
  putTagged(
    `alike ${first.name === firstJoined.name} ${firstJoined.name === firstLast.name} ${first.name === firstLast.name}`,
  );
  putTagged(`length ${length >> 1}`);
  putTagged(`figure ${words.some((word) => /\d/.test(word))}`);
  for (const word of words) putTagged(`word ${wordOf(word)}`);
  putTagged(`begins ${wordOf(words[0] ?? '')}`);
  putTagged(`ends ${wordOf(words.at(-1) ?? '')}`);
  return [...features];
}

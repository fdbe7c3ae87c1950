// How well follow-ups of people are understood that it has not learned from: a writer is left out of the training.
import type { Classifier } from '../intent/classifier.ts';
import { type FollowUp, toldIn } from './labelled.ts';
import { openTalk } from './reader.ts';
import { trainTalk } from './train.ts';

interface Share {
  lines: number;
  /** As its writer meant. */
  right: number;
  /** The same, had nothing been said before. */
  alone: number;
}

function shareOf(lines: { right: boolean; alone: boolean }[]): Share {
  const count = (key: 'right' | 'alone') => lines.filter((line) => line[key]).length / lines.length;
  return { lines: lines.length, right: count('right'), alone: count('alone') };
}

/** Of the messages that need what was said before, and of those that do not. */
export function measureTalk(classifier: Classifier, talks: readonly FollowUp[], writer: string): [Share, Share] {
  const read = openTalk(
    trainTalk(
      classifier,
      talks.filter(({ w }) => w !== writer),
    ),
  );
  const held = talks
    .filter(({ w }) => w === writer)
    .map((talk) => {
      const told = toldIn(classifier, talk);
      const is = (name = '') => talk.i.includes(name);
      return { whole: talk.q === talk.s, right: is(read(classifier, told)), alone: is(told.intents[0]?.name) };
    });
  return [shareOf(held.filter(({ whole }) => !whole)), shareOf(held.filter(({ whole }) => whole))];
}

// Follow-ups as people write them, each with what it means when it is said in full.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { linesOf } from '../corpus/read.ts';
import type { Classifier } from '../intent/classifier.ts';
import type { Turn } from '../message.ts';
import type { Told } from './scene.ts';

export interface FollowUp {
  /** The talk before: what the visitor said, and what was replied; nothing where the reply does not matter. */
  h: [visitor: string, assistant: string][];
  /** The follow-up. */
  q: string;
  /** The same in full, as somebody would ask who had said nothing before; the follow-up itself where it stands alone. */
  s?: string;
  /** What is asked. */
  i: string[];
  /** Its writer. */
  w: string;
}

export const talkFiles = (): string[] => globSync(join(import.meta.dirname, '../corpus/talks/*.jsonl')).toSorted();
export const readTalks = (): FollowUp[] => talkFiles().flatMap((file) => linesOf<FollowUp>(file));

const turnsOf = ({ h }: FollowUp): Turn[] =>
  h.flatMap(([visitor, assistant]): Turn[] => [
    { from: 'visitor', text: visitor },
    { from: 'assistant', text: assistant },
  ]);

export const toldIn = (classifier: Classifier, talk: FollowUp): Told => ({
  raw: talk.q,
  intents: classifier.read(talk.q).intents,
  earlier: talk.h.map(([visitor]) => visitor).toReversed(),
  history: turnsOf(talk),
});

// The trained reader of talks, as `npm run assistant -- talks` wrote it.
import { once, weightsIn } from '../nets/stored.ts';
import { openTalk } from './reader.ts';

export const talkFile = new URL('talk.br', import.meta.url);
export const storedTalk = once(() => openTalk(weightsIn(talkFile)));

// The trained reader of talks, as `npm run assistant -- talks` wrote it. The build lays the file beside the bundled server.
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { openTalk, type TalkReader } from './reader.ts';

export const talkFile = new URL('talk.br', import.meta.url);

let opened: TalkReader | undefined;

export function storedTalk(): TalkReader {
  opened ??= openTalk(brotliDecompressSync(readFileSync(talkFile)));
  return opened;
}

// Which of what the assistant offered is meant: "the second one", "pehli wali".
import type { Turn } from '../message.ts';

const ordinals: readonly RegExp[] = [
  /(?<!\p{L})(?:first|1st|pehl[aie]|pahl[aie]|पहल[ाीे])(?!\p{L})/u,
  /(?<!\p{L})(?:second|2nd|dusr[aie]|doosr[aie]|दूसर[ाीे])(?!\p{L})/u,
  /(?<!\p{L})(?:third|3rd|teesr[aie]|tisr[aie]|तीसर[ाीे])(?!\p{L})/u,
];
const isChoice = /(?<!\p{L})(?:one|wal[aie]|option|वाल[ाीे])(?!\p{L})/u;

/** The words of that option in the last reply; undefined where none is meant, or none was numbered. */
export function chosenOf(text: string, before: Turn | undefined): string | undefined {
  const at = ordinals.findIndex((ordinal) => ordinal.test(text));
  const ordinal = ordinals[at];
  if (!ordinal || !isChoice.test(text) || before?.from !== 'assistant') return undefined;
  const numbered = before.text.split(/\(?\d[.)]\s/).slice(1);
  const words = before.text.toLowerCase();
  const named = ordinal.exec(words);
  return numbered[at] ?? (named ? words.slice(named.index + named[0].length).split(/[,.;?।]/, 1)[0] : undefined);
}

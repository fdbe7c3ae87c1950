// Which of the three a visitor writes, so that the answer comes back in the same tongue and script.
import type { Language } from '../../content/assistant.ts';
import { englishGrammar, englishWords, hinglishWords } from './language-words.ts';
import { isDevanagari, tokens } from './normalise.ts';
import { soundKey } from './spelling.ts';

export type { Language };

/** Written the same in both, so they tell nothing. */
const either = new Set(
  'sir madam mam maam ji sirji lakh lac crore he h me the to do is in us un hi main par de log band pas sab jo lo pe le tab sale kal pal man an be no on or so se ho na in'.split(
    ' ',
  ),
);
const english = new Set(englishGrammar.filter((word) => !either.has(word)));
const hinglish = new Set(hinglishWords.filter((word) => !either.has(word) && !english.has(word)));
const hinglishSounds = new Set([...hinglish].filter((word) => word.length > 3).map(soundKey));
const plainEnglish = new Set(englishWords);
/** Hindi where no English word stands beside them. */
const leaning = new Set('par pe de le se ho na hu mai'.split(' '));
const weak = new Set('hazar karod yojana yojna sarkari girvi ka ki ke saal'.split(' '));

const greeting = /^(ram|khamma|ghani|pranam|salaam|salam|adaab|radhe|jai)$/;

/** Null when the words could be either: "2.2 cr 9% 20yr". */
export function languageOf(message: string): Language | null {
  let hindiScore = 0;
  let englishScore = 0;
  const found = tokens(message);
  for (const token of found) {
    if (token.kind !== 'word') continue;
    if (isDevanagari(token.text)) return 'hi';
    if (english.has(token.text)) englishScore += 1;
    else if (weak.has(token.text)) hindiScore += 0.5;
    else if (hinglish.has(token.text) || greeting.test(token.text)) hindiScore += 1;
    else if (token.text.length > 3 && !plainEnglish.has(token.text) && hinglishSounds.has(soundKey(token.text)))
      hindiScore += 0.75;
  }
  if (englishScore === 0 && found.some((token) => leaning.has(token.text))) return 'hinglish';
  if (hindiScore >= 0.5 && hindiScore * 2 >= englishScore) return 'hinglish';
  return englishScore > 0 ? 'en' : null;
}

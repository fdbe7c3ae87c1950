// Which of the three a visitor writes, so that the answer comes back in the same tongue and script.
import type { Language } from '../../content/assistant.ts';
import { englishGrammar, hinglishWords } from './language-words.ts';
import { byWord } from './by-word.ts';

export type { Language };

/** Spellings that sound alike get one key: byaaj/byaj, kitnaa/kitna. */
const soundKey = (word: string): string =>
  word
    .replace(/aa+/g, 'a')
    .replace(/ee+|ii+|ie$|ey$/g, 'i')
    .replace(/oo+|uu+|ou/g, 'u')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/chh/g, 'ch')
    .replace(/(.)\1+/g, '$1')
    .replace(/([bcdgjkpt])h/g, '$1')
    .replace(/iy(?=[aeo])/g, 'y')
    .replace(/[nh]$/, '');

/** Written the same in both, so they tell nothing. */
const either = new Set(
  'sir madam mam maam ji sirji lakh lac crore he h me the to do is in us un hi main par de log band pas sab jo lo pe le tab sale kal pal man an be no on or so se ho na in patta bigha kirana mandi'.split(
    ' ',
  ),
);
const english = new Set(englishGrammar.filter((word) => !either.has(word)));
const hinglish = new Set(hinglishWords.filter((word) => !either.has(word) && !english.has(word)));
const hinglishSounds = new Set([...hinglish].filter((word) => word.length > 3).map(soundKey));
/** English words that sound like one of those. */
const soundalike = new Set(['nice', 'there', 'call', 'pass']);
/** Hindi where no English word stands beside them. */
const leaning = new Set('par pe de le se ho na hu mai'.split(' '));
const weak = new Set('hazar karod yojana yojna sarkari girvi ka ki ke saal'.split(' '));

const greeting = /^(ram|khamma|ghani|pranam|salaam|salam|adaab|radhe|jai)$/;

/** How much a word speaks for Hindi in Latin letters; for English, below nothing. */
const leansTo = byWord((word): number => {
  if (english.has(word)) return -1;
  if (weak.has(word)) return 0.5;
  if (hinglish.has(word) || greeting.test(word)) return 1;
  return word.length > 3 && !soundalike.has(word) && hinglishSounds.has(soundKey(word)) ? 0.75 : 0;
});

/** "Reply in English pls". */
const inEnglish =
  /\b(?:reply|answer|respond|write|batao|jawab)(?: (?:me|it|do|only))? (?:in )?english\b|\benglish (?:me|mein|main) (?:batao|bata|jawab|likho|reply)\b|\benglish (?:pls|please|only)\b/;

/** Of a plain text and its words. Null when these could be either: "2.2 cr 9% 20yr". */
export function languageOf(text: string, words: string[]): Language | null {
  if (inEnglish.test(text)) return 'en';
  if (/[\u0900-\u097f]/.test(text)) return 'hi';
  let hindiScore = 0;
  let englishScore = 0;
  for (const word of words) {
    const lean = leansTo(word);
    if (lean < 0) englishScore += 1;
    else hindiScore += lean;
  }
  if (englishScore === 0 && words.some((word) => leaning.has(word))) return 'hinglish';
  if (hindiScore >= 0.5 && hindiScore * 2 >= englishScore) return 'hinglish';
  return englishScore > 0 ? 'en' : null;
}

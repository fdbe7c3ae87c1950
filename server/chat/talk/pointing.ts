// What a message asks beside the words that point back: "kagaz" of "aur uske kagaz?".
import { setOf } from '../slots/words.ts';

/** Said to point at the turn before; what is left beside them is what is asked. */
const pointing = setOf(
  'and also then ok okay so its thats what it that this for of the in about no not i me my was is wanted want asked asking ask meant mean question wrong aur or bhi to toh phir fir uske uska uski iske iska iski us is wo woh ye yeh ka ke ki ko me mein nahi nahin na main mai maine mera meri matlab puch poochh pucha puchi poocha poochi arre are puchh puchha puchna raha rahi rha rhi tha thi hai h kya kuch galat ji bhai sir और का के की को में उसके उसका उसकी इसके इसका इसकी वो वह ये यह भी तो नहीं ना मैं मैंने मेरा मतलब पूछ पूछा पूछी पूछे अरे रहा रही था थी है क्या कुछ गलत',
);
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+|[\d.,]*\d%?/gu) ?? [];

/** What a message asks beside the words that point back. */
export const beside = (text: string): string =>
  wordsOf(text)
    .filter((word) => !pointing.has(word))
    .join(' ');

// The parts of a message that may each ask something.

const mostClauses = 6;

const parting =
  /[?!;।\n]+|\s\+\s|[.,](?=\s|$)|\(?\b\d\)|\s(?:and|n|nd|aur|और|also|plus|&)\s|\s(?:fir|phir|फिर)\s|\s(?:dusr[aie]|doosr[aie]|secondly|दूसर[ाीे])\s(?=kitn|kya|kab|kaun|कितन|क्या|कब|कौन)|\sor\s(?=kitn|cibil|score|kya\b|rate|byaj|kagaz)|(?<=\s(?:hai|he|h|hain|ho|hoga|hogi|milega|lagega|lagta|saal|chahiye|kya|kitn[aie]|batao|bata do))\sor\s/i;
/** "Koi call mat karo bas rate batao": what is asked follows on what is not wanted. */
const rather = '(?:just|only|sirf|bas|सिर्फ|सिर्फ़|बस)';
const unwanted = new RegExp(`(?:^|\\s)(?:mat|not|nahi|nahin|don'?t|no|मत|नहीं)\\s.*\\s${rather}\\s`, 'iu');
const partingToo = new RegExp(`${parting.source}|\\s${rather}\\s`, 'iu');

const asking =
  /(?<!\p{L})(?:kitn\p{L}*|kya|kaise|kab|kaun\p{L}*|konsa|kaha\p{L}*|कितन[\p{L}\p{M}]*|क्या|कैसे|कब|कौन[\p{L}\p{M}]*|कहां)(?![\p{L}\p{M}])/iu;
/** "Byaj kitna lagega kagaz kya kya lagenge": after its verb a question is over. */
const overAfter =
  /(?<=\s(?:lagega|lagegi|lagenge|milega|milegi|milta hai|milta h|hoga|hogi|chahiye|chaiye|padega|padenge|hota hai|hota h|लगेगा|लगेगी|लगेंगे|मिलेगा|होगा|होगी|चाहिए|पड़ेगा|पड़ेंगे|होता है))\s(?=(?:\S+\s){1,2}(?:kitn|kya|kab|kaun|kaise|konsa|कितन|क्या|कब|कौन|कैसे))/iu;
/** "Cibil free me kaise dekhu or personal ke liye kitna": "or" says "and" between two questions. */
function partedByOr(clause: string): string[] {
  const [, one = '', other = ''] = /^(.+?) (?:or|ar|r|अर|तथा|एवं) (.+)$/i.exec(clause) ?? [];
  return asking.test(one) && asking.test(other) ? [one, other] : [clause];
}

export const clausesOf = (raw: string): string[] =>
  raw
    .split(unwanted.test(raw) ? partingToo : parting)
    .flatMap((part) => part.split(overAfter))
    .flatMap((part) => partedByOr(part.trim()))
    .filter((part) => part.length > 2)
    .slice(-mostClauses);

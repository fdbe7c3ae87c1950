// What a message in the middle of a talk asks, where it does not say so itself: "and for business?", "haan, kal shaam".
import type { Classifier, Guess } from '../intent/classifier.ts';
import type { Message } from '../message.ts';
import { beside } from '../talk/pointing.ts';
import { lastQuestion } from '../talk/scene.ts';
import type { TalkReader } from '../talk/reader.ts';
import { chosenOf } from './chosen.ts';

/** A call that was offered in the last turn, and the yes to it. */
const offer = /(?:\bcall\b|\bphone\b|contact you|go ahead|proceed|aage badh|कॉल|फ़ोन|फोन|आगे बढ)[^?]{0,80}\?\s*$/i;
const agrees =
  /^ (?:yes|yeah|yep|ya|sure|ok|okay|please|pls|haan?|ha|ji|theek|thik|chalega|bilkul|हां|हाँ|जी|ठीक)(?= |,|\.|!)/;
/** "Tuesday 11 works", "kal shaam ko". */
const hour =
  /\d ?(?:am|pm|baje|बजे)|(?<!\p{L})(?:mon|tues?|wed|thurs?|fri|satur|sun)(?:day)?(?!\p{L})|(?<!\p{L})(?:kal|parso|subah|shaam|sham|dopahar|tomorrow|evening|morning|कल|परसों|सुबह|शाम|दोपहर)(?!\p{L})/u;

const speaks = ({ name }: Guess) => !/^(?:talk|guard|oos)\.|^ask\.word$/.test(name);
/** "And for business?" names a loan and asks what was asked. */
const ofLoan = /^(?:ask|compare)\.products?$/;
const longest = { yes: 12, choice: 7, accepted: 5, pointed: 4 };
const clear = 0.5;
const sure = 0.8;
const leastChosen = 0.2;

/** "Yes, tomorrow": a call that was offered. */
function agreed({ text, history }: Message, best: Guess, words: number): boolean {
  const before = history.at(-1);
  return (
    before?.from === 'assistant' &&
    offer.test(before.text) &&
    (agrees.test(text) || hour.test(text)) &&
    words <= longest.yes &&
    (best.p < clear || !/^(?:ask|sum|check|rule)\./.test(best.name))
  );
}

/** "The second one": of what was offered. */
function chosen(classifier: Classifier, { text, history }: Message, best: Guess, words: number): string | undefined {
  if (words > longest.choice || (speaks(best) && best.p >= sure)) return undefined;
  const said = chosenOf(text, history.at(-1));
  const [option] = said ? classifier.read(said).intents.filter(speaks) : [];
  return option && option.p >= leastChosen ? option.name : undefined;
}

/** "Shall I work out the interest in all?", "yes please": the sum that was offered. */
function accepted(classifier: Classifier, { history }: Message, best: Guess, words: number): string | undefined {
  const question = lastQuestion(history);
  if (!question || words > longest.accepted || !/^(?:talk\.yes|lead\.goahead)$/.test(best.name)) return undefined;
  const [option] = classifier.read(question).intents;
  return option && option.p >= clear && option.name.startsWith('sum.') ? option.name : undefined;
}

/** "Uske kagaz?": a word that points back, and a topic that is heard well without it. */
function pointed(classifier: Classifier, { raw }: Message, best: Guess, words: number): string | undefined {
  if (best.name !== 'talk.followup' || words > longest.pointed) return undefined;
  const [left] = classifier.read(beside(raw)).intents;
  return left && left.p >= sure && speaks(left) && !ofLoan.test(left.name) ? left.name : undefined;
}

/** The intent meant, or undefined when the message says so by itself. */
export function followed(classifier: Classifier, talk: TalkReader, message: Message): string | undefined {
  const { intents, earlier, text } = message;
  const [best] = intents;
  if (!best || earlier.length === 0) return undefined;
  const words = text.trim().split(/\s+/).length;
  if (agreed(message, best, words)) return 'lead.call';
  const meant =
    chosen(classifier, message, best, words) ??
    accepted(classifier, message, best, words) ??
    pointed(classifier, message, best, words) ??
    talk(classifier, message);
  return meant === best.name ? undefined : meant;
}

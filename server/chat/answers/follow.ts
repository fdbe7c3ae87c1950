// What a fragment asks that only makes sense after another turn: "and for business?", "no, I meant the tenure", "9.5 %".
import type { Classifier, Guess } from '../intent/classifier.ts';
import { numberWords } from '../../../domain/money/number-words.ts';
import { measures } from '../lexicon/units.ts';
import type { Message } from '../message.ts';
import type { Role } from '../slots/slot.ts';
import { chosenOf } from './chosen.ts';
import { questioning } from './clauses.ts';
import { asksForAnother } from '../slots/household.ts';
import { turns } from './turns.ts';
import { endOfAsked } from '../slots/words.ts';

const fragment = new Set(['talk.followup', 'talk.wrong', 'talk.yes', 'talk.simpler']);
const leastHeard = 0.1;
const leastEarly = 0.2;
const longest = 7;
const shortest = 5;
const sure = 0.8;
/** What a verdict on one loan says of another, too. */
const judgedBy = ['age', 'income', 'score', 'vintage', 'turnover'] as const;
const clear = 0.5;

const longestChange = 12;
const ofTerms = ['amount', 'rate', 'tenure'] as const;
const ofPurse = ['income', 'coIncome', 'pension', 'property', 'running', 'emi'] as const;
/** What the figures of a sum sound like by themselves. */
const termly = /^(?:ask\.(?:rate|tenure|amount)|compare\.offers|check\.(?:fit|amount)|talk\.\w+)$/;

/** A call that was offered in the last turn, and the yes to it. */
const offer = /(?:\bcall\b|\bphone\b|contact you|go ahead|proceed|aage badh|कॉल|फ़ोन|फोन|आगे बढ)[^?]{0,80}\?\s*$/i;
const agrees =
  /^ (?:yes|yeah|yep|ya|sure|ok|okay|please|pls|haan?|ha|ji|theek|thik|chalega|bilkul|हां|हाँ|जी|ठीक)(?= |,|\.|!)/;
/** "Tuesday 11 works", "kal shaam ko". */
const hour =
  /\d ?(?:am|pm|baje|बजे)|(?<!\p{L})(?:mon|tues?|wed|thurs?|fri|satur|sun)(?:day)?(?!\p{L})|(?<!\p{L})(?:kal|parso|subah|shaam|sham|dopahar|tomorrow|evening|morning|कल|परसों|सुबह|शाम|दोपहर)(?!\p{L})/u;
/** "Tees hazaar kar du to?", "make it 12 lakh": something of the last sum is set anew. */
const sets =
  /\b(?:make it|kar (?:du|dun|doon|de|den|do|lu|lun|dijiye)|kr du|karu|karo|ho to|ki jagah|instead)\b|करो|कर (?:दूं|दूँ|दें|दो|लूं|दीजिए)|हो तो|की जगह/;

/** What a subsidy depends on. */
const ofGroup =
  /(?<!\p{L})(?:gaon|gaanv|village|rural|city|shahar|shehar|sheher|town|mahila|woman|lady|sc|st|obc|general|manufacturing|service|factory|गांव|गाँव|शहर|महिला|सामान्य)(?!\p{L})/u;

/** "Months, not years": what was told stands, and the sum is asked again. */
const ofUnit =
  /(?<!\p{L})(?:saal|sal|years?|mahin\p{L}*|months?|साल|महीन[\p{L}\p{M}]*) (?:nahi|nahin|nhi|not|नहीं),? (?:\S+ )?(?:saal|sal|years?|mahin\p{L}*|months?|साल|महीन[\p{L}\p{M}]*)(?!\p{L})|(?<!\p{L})(?:months?|years?),? not (?:months?|years?)(?!\p{L})/u;
/** What is named besides is a thing to borrow on or for. */
const ofThing =
  /(?<!\p{L})(?:dukan|dukaan|shop|plot|zameen|jameen|makan|makaan|flat|दुकान|प्लॉट|जमीन|मकान|फ्लैट)(?!\p{L})/u;

const misread =
  /(?<!\p{L})(?:galat (?:samjh\p{L}*|samaj\p{L}*|samjhe)|misunder\p{L}*|got (?:me|it) wrong|गलत समझ\p{M}*)(?!\p{L})/u;
const longestTurn = 14;
const longestGroup = 20;
const longestAdding = 36;
/** "Ab kist kitni hui", "so what is it now": the last sum again, whatever was told before it. */
const asksAgain =
  /(?<!\p{L})(?:ab|now|then|अब|तो फिर) (?:batao|bata|kist|emi|kitn\p{L}*|बता\p{M}*|किस्त|ईएमआई|कितन\p{M}*)|(?:what|how)[^?.]{0,24} (?:now|then) ?\??\s*$|(?:ab|now|अब) ?\?? ?$/u;

const isHeard = (guess: Guess) => speaks(guess) && guess.p >= leastHeard;
const speaks = ({ name }: Guess) => !/^(?:talk|guard|oos)\.|^ask\.word$/.test(name);

const list = (words: string) => new Set(words.split(' '));
/** Said to point at the turn before; what is left beside them is what is asked. */
const pointing = list(
  'and also then ok okay so its thats what it that this for of the in about no not i me my was is wanted want asked asking ask meant mean question wrong aur or bhi to toh phir fir uske uska uski iske iska iski us is wo woh ye yeh ka ke ki ko me mein nahi nahin na main mai maine mera meri matlab puch poochh pucha puchi poocha poochi arre are puchh puchha puchna raha rahi rha rhi tha thi hai h kya kuch galat ji bhai sir और का के की को में उसके उसका उसकी इसके इसका इसकी वो वह ये यह भी तो नहीं ना मैं मैंने मेरा मतलब पूछ पूछा पूछी पूछे अरे रहा रही था थी है क्या कुछ गलत',
);
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
const isFigure = (word: string) => measures.has(word) || numberWords.has(word);

/** "Teen", "bees saal": figures and nothing else. */
const inFigures = (text: string) => wordsOf(text).length > 0 && wordsOf(text).every(isFigure);
const beside = (text: string) => wordsOf(text).filter((word) => !pointing.has(word));
/** Beside the words that point back: "PLOT, not flat" asks of the plot, "umar nahi, cibil pucha" of the score. */
function asked(text: string): string[] {
  const [, before = '', after = ''] = /^(.*) not (.*)$/.exec(text) ?? [];
  if (after) return beside(before);
  const [, last = ''] = /^.* (?:nahi|nahin|nhi|नहीं) (.*)$/.exec(text) ?? [];
  const left = beside(last);
  return left.length > 0 ? left : beside(text);
}

/** What the visitor asked last, beside fragments and figures alone. */
function lastAsked(classifier: Classifier, earlier: string[]): string | undefined {
  for (const text of earlier) {
    if (wordsOf(text).every((word) => isFigure(word) || pointing.has(word))) continue;
    const [best] = classifier.read(text).intents.filter(speaks);
    if (best && best.p > leastHeard) return best.name;
  }
  return undefined;
}

/** The intent meant, or undefined when the message stands on its own. */
export function followed(classifier: Classifier, message: Message): string | undefined {
  const { intents, earlier, products, slots, text, history } = message;
  const [best] = intents;
  if (!best || earlier.length === 0) return undefined;
  // "And at 9? My cousin got that": a story may follow what is asked.
  const words = text.slice(0, endOfAsked(text)).trim().split(/\s+/).length;
  const first = text.split(/[?।]/, 1)[0]?.trim().split(/\s+/).length ?? words;
  const short = words <= longestChange || (words <= longestAdding && asksAgain.test(text));
  const before = history.at(-1);
  const agreed =
    (agrees.test(text) || hour.test(text)) && short && (best.p < clear || !/^(?:ask|sum|check|rule)\./.test(best.name));
  if (agreed && before?.from === 'assistant' && offer.test(before.text)) return 'lead.call';
  // "8 lakh 13% 5 yrs" asks in figures alone.
  const kept = ofTerms.filter((role) => slots.filled[role]?.some((slot) => slot.earlier));
  const whole = kept.length > 1 && ofTerms.every((role) => slots.filled[role]);
  const askedBefore = lastAsked(classifier, earlier) ?? (whole ? 'sum.emi' : undefined);
  // "That is a bit much." - "Make it 25 years": the sum before, with those.
  const last = askedBefore === 'emi.lower' && whole ? 'sum.emi' : askedBefore;
  const wasLately = (after: RegExp) =>
    earlier.slice(0, 3).some((one) => after.test(classifier.read(one).intents[0]?.name ?? ''));
  // "You gave me interest, I asked documents": then that is asked.
  const corrects =
    speaks(best) && best.p >= clear && /(?<!\p{L})(?:i asked|pucha|poocha|puchha|पूछा)(?!\p{L})/u.test(text);
  const turn = corrects
    ? undefined
    : turns.find(({ after, when, as }) => when.test(text) && (after.test(last ?? '') || (as && wasLately(after))));
  if (
    turn &&
    Math.min(words, first) <= longestTurn &&
    (best.p < sure ||
      (last === 'rule.closing' && best.name === 'talk.harassed') ||
      !/^(?:lead|guard|oos|talk\.(?:distress|harassed))/.test(best.name))
  )
    return turn.as ?? last;
  // "And on a personal loan?", of what was told of oneself.
  const judged =
    /^check\./.test(last ?? '') && judgedBy.some((role) => slots.filled[role]?.some((slot) => slot.earlier));
  if (judged && words <= shortest && products.length > 0 && best.p < sure) return last;
  // "How much do I get?" - "Salary 55000."
  const isNew = (...roles: Role[]) => roles.some((role) => slots.filled[role]?.some((slot) => !slot.earlier));
  // "And the bigger one, at 1.2 crore?"
  const dearer = isNew('amount') && slots.filled.property?.every((slot) => slot.earlier);
  const told = dearer || isNew(...ofPurse) || slots.loose.some(({ measure }) => measure === 'money');
  const weak =
    /^(?:check\.(?:fit|running)|ask\.coapplicant|emi\.\w+|talk\.followup)$/.test(best.name) ||
    (best.name === 'lead.quote' && words <= longest) ||
    best.p < clear;
  const terms = isNew('rate', 'tenure') && !slots.filled.amount && best.name.startsWith('sum.');
  if (((told && weak) || terms) && short && /^(?:(?:check|ask)\.amount|ask\.ltv|sum\.afford)$/.test(last ?? ''))
    return 'check.amount';
  // "What if my wife's 28,000 is added": both incomes, by the rate and the years told before.
  const adds =
    /(?<!\p{L})(?:add\p{L}*|join\p{L}*|put|jod\p{L}*|mila\p{L}*|includ\p{L}*|जोड[\p{L}\p{M}]*|मिला[\p{L}\p{M}]*)(?!\p{L})/u;
  const joins =
    isNew('coIncome', 'pension', 'running') &&
    (slots.filled.rate ?? slots.filled.tenure)?.some(({ earlier: before }) => before);
  if (
    joins &&
    (weak || adds.test(text)) &&
    words <= (adds.test(text) ? longestAdding : longestGroup) &&
    !slots.filled.amount &&
    /^(?:sum|check)\./.test(last ?? '')
  )
    return 'check.amount';
  if (asksForAnother(text) && isNew(...ofPurse) && /^(?:check\.amount|sum\.afford)$/.test(last ?? ''))
    return 'check.amount';
  // "My family has 11 lakh a year, then?"
  const ofFamily = words <= longestTurn || isNew('property');
  if (told && (weak || best.name.startsWith('check.')) && ofFamily && last === 'scheme.pmay') return last;
  // "And in a village? I am a woman".
  if (
    words <= longestGroup &&
    ofGroup.test(text) &&
    /^(?:sum\.subsidy|ask\.(?:share|amount)|scheme\.pmegp)$/.test(last ?? '')
  )
    return /^ask\./.test(last ?? '') && /pmegp|पीएमईजीपी/i.test(earlier.join(' ')) ? 'scheme.pmegp' : last;
  const changed = isNew(...ofTerms, 'down') || slots.loose.length > 0;
  // "How much do you need?" - "It is 6.75 lakh. In 2019 I took 3, that is closed": told, and nothing else is asked.
  const wasAsked = before?.from === 'assistant' && /\?|\b(?:bata|need|tell me)|बता/.test(before.text);
  const tells = wasAsked && words <= longestAdding && !text.includes('?') && !questioning.test(text);
  // "Not thirty two, twenty two thousand": judged once more.
  const setRight = /^talk\.(?:no|wrong|followup)$/.test(best.name) && short && isNew(...judgedBy);
  if (setRight && /^check\./.test(last ?? '')) return last;
  if (tells && /^check\./.test(last ?? '') && isNew(...judgedBy) && !/^(?:lead|guard)\./.test(best.name)) return last;
  if (tells && whole && isNew(...ofTerms) && last?.startsWith('sum.')) return last;
  // "You got me wrong, 5 lakh is mine, the loan is 20": the sum before, with that.
  // "No wait, 50 lakh is its price, 12 is mine": of that price.
  const ofItsPrice = isNew('property') && isNew('down', 'amount');
  if (ofItsPrice && words <= longestGroup && /^sum\.(?:emi|total|compare)$/.test(last ?? '')) return last;
  if (misread.test(text) && words <= longestGroup && isNew(...ofTerms) && last?.startsWith('sum.')) return last;
  // "And with the bank at 8.4? Its fee is 9,500".
  if (short && last === 'sum.transfer' && isNew('newRate')) return last;
  if (short && last?.startsWith('sum.')) {
    const set = sets.test(text) && (changed || isNew('emi', 'extra'));
    // "Isme 2 lakh pehle de du to": paid into the loan of that sum.
    const early = intents.reduce((sum, { name, p }) => sum + (/\.prepay$/.test(name) ? p : 0), 0);
    if (!set && early > leastEarly && isNew('amount', 'extra', 'extraMonthly', 'emi')) return 'sum.prepay';
    // "And if I get it at eight and a half", after a sum: another figure for the same sum.
    const corrected = Object.values(slots.filled).some((list) => list.some((slot) => slot.insteadOf !== undefined));
    if (
      set ||
      corrected ||
      (asksAgain.test(text) && changed) ||
      (changed && (best.p < clear || termly.test(best.name)))
    )
      return last;
  }
  if (ofUnit.test(text) && short && whole) return last?.startsWith('sum.') ? last : 'sum.emi';
  // "The second one": of what was offered.
  const chosen = words <= longest && !(speaks(best) && best.p >= sure) ? chosenOf(text, before) : undefined;
  const [option] = chosen ? classifier.read(chosen).intents.filter(speaks) : [];
  if (option && option.p >= leastEarly) return option.name;
  // "Same thing but for the shop": heard as nothing else.
  if (short && last && best.p < leastEarly && (products.length > 0 || ofThing.test(text))) return last;
  const namesOnly = best.name === 'talk.wrong' && short && ofThing.test(text) && !intents.some(isHeard);
  if (namesOnly && last) return last;
  // Figures alone answer what was asked before.
  const open =
    inFigures(text) || fragment.has(best.name) || (words <= longest && best.p < clear) || !/\p{L}/u.test(text);
  if (!open) return undefined;
  // "No, I meant the tenure", "uske kagaz?": beside the words that point back stands the question.
  const left = fragment.has(best.name) ? asked(text) : [];
  const meant = left.length > 0 ? classifier.read(left.join(' ')).intents.filter(({ p }) => p >= clear) : [];
  // Heard so faintly, it is rather the last question again.
  const least = last && best.name === 'talk.followup' ? leastEarly : leastHeard;
  const own = [...meant, ...intents].find(
    (guess) =>
      speaks(guess) && guess.p >= (guess.name.startsWith('lead.') ? leastHeard : least) && guess.name !== 'ask.product',
  );
  const figuresOnly = (/\d/.test(text) || inFigures(text)) && last !== undefined && /^(sum|check)\./.test(last);
  if (figuresOnly) return last;
  if (own && (products.length === 0 || own.p >= clear)) return own.name;
  // "That is not what I asked" is no wish to read it again.
  if (best.name === 'talk.wrong' && products.length === 0) return own?.name;
  return products.length > 0 ? (last ?? own?.name) : (own?.name ?? last);
}

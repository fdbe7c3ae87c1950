// Whether words about calling and talking ask for a call, refuse one, or only ask about one.
import type { Ask } from './ask.ts';
import type { Concept } from './understand.ts';

const NEAR = 4;

/** A "not" close to the word: before it in English, after it in Hindi. */
export function negated(ask: Ask, at: number): boolean {
  return ask.hits.some(({ concept, at: from, length }) => {
    // The "no" of "my no is" is a number.
    if (ask.words[from] === 'no' && /^(my|mob|mobile|phone|contact|whatsapp)$/.test(ask.words[from - 1] ?? ''))
      return false;
    if (concept !== 'x.neg' || ask.tokens[from]?.clause !== ask.tokens[at]?.clause) return false;
    return from < at ? at - (from + length - 1) <= NEAR : from - at <= NEAR;
  });
}

const wh: Concept[] = ['q.how', 'q.who', 'q.when', 'q.where', 'q.why', 'q.howmuch'];
export const asksWhat = (ask: Ask) =>
  ask.at('q.what').some((at) => /^(what|which|whats|kya|kaun|kon|क्या|कौन)/.test(ask.words[at] ?? ''));

/** "How can I meet your team", "where do we meet": about the way to us. */
export const asksToVisit = (ask: Ask): boolean =>
  ask.has('q.how', 'q.where', 'q.when') &&
  says(ask, /^(meet|milna|milu|milun|मिलना|मिलूं)$/) &&
  ask.has('w.you', 'n.person') &&
  !ask.has('w.loan');

const subject = /^(i|you|u|we|they|your|the|it|agent|advisor|adviser|people|someone|anyone|executive|staff)$/;
export const yesNoHead = /^(do|does|did|is|are|am|should|must|has|have|shall)$/;
const necessity = /^(padega|padegi|padta|padti|zaroori|jaroori|zaruri|jaruri|compulsory|mandatory|पडेगा|पडता|जरूरी)$/;

/** Hindi "kya" at the head of a sentence only makes it a question that yes answers. */
export const openQuestion = (ask: Ask) =>
  yesNoHead.test(ask.words[0] ?? '') ||
  ask.words.some((word) => necessity.test(word)) ||
  ask.has(...wh) ||
  ask.at('q.what').some((at) => at > 0 && /^(what|which|whats|kya|kaun|kon|क्या|कौन)/.test(ask.words[at] ?? '')) ||
  /^(what|which|whats|how|when|where|why|who)$/.test(ask.words[0] ?? '');

const second = new Set(['you', 'u', 'aap', 'aapko', 'apko', 'tum', 'आप', 'आपको', 'your', 'aapse', 'आपसे']);

const passive = /^(jaye|jae|jaaye|jay|जाए|जाये|जाएं)$/;
/** "Drop me a call", "give us a buzz". */
const givesCall = (ask: Ask, at: number) =>
  /^(a|an|one)$/.test(ask.words[at - 1] ?? '') && /^(me|us)$/.test(ask.words[at - 2] ?? '');
/** "Please call", with nothing after it, or a time. */
const asksPolitely = (ask: Ask, at: number, after: string) =>
  /^(please|kindly|just)$/.test(ask.words[at - 1] ?? '') &&
  /^(|me|us|back|today|tomorrow|now|asap|soon|urgently|immediately|this|tonight|about|regarding|for)$/.test(after);

const habit = /\b(dete|karte|lete|bolte|milte) (ho|hain|hai)\b|(देते|करते|लेते|मिलते) (हैं|हो)/;
const conditional = /^(after|once|when|whenever|if|baad|par|pe|बाद|पर)$/;
const asking =
  /\b(form|apply|applying|applied|submit|submitting|submitted|enquire|enquiry|inquire|inquiry|query|register|details|bharne|bharoon|bharu)\b|फॉर्म|आवेदन|पूछताछ/;

/** A question that yes or no answers, about calls and advisors rather than for one. */
export function onlyAsks(ask: Ask): boolean {
  const [first = '', second = '', third = ''] = ask.words;
  const words = ask.words.join(' ');
  if (
    /^(do|does|did|must|am|should|has)$/.test(first) &&
    subject.test(second) &&
    !(second === 'you' && third === 'have')
  )
    return true;
  if (
    /^(is|are)$/.test(first) &&
    /^(a|an|the|your|my|it|calls|agents|advice|consultation|.+ing)$/.test(second) &&
    !/\b(available|around)\b/.test(words)
  )
    return true;
  if (/^(kya|क्या)$/.test(first) && habit.test(words)) return true;
  if (/^will$/.test(first) && ask.has('f.emergency')) return true;
  if (/^have$/.test(first) && /^(i|you|we)$/.test(second)) return true;
  const needed = says(ask, necessity) || /\b(necessary|obliged|obligatory|have to|has to)\b/.test(words);
  if (needed && (/^(is|are|do|kya|क्या|will)$/.test(first) || /\?\s*$/.test(ask.raw) || says(ask, necessity)))
    return true;
  const future = /^(will|would|shall|kya|क्या)$/.test(first) || / (kya|क्या)( |$)/.test(words);
  return future && says(ask, conditional) && asking.test(words);
}

/** "Someone called me" tells of a call, "I want to be called" asks for one. */
export const tellsOfCall = (ask: Ask, at: number) =>
  /^(called|phoned)$/.test(ask.tokens[at]?.text ?? '') && ask.words[at - 1] !== 'be';

export function wantsCall(ask: Ask): number[] {
  return ask.at('v.call').filter((at) => {
    if (tellsOfCall(ask, at)) return false;
    const next = ask.words[at + 1] ?? '';
    const phrase = ask.hits.find((hit) => hit.at === at && hit.concept === 'v.call');
    const words = ask.words.slice(at, at + (phrase?.length ?? 1)).join(' ');
    const after = ask.words[at + (phrase?.length ?? 1)] ?? '';
    if (second.has(next) || second.has(after)) return false;
    if (givesCall(ask, at) || asksPolitely(ask, at, after)) return true;
    if (/^(kiya|किया)$/.test(after) && passive.test(ask.words[at + (phrase?.length ?? 1) + 1] ?? '')) return true;
    const me = /^(me|us|mujhe|muje|mujhko|मुझे|hame|humein|हमें|main)$/;
    if (me.test(after) || (/^(to|with)$/.test(after) && me.test(ask.words[at + (phrase?.length ?? 1) + 1] ?? '')))
      return true;
    if (/back|callback|बैक/.test(words)) return true;
    const orders =
      /^(kar|karo|kare|karna|karwa|karwao|karwana|karwaiye|kijiye|karein|karen|kariye|kr|kro|krna|kara|karao|lagao|laga|dena|करें|करो|कीजिए|करना|कर|करवा|करिए|करवाइए|करवाएं|लगा|लगाओ|लगाइए)$/;
    const byVisitor =
      ask.has('q.how', 'q.where') ||
      ask.words.some((word) =>
        /^(sakta|sakti|sakte|karu|karun|aapko|apko|आपको|सकता|सकती|सकते|करूं|karke|karne|करने|करके|karti|karte|karta|करती|करते)$/.test(
          word,
        ),
      );
    if (orders.test(after) && !byVisitor) return true;
    if (
      ask.words.some((word) => /^(mujhe|muje|mujhko|mujhse|humein|hame|मुझे|मुझको|मुझसे|हमें|mere|मेरे|mera|मेरा)$/.test(word)) &&
      ask.has('v.arrange', 'v.want', 'q.can')
    )
      return true;
    return (
      ask.has('v.arrange', 'v.want') &&
      ask.words
        .slice(Math.max(0, at - 5), at)
        .some((word) =>
          /^(arrange|schedule|book|request|requesting|want|need|get|give|have|setup|set|organise|fix|someone|somebody|like|expert|team|advisor)$/.test(
            word,
          ),
        )
    );
  });
}

export const positive = (ask: Ask, concept: Concept) => ask.at(concept).filter((at) => !negated(ask, at));
export const says = (ask: Ask, pattern: RegExp) => ask.words.some((word) => pattern.test(word));

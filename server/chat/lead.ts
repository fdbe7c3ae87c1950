// Whether a visitor asks for a person, a call, a quote or to apply. The panel that follows locks the input, so a question
// that only mentions these must not open it, and neither must a refusal.
import type { Ask } from './ask.ts';
import type { Concept } from './understand.ts';

export type Lead = 'call' | 'person' | 'apply' | 'quote';

const NEAR = 4;

/** A "not" close to the word: before it in English, after it in Hindi. */
function negated(ask: Ask, at: number): boolean {
  return ask
    .at('x.neg')
    .some((neg) => Math.abs(neg - at) <= NEAR && ask.tokens[neg]?.clause === ask.tokens[at]?.clause);
}

const wh: Concept[] = ['q.how', 'q.who', 'q.when', 'q.where', 'q.why', 'q.howmuch'];
const asksWhat = (ask: Ask) =>
  ask.at('q.what').some((at) => /^(what|which|whats|kya|kaun|kon|क्या|कौन)/.test(ask.words[at] ?? ''));

const yesNoHead = /^(do|does|did|is|are|am|should|must|has|have|shall)$/;
const necessity = /^(padega|padegi|padta|padti|zaroori|jaroori|zaruri|jaruri|compulsory|mandatory|पडेगा|पडता|जरूरी)$/;

/** Hindi "kya" at the head of a sentence only makes it a question that yes answers. */
const openQuestion = (ask: Ask) =>
  yesNoHead.test(ask.words[0] ?? '') ||
  ask.words.some((word) => necessity.test(word)) ||
  ask.has(...wh) ||
  ask.at('q.what').some((at) => at > 0 && /^(what|which|whats|kya|kaun|kon|क्या|कौन)/.test(ask.words[at] ?? '')) ||
  /^(what|which|whats)$/.test(ask.words[0] ?? '');

const ownNumber = /(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/;
const ownAddress = (text: string) =>
  text.includes('@') && text.split(/\s+/).some((word) => word.length < 100 && /^[^@]+@[^@]+\.[a-z]{2,}$/i.test(word));
const second = new Set(['you', 'u', 'aap', 'aapko', 'apko', 'tum', 'आप', 'आपको', 'your', 'aapse', 'आपसे']);

function wantsCall(ask: Ask): number[] {
  return ask.at('v.call').filter((at) => {
    const next = ask.words[at + 1] ?? '';
    const phrase = ask.hits.find((hit) => hit.at === at && hit.concept === 'v.call');
    const words = ask.words.slice(at, at + (phrase?.length ?? 1)).join(' ');
    const after = ask.words[at + (phrase?.length ?? 1)] ?? '';
    if (second.has(next) || second.has(after)) return false;
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

export function leadOf(ask: Ask): Lead | null {
  const justTell =
    ask.has('x.only') &&
    ask.at('q.what').some((at) => /^(tell|batao|bata|बता|share|explain)/.test(ask.words[at] ?? ''));
  if (justTell && ask.has('x.neg')) return null;
  const positive = (list: number[]) => list.filter((at) => !negated(ask, at));

  const calls = positive(wantsCall(ask));
  if (calls.length > 0 && !ask.has('q.who', 'q.when', 'q.why', 'f.response', 'k.after', 'a.time')) return 'call';

  if (ask.has('n.person')) {
    const talks = positive(ask.at('v.talk'));
    const person = positive(ask.at('n.person'));
    const bare = ask.tokens.length <= 6 && ask.has('v.arrange', 'v.want') && ask.attributes.length === 0;
    if (talks.length > 0 && !ask.has('q.why', 'q.who', 'k.after')) return 'person';
    if (person.length > 0 && ask.tokens.length <= 2) return 'person';
    if (
      person.length > 0 &&
      (bare ||
        (ask.has('v.call') &&
          ask.has('v.arrange', 'v.want') &&
          !openQuestion(ask) &&
          positive(ask.at('v.call')).length > 0)) &&
      ask.words.some((word) =>
        /human|person|expert|agent|advis|executive|manager|officer|representative|इंसान|विशेषज्ञ|सलाहकार|एक्सपर्ट|अधिकारी|insaan|insan|visheshagya|salahkar|specialist|kisi|किसी|koi|someone|somebody|staff|team/.test(
          word,
        ),
      )
    )
      return 'person';
  }
  const meets = positive(ask.at('v.talk'));
  if (
    meets.length > 0 &&
    ask.has('v.want', 'v.arrange', 'w.me') &&
    !openQuestion(ask) &&
    ask.words.some((word) =>
      /consult|appointment|meeting|salah|सलाह|परामर्श|paramarsh|अपॉइंटमेंट|talk|speak|baat|बात|connect|discuss/.test(word),
    ) &&
    ask.attributes.length === 0
  )
    return 'person';

  // "Do you offer" has a verb; "what do you need for a quote" is a question.
  const asked = ask
    .at('q.what')
    .filter((at) => /^(what|which|whats|kya|क्या)/.test(ask.words[at] ?? ''))
    .map((at) => ask.tokens[at]?.clause);
  const quotes = positive(ask.at('n.quote')).filter(
    (at) =>
      !/^(to|you|we|they|banks?|not|competitor|aap)$/.test(ask.words[at - 1] ?? '') &&
      !asked.includes(ask.tokens[at]?.clause),
  );
  const own =
    ask.words.some((word) =>
      /^(personali|customi|custom|tailor|quot|qoute|exact|कोटेशन|kotation|koteshan)/.test(word),
    ) ||
    ask.has('w.me') ||
    ask.hits.some((hit) => hit.concept === 'n.quote' && hit.length > 1);
  if (
    quotes.length > 0 &&
    own &&
    ask.has('v.want', 'v.arrange', 'q.can', 'q.what', 'w.me') &&
    !ask.has('q.how', 'q.when', 'q.why', 'q.who') &&
    !yesNoHead.test(ask.words[0] ?? '')
  )
    return 'quote';

  const applies = positive(ask.at('v.apply'));
  if (applies.length > 0 && !openQuestion(ask) && !ask.has('k.after', 'a.docs', 'a.eligibility', 'k.status')) {
    const starts =
      applies.includes(0) && ask.tokens.length <= 8 && !/^(application|avedan|applying|आवेदन)$/.test(ask.words[0] ?? '');
    const imperative =
      (ask.has('v.arrange') || /^(do|de|dijiye|dena|dein|दो|दें|दीजिए)$/.test(ask.words.at(-1) ?? '')) &&
      ask.attributes.every((attribute) => attribute === 'amount');
    if (ask.has('q.can') && !ask.has('v.want', 'w.me')) return null;
    if (starts || ask.has('v.want') || imperative) return 'apply';
  }
  if (wantsLoan(ask)) return 'apply';
  if (
    (ownNumber.test(ask.raw) || ownAddress(ask.raw)) &&
    ask.attributes.length === 0 &&
    !ask.has('e.emi') &&
    !negated(ask, 0)
  )
    return 'call';
  return null;
}

/** "I need a personal loan of 5 lakh": a wish, with nothing asked about it. */
function wantsLoan(ask: Ask): boolean {
  const wants = ask.at('v.want').filter((at) => !negated(ask, at));
  if (wants.length === 0 || !(ask.products.length > 0 || ask.has('w.loan'))) return false;
  if (
    openQuestion(ask) ||
    asksWhat(ask) ||
    ask.has(
      'q.can',
      'v.know',
      'k.after',
      'e.calculate',
      'e.emi',
      'a.docs',
      'a.eligibility',
      'a.prepay',
      'n.transfer',
      'n.topup',
      'f.careers',
      'a.fees',
      'x.compare',
      'q.what',
    )
  )
    return false;
  return ask.attributes.length === 0;
}

/** Said that nobody should call, and nothing else was asked. */
export function declines(ask: Ask): boolean {
  return (
    ask.has('x.neg') &&
    ask.has('v.call', 'v.apply', 'v.talk', 'n.quote') &&
    ask.attributes.length === 0 &&
    ask.products.length === 0 &&
    ask.quantities.length === 0
  );
}

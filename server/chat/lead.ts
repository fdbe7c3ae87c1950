// Whether a visitor asks for a person, a call, a quote or to apply. The panel that follows locks the input, so a question
// that only mentions these must not open it, and neither must a refusal.
import type { Ask } from './ask.ts';
import type { Concept } from './understand.ts';

export type Lead = 'call' | 'person' | 'apply' | 'quote';

const NEAR = 4;

/** A "not" close to the word: before it in English, after it in Hindi. */
function negated(ask: Ask, at: number): boolean {
  return ask.hits.some(({ concept, at: from, length }) => {
    if (concept !== 'x.neg' || ask.tokens[from]?.clause !== ask.tokens[at]?.clause) return false;
    return from < at ? at - (from + length - 1) <= NEAR : from - at <= NEAR;
  });
}

const wh: Concept[] = ['q.how', 'q.who', 'q.when', 'q.where', 'q.why', 'q.howmuch'];
const asksWhat = (ask: Ask) =>
  ask.at('q.what').some((at) => /^(what|which|whats|kya|kaun|kon|क्या|कौन)/.test(ask.words[at] ?? ''));

const subject = /^(i|you|u|we|they|your|the|it|agent|advisor|adviser|people|someone|anyone|executive|staff)$/;
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

const passive = /^(jaye|jae|jaaye|jay|जाए|जाये|जाएं)$/;
/** "Drop me a call", "give us a buzz". */
const givesCall = (ask: Ask, at: number) =>
  /^(a|an|one)$/.test(ask.words[at - 1] ?? '') && /^(me|us)$/.test(ask.words[at - 2] ?? '');
/** "Please call", with nothing after it, or a time. */
const asksPolitely = (ask: Ask, at: number, after: string) =>
  /^(please|kindly|just)$/.test(ask.words[at - 1] ?? '') &&
  /^(|me|us|back|today|tomorrow|now|asap|soon|urgently|immediately|this|tonight)$/.test(after);

const conditional = /^(after|once|when|whenever|if|baad|par|pe|बाद|पर)$/;
const asking =
  /\b(form|apply|applying|applied|submit|submitting|submitted|enquire|enquiry|inquire|inquiry|query|register|details|bharne|bharoon|bharu)\b|फॉर्म|आवेदन|पूछताछ/;

/** A question that yes or no answers, about calls and advisors rather than for one. */
function onlyAsks(ask: Ask): boolean {
  const [first = '', second = '', third = ''] = ask.words;
  const words = ask.words.join(' ');
  if (
    /^(do|does|did|must|am|should|has)$/.test(first) &&
    subject.test(second) &&
    !(second === 'you' && third === 'have')
  )
    return true;
  if (/^have$/.test(first) && /^(i|you|we)$/.test(second)) return true;
  const needed = says(ask, necessity) || /\b(necessary|obliged|obligatory|have to|has to)\b/.test(words);
  if (needed && (/^(is|are|do|kya|क्या|will)$/.test(first) || /\?\s*$/.test(ask.raw) || says(ask, necessity)))
    return true;
  const future = /^(will|would|shall|kya|क्या)$/.test(first) || / (kya|क्या)( |$)/.test(words);
  return future && says(ask, conditional) && asking.test(words);
}

function wantsCall(ask: Ask): number[] {
  return ask.at('v.call').filter((at) => {
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

const namesPerson =
  /human|person|expert|agent|advis|executive|manager|officer|representative|इंसान|विशेषज्ञ|सलाहकार|एक्सपर्ट|अधिकारी|insaan|insan|visheshagya|salahkar|specialist|kisi|किसी|koi|someone|somebody|staff|team|operator/;
const meeting =
  /consult|appointment|meeting|salah|सलाह|परामर्श|paramarsh|अपॉइंटमेंट|talk|speak|baat|बात|connect|discuss|milna|मिलना/;
const fetches = /^(nikalwa|nikalva|nikalwao|nikalwaiye|nikalwaye|nikalwana|निकलवा|निकलवाओ|निकलवाइए|निकलवाएं|निकलवाना)$/;
const madeForOne = /^(personali|customi|custom|tailor|quot|qoute|exact|कोटेशन|kotation|koteshan)/;
const onward = /^(?:\S+ )?(?:aage (?!kya)|आगे (?!क्या))/;
const goAhead = /^(proceed|go|lets|get|sign|start|begin)$/;
const getItDone =
  /^(kara|karado|karao|karaiye|करा|कराओ|कराइए|कराएं|karwa|karva|karwao|karwaiye|dilwa|dilwao|dila|dilao|dilaiye|करवा|करवाइए|करवाएं|दिलवा|दिलवाइए|दिला|दिलाइए)$/;
const fetchLoan =
  /^(?:(?:please|kindly|just|and|now) )*(?:arrange|get|organise|organize|process|sort|find|secure) (?:me|us|my|a|the|out)\b/;
const lastOrders = /^(do|de|dijiye|dena|dein|दो|दें|दीजिए)$/;

const positive = (ask: Ask, concept: Concept) => ask.at(concept).filter((at) => !negated(ask, at));
const says = (ask: Ask, pattern: RegExp) => ask.words.some((word) => pattern.test(word));

function asksForCall(ask: Ask): boolean {
  const calls = wantsCall(ask).filter((at) => !negated(ask, at));
  const inquires = /^(what|which|who|kaun|kaunsa|kaunse)$/.test(ask.words[0] ?? '');
  if (calls.length === 0 || inquires || ask.has('q.when', 'q.why', 'f.response', 'k.after', 'a.time')) return false;
  const clauses = ask.at('q.who').map((at) => ask.tokens[at]?.clause);
  return calls.some((at) => !clauses.includes(ask.tokens[at]?.clause));
}

function asksForPerson(ask: Ask): boolean {
  const talks = positive(ask, 'v.talk');
  if (ask.has('n.person')) {
    if (talks.length > 0 && !ask.has('q.why', 'q.who', 'k.after')) return true;
    const named = positive(ask, 'n.person').length > 0 && says(ask, namesPerson);
    if (named && ask.tokens.length <= 2) return true;
    const short = ask.tokens.length <= 6 && ask.has('v.arrange', 'v.want') && ask.attributes.length === 0;
    const reach = positive(ask, 'v.call').length > 0 && ask.has('v.arrange', 'v.want', 'w.me') && !openQuestion(ask);
    if (named && (short || reach)) return true;
  }
  const wishes = ask.has('v.want', 'v.arrange', 'w.me') && !openQuestion(ask) && ask.attributes.length === 0;
  return talks.length > 0 && wishes && says(ask, meeting);
}

function asksForQuote(ask: Ask): boolean {
  // "Do you offer" has a verb; "what do you need for a quote" is a question.
  const asked = ask
    .at('q.what')
    .filter((at) => /^(what|which|whats|kya|क्या)/.test(ask.words[at] ?? ''))
    .map((at) => ask.tokens[at]?.clause);
  if (
    ask.tokens.some((token) => fetches.test(token.text)) &&
    ask.has('a.rate', 'n.quote') &&
    ask.has('w.me') &&
    !ask.has('x.neg')
  )
    return true;
  const quotes = positive(ask, 'n.quote').filter(
    (at) =>
      !/^(to|you|we|they|banks?|not|competitor|aap)$/.test(ask.words[at - 1] ?? '') &&
      !asked.includes(ask.tokens[at]?.clause),
  );
  const phrase = ask.hits.some((hit) => hit.concept === 'n.quote' && hit.length > 1);
  return (
    quotes.length > 0 &&
    (says(ask, madeForOne) || ask.has('w.me') || phrase) &&
    (ask.has('v.want', 'v.arrange', 'q.can', 'q.what', 'w.me') || phrase) &&
    !ask.has('q.how', 'q.when', 'q.why', 'q.who') &&
    !yesNoHead.test(ask.words[0] ?? '')
  );
}

function asksToApply(ask: Ask): boolean {
  const applies = positive(ask, 'v.apply').filter((at) => !/^(applied)$/.test(ask.tokens[at]?.text ?? ''));
  if (applies.length === 0 || openQuestion(ask) || ask.has('k.after', 'a.docs', 'a.eligibility', 'k.status'))
    return false;
  if (ask.has('q.can') && !ask.has('v.want', 'w.me')) return false;
  if (ask.has('v.want')) return true;
  const bare = ask.tokens.length <= 8 && ask.attributes.length === 0;
  const first = applies.includes(0) && !/^(application|avedan|applying|आवेदन)$/.test(ask.words[0] ?? '');
  const last = /^(apply|अप्लाई)$/.test(ask.words.at(-1) ?? '') && ask.products.length > 0;
  if (
    bare &&
    (first ||
      last ||
      applies.some((at) => goAhead.test(ask.words[at] ?? '') || onward.test(ask.words.slice(at, at + 3).join(' '))))
  )
    return true;
  const orders = ask.has('v.arrange') || lastOrders.test(ask.words.at(-1) ?? '');
  return orders && ask.attributes.every((attribute) => attribute === 'amount');
}

const elsewhere: Concept[] = [
  'q.can',
  'q.what',
  'v.know',
  'k.after',
  'e.calculate',
  'e.emi',
  'a.docs',
  'a.eligibility',
  'a.prepay',
  'a.fees',
  'n.transfer',
  'n.topup',
  'f.careers',
  'f.services',
  'f.disbursed',
  'x.compare',
];

/** "I need a personal loan of 5 lakh": a wish, with nothing asked about it. */
function wantsLoan(ask: Ask): boolean {
  const wants =
    positive(ask, 'v.want').length > 0 ||
    (says(ask, getItDone) && !ask.has('x.neg')) ||
    (fetchLoan.test(ask.words.join(' ')) && says(ask, /^(me|my|us|our)$/));
  const loan = ask.products.length > 0 || ask.has('w.loan');
  return wants && loan && ask.attributes.length === 0 && !openQuestion(ask) && !asksWhat(ask) && !ask.has(...elsewhere);
}

function leavesDetails(ask: Ask): boolean {
  const details = ownNumber.test(ask.raw) || ownAddress(ask.raw);
  return details && ask.attributes.length === 0 && !openQuestion(ask) && !ask.has('e.emi', 'x.neg');
}

export function leadOf(ask: Ask): Lead | null {
  const justTell =
    ask.has('x.only') &&
    ask.at('q.what').some((at) => /^(tell|batao|bata|बता|share|explain)/.test(ask.words[at] ?? ''));
  if (justTell && ask.has('x.neg')) return null;
  const calls = ask.at('v.call');
  if (calls.length > 0 && calls.every((at) => negated(ask, at)) && !says(ask, meeting)) return null;
  if (ask.has('f.trust', 'm.language', 'f.doorstep')) return null;
  const asks = onlyAsks(ask);
  if (!asks && positive(ask, 'v.details').length > 0) return 'call';
  if (!asks && asksForCall(ask)) return 'call';
  if (!asks && asksForPerson(ask)) return 'person';
  if (asksForQuote(ask)) return 'quote';
  if (asksToApply(ask) || wantsLoan(ask)) return 'apply';
  return leavesDetails(ask) ? 'call' : null;
}

/** Said that nobody should call, and nothing else was asked. */
export function declines(ask: Ask): boolean {
  const others = ask.hits.some(
    (hit) => /^[aefk]\./.test(hit.concept) && hit.concept !== 'f.phone' && hit.concept !== 'f.response',
  );
  return (
    ask.has('x.neg') &&
    !ask.has('f.trust') &&
    ask.has('v.call', 'v.apply', 'v.talk', 'n.quote') &&
    !others &&
    !ask.has('w.loan', 'q.how', 'q.can') &&
    ask.products.length === 0 &&
    ask.quantities.length === 0
  );
}

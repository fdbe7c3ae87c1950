// Whether a visitor asks for a person, a call, a quote or to apply. The panel that follows locks the input, so a question
// that only mentions these must not open it, and neither must a refusal.
import type { Ask } from './ask.ts';
import {
  asksToVisit,
  asksWhat,
  negated,
  onlyAsks,
  openQuestion,
  positive,
  says,
  tellsOfCall,
  wantsCall,
  yesNoHead,
} from './call-words.ts';
import { claimsOf } from './meaning/claims.ts';
import type { Concept } from './understand.ts';

export type Lead = 'call' | 'person' | 'apply' | 'quote';

const ownNo = /\b(?:my|mob|mobile|phone|contact|whatsapp) no\b/;
const ownNumber = /(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/;
const ownAddress = (text: string) =>
  text.includes('@') && text.split(/\s+/).some((word) => word.length < 100 && /^[^@]+@[^@]+\.[a-z]{2,}$/i.test(word));
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
  /^(?:(?:please|kindly|just|and|now) )*(?:(?:can|could|would|will) (?:you|u) (?:please )?)?(?:help (?:me|us) (?:to )?)?(?:arrange|get|organise|organize|process|sort|find|secure|take) (?:me|us|my|a|the|out|\d)/;
/** "Tell me about your consultation", "can I speak to the bank": not to us. */
const aboutTalks =
  /\b(?:tell|explain|know|describe) (?:me |us )?about\b|\b(?:to|with) (?:the |a |my )?(?:bank|banks|lender)\b/;
/** "Transfer to a human", "switch me over to an agent". */
const handsOver =
  /\b(?:transfer|switch|hand|escalate|forward|route|pass)(?: (?:me|this|it|the chat|this chat))?(?: over)? to (?:an? |the |your |some )?(?:real |live |human )?(?:human|person|agent|advisor|adviser|executive|someone|somebody|representative|officer|manager|expert|staff)\b/;
/** Somebody else's quote, already in the visitor's hand: "a quote from Axis", "HDFC ne offer diya". */
const quotedBefore =
  /^(?:\S+ )?(?:from|by) (?!you\b|u\b|your\b|pinkstone\b)|^\S+ (?:diya|di|mila|mili|aaya|दिया|मिला|आया)\b/;
const hurry = /^(jaldi|jald|urgent|urgently|quick|quickly|fast|soon|asap|turant|जल्दी|तुरंत|शीघ्र)$/;
/** "Mera loan pass kara do": the wish for a loan, in the words of its end. */
const grantIt =
  /\b(?:approve|pass|sanction|manzoor|manjoor|manzur|manjur|clear) (?:kar|kara|karwa|karva) (?:do|de|dijiye|dena)\b|(?:मंजूर|पास|अप्रूव|स्वीकृत) (?:कर|करा|करवा) (?:दो|दें|दीजिए)/;
const letUs = /^(?:(?:ok|okay|please|so|yes) )*(?:lets|let us) (?:get|start|begin|do|proceed|go|apply|move)\b/;
const asksUs = /^(?:can|could|would|will) (?:you|u) (?:please )?(?:arrange|get|organi[sz]e|help)\b/;
const lastOrders = /^(do|de|dijiye|dena|dein|दो|दें|दीजिए)$/;

/** "What next? Call me": a clause of its own that begins with the call. */
function commands(ask: Ask, at: number): boolean {
  const clause = ask.tokens[at]?.clause;
  const start = ask.tokens.findIndex((token) => token.clause === clause);
  const words = ask.words.slice(start, at + 2).join(' ');
  return /^(?:(?:please|kindly|so|just|and|then|ok) )*(?:call|ring|phone|contact) (?:me|us|back)$/.test(words);
}

function asksForCall(ask: Ask): boolean {
  const calls = wantsCall(ask).filter((at) => !negated(ask, at));
  const inquires = /^(what|which|who|how|kaun|kaunsa|kaunse)$/.test(ask.words[0] ?? '');
  if (calls.some((at) => commands(ask, at))) return true;
  if (calls.length === 0 || inquires || ask.has('q.when', 'q.why', 'f.response', 'k.after', 'a.time')) return false;
  const clauses = ask.at('q.who').map((at) => ask.tokens[at]?.clause);
  return calls.some((at) => !clauses.includes(ask.tokens[at]?.clause));
}

function asksForPerson(ask: Ask): boolean {
  const text = ask.words.join(' ');
  if (ask.has('a.fees') || aboutTalks.test(text) || asksToVisit(ask)) return false;
  if (handsOver.test(text) && !openQuestion(ask)) return true;
  const talks = positive(ask, 'v.talk');
  if (talks.length > 0 && /\bconnect (me|us) (with|to)\b/.test(text)) return true;
  if (ask.has('n.person')) {
    if (talks.length > 0 && !ask.has('q.why', 'q.who', 'k.after')) return true;
    const named = positive(ask, 'n.person').length > 0 && says(ask, namesPerson);
    if (named && ask.tokens.length <= 2) return true;
    const short = ask.tokens.length <= 6 && ask.has('v.arrange', 'v.want') && ask.attributes.length === 0;
    const reach =
      positive(ask, 'v.call').some((at) => !tellsOfCall(ask, at)) &&
      ask.has('v.arrange', 'v.want', 'w.me') &&
      !openQuestion(ask);
    const inquires = /^(what|which|how|when|where|why|who)$/.test(ask.words[0] ?? '');
    if (named && (short || reach) && !inquires) return true;
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
  if (/^(?:please )?(?:show|tell|list|share) (?:me|us) .*\boffers\b/.test(ask.words.join(' '))) return false;
  const quotes = positive(ask, 'n.quote').filter(
    (at) =>
      !/^(to|you|we|they|banks?|not|competitor|aap)$/.test(ask.words[at - 1] ?? '') &&
      !asked.includes(ask.tokens[at]?.clause) &&
      ask.tokens[at]?.text !== 'quoted' &&
      !(ask.words[at] === 'quote' && /^(the|your|current|latest|prevailing|today)$/.test(ask.words[at + 1] ?? '')) &&
      !quotedBefore.test(ask.words.slice(at, at + 4).join(' ')),
  );
  const phrase = ask.hits.some(
    (hit) => hit.concept === 'n.quote' && hit.length > 1 && quotes.includes(hit.at) && ask.words[hit.at] !== 'best',
  );
  return (
    quotes.length > 0 &&
    (says(ask, madeForOne) || ask.has('w.me') || says(ask, /^(me|us)$/) || phrase) &&
    (ask.has('v.want', 'v.arrange', 'q.can', 'q.what', 'w.me') || phrase) &&
    !ask.has('q.how', 'q.when', 'q.why', 'q.who', 'e.meaning') &&
    !yesNoHead.test(ask.words[0] ?? '')
  );
}

function asksToApply(ask: Ask): boolean {
  const applies = positive(ask, 'v.apply').filter((at) => !/^(applied)$/.test(ask.tokens[at]?.text ?? ''));
  if (applies.length === 0 || openQuestion(ask) || ask.has('k.after', 'a.docs', 'a.eligibility', 'k.status'))
    return false;
  if (ask.has('q.can') && !ask.has('v.want', 'w.me')) return false;
  if (ask.has('v.want') || (letUs.test(ask.words.join(' ')) && ask.attributes.length === 0)) return true;
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
  // "Arrange 25 lakh for my business": a sum and what it is for.
  const forWhat = ask.count('money') > 0 && ask.has('w.business', 'w.house', 'w.personal-use', 'w.property');
  const loan = ask.products.length > 0 || ask.has('w.loan') || forWhat;
  if (loan && grantIt.test(ask.words.join(' ')) && !ask.has('x.neg') && !openQuestion(ask)) return true;
  const through = /^(processed|sanctioned|approved)$/.test(ask.words.at(-1) ?? '') && says(ask, /^(my|our)$/);
  const hurries = (says(ask, hurry) || through) && ask.attributes.every((attribute) => attribute === 'time');
  return (
    wants &&
    loan &&
    (ask.attributes.length === 0 || hurries) &&
    !openQuestion(ask) &&
    !asksWhat(ask) &&
    // "A startup of 4 months wants a loan": whether it can comes first.
    !claimsOf(ask).vintage &&
    !ask.has(...elsewhere.filter((concept) => concept !== 'q.can' || !asksUs.test(ask.words.join(' '))))
  );
}

function leavesDetails(ask: Ask): boolean {
  const details = ownNumber.test(ask.raw) || ownAddress(ask.raw);
  return (
    details &&
    ask.attributes.length === 0 &&
    !openQuestion(ask) &&
    !ask.has('e.emi') &&
    (!ask.has('x.neg') || ownNo.test(ask.words.join(' ')))
  );
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

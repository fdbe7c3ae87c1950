// What the assistant refuses before it looks for an answer. Nothing of the message is repeated in a refusal.
import { type Ask, loanWords } from './ask.ts';

export type Refusal = 'injection' | 'privacy' | 'account' | 'outOfScope' | 'otherLoan' | null;

const markup =
  /<\s*\/?\s*[a-z!]|javascript\s*:|\bon[a-z]{3,}\s*=|\{\{|\$\{|<%|<\?|;\s*--|'\s*or\s+'?1|\bunion\s+select|\bdrop\s+table|\bselect\s+.{1,40}\bfrom\b|\.\.\/|\/etc\/|process\.env|\brm\s+-rf|\bcurl\s+http|\[\/?inst\]|<\|?im_|^\s*(?:system|assistant|developer)\s*:|#{3,}|\bbegin\s+system/im;
const earlierText =
  /\b(previous|above|earlier|prior|preceding|all|everything|before|pichle|pichhle|pehle|pahle|purane|sab|saare|sare|your|apne|apni)\b|पिछले|पहले|सभी|सब|सारे|अपने|पुराने/i;
const claim = /approved|guarantee|free|zero|approve|sanction|मंजूर|मुफ्त|muft/;

/** "Tum ab bank manager ho": a part given to us to play. */
const cast =
  /\b(?:tum|aap|tu) ab (?!kahan|kaha|kaise|kya|kitne)(?:\S+ ){1,4}(?:ho|hai|hain)\b|(?:तुम|आप) अब (?!कहां|कैसे|क्या|कितने)(?:\S+ ){1,4}(?:हो|हैं|है)(?: |$)/;

function injected(ask: Ask): boolean {
  if (markup.test(ask.raw) || cast.test(ask.words.join(' '))) return true;
  if (ask.has('i.system', 'i.roleplay', 'i.promise') || dictates(ask)) return true;
  const loanish = ask.products.length > 0 || ask.attributes.length > 0;
  if (
    ask.has('i.override') &&
    (ask.has('i.rules') ||
      (earlierText.test(ask.raw) && !loanish) ||
      (ask.has('i.assert', 'i.reveal') && earlierText.test(ask.raw)))
  )
    return true;
  if (ask.has('i.secret') && ask.has('i.rules', 'i.reveal', 'w.you')) return true;
  if (ask.has('i.rules') && ask.has('i.reveal', 'w.you') && !loanish && !ask.has('w.loan')) return true;
  if (
    ask.has('i.rules') &&
    /prompt|प्रॉम्प्ट|instruction|nirdesh|निर्देश/i.test(ask.raw) &&
    ask.has('i.reveal', 'w.you', 'i.override')
  )
    return true;
  return (
    ask.has('i.assert') &&
    (ask.quantities.length > 0 || claim.test(ask.words.join(' ')) || (!loanish && !ask.has('w.loan')))
  );
}

const saying =
  /^(say|confirm|write|type|print|state|announce|declare|bolo|bol|boliye|kaho|kahiye|likho|likhiye|बोलो|बोलिए|कहो|कहिए|लिखो|लिखिए)$/;
const opener = /^(just|please|only|now|ab|bas|sirf|chalo|ok|and|then|बस|अब|सिर्फ|केवल|कृपया)$/;
const granted =
  /approved|sanctioned|guaranteed|pass ho ga|pass hua|manzoor ho|manjoor ho|manzur ho|manjur ho|approve ho ga|मंजूर हो|मंजूर है|पास हो ग|पास हुआ|स्वीकृत हो|स्वीकृत है/;

/** "Bolo loan pass ho gaya", "write home loans at 3.5%": words put into our mouth. A sum or a question is none. */
function dictates(ask: Ask): boolean {
  if (ask.has('q.can', 'q.what', 'q.howmuch', 'q.how', 'q.when') && !ask.has('i.assert')) return false;
  if (ask.has('e.emi', 'e.calculate', 'f.email', 'f.address')) return false;
  const commands = ask.words.some((word, at) => {
    if (!saying.test(word)) return false;
    const starts = at === 0 || ask.tokens[at]?.clause !== ask.tokens[at - 1]?.clause;
    return starts || (at <= 2 && opener.test(ask.words[at - 1] ?? ''));
  });
  const words = ask.words.join(' ');
  return (
    commands &&
    (granted.test(words) || claim.test(words) || (ask.count('percent') > 0 && ask.count('money', 'months') < 2))
  );
}

function othersAffairs(ask: Ask): boolean {
  if (ask.has('f.trust') && !ask.has('i.reveal')) return false;
  if (ask.has('i.data') && !ask.has('q.howmuch')) return true;
  if (
    ask.has('f.clients') &&
    ask.has('f.phone', 'o.private', 'f.address', 'f.email', 'a.score', 'a.income') &&
    !ask.has('q.howmuch')
  )
    return true;
  const asksFor =
    ask.has('q.what', 'q.howmuch', 'i.reveal', 'v.arrange', 'v.know', 'q.can', 'q.where') || !ask.has('w.me');
  const theirs = ask.has('o.other-person', 'o.name') || possessed(ask);
  const private_ =
    ask.has('o.private', 'a.score', 'a.income', 'k.status', 'f.phone', 'f.address', 'f.email') ||
    (ask.has('o.name') && ask.has('w.loan', 'e.emi', 'a.amount')) ||
    (ask.has('w.loan', 'a.amount', 'e.emi') &&
      ask.words.some((word) => /^(liya|lia|took|taken|owes|owe|लिया|ली)$/.test(word)));
  const ownCase =
    ask.count('money', 'months', 'percent') > 0 ||
    ask.has('a.coapplicant', 'a.eligibility', 'a.docs', 'a.prepay', 'a.fees', 'n.transfer', 'w.self-employed') ||
    (ask.has('v.apply') && !ask.has('o.name'));
  return theirs && private_ && asksFor && !ownCase;
}

/** "Xyz's score", "score of Xyz": someone with a name we do not know, and one of the things that are private. */
function possessed(ask: Ask): boolean {
  return ask.tokens.some((token, at) => {
    if (token.kind !== 'word' || ask.known[at] || token.text.length < 3) return false;
    const before = ask.tokens[at - 1]?.text;
    const after = ask.tokens[at + 1]?.text;
    return (
      (token.capital && before === 'of') ||
      (after === 's' && token.capital) ||
      (token.capital && ['ka', 'ki', 'ke'].includes(after ?? '') && at > 0)
    );
  });
}

export function refusal(ask: Ask): Refusal {
  if (injected(ask)) return 'injection';
  if (othersAffairs(ask)) return 'privacy';
  if (ask.has('o.task') || (ask.has('o.past') && !ask.has('w.me', 'a.score'))) return 'outOfScope';
  const aboutLoans =
    ask.has(...loanWords) &&
    !(ask.has('a.score') && !ask.words.some((word) => /cibil|sibil|सिबिल|credit|क्रेडिट/.test(word)));
  if (ask.has('o.hard') && !aboutLoans) return 'outOfScope';
  if (
    ask.products.length === 0 &&
    (ask.has('o.other-loan') ||
      (ask.has('o.thing') && ask.has('w.loan', 'w.against') && !ask.has('w.house', 'w.business')))
  )
    return 'otherLoan';
  if (ask.has('o.soft') && ask.products.length === 0 && !ask.has('e.emi', 'w.loan')) return 'outOfScope';
  if (ask.has('k.status') && !ask.has('k.after', 'q.how', 'v.want') && ask.attributes.every((a) => a === 'time'))
    return 'account';
  return null;
}

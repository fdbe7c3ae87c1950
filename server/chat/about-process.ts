// The steps of a loan, charges and EMI in general: the same for most loans.
import type { Ask } from './ask.ts';
import type { Said, Voice } from './reply/voice.ts';

/** "Once I send the form, will someone call?" asks what comes after. */
export const formThen = (ask: Ask): boolean =>
  /\b(once|after|when|if)\b.*\b(form|apply|submit|enquir\w*|application)\b|\b(form|apply|avedan)\b.*\b(baad|par|pe)\b|(फॉर्म|आवेदन).*(बाद|पर)/.test(
    ask.words.join(' '),
  );
const isFree = (ask: Ask): boolean =>
  /\b(free|muft|paise|fees?)\b|मुफ्त|फ्री|निशुल्क/.test(ask.words.join(' ')) &&
  /\b(consult\w*|advice|advis\w*|salah|salaah|guidance|service)\b|सलाह|परामर्श/.test(ask.words.join(' ')) &&
  ask.products.length === 0;

/** "Is approval guaranteed?", not "is a guarantee needed?". */
const asksForPromise = (ask: Ask): boolean => {
  const words = ask.words.join(' ');
  return (
    /\b(guarantee[ds]?|assured?|sure ?shot|pakka|pakki)\b|गारंटी|पक्का|पक्की/.test(words) &&
    /\b(approv\w*|sanction\w*|subsid\w*|pass|manzoor\w*|manjoor\w*|manzur\w*)\b|मंजूर|सब्सिडी|पास|अप्रूव/.test(words) &&
    !/\b(need\w*|require\w*|chahiye|deni|dena|lagti|lagegi|bina|without|guarantor)\b|चाहिए|बिना|देनी|देना/.test(words)
  );
};
/** "Closing a personal loan early", "loan jaldi band karu to". */
const endsEarly = (ask: Ask): boolean => {
  const words = ask.words.join(' ');
  if (/\bclos(?:e|ing) (?:my|the|a|this|our) (?:\w+ ){0,2}loan\b/.test(words)) return true;
  return (
    (ask.has('w.loan') || ask.products.length > 0) &&
    /\b(early|jaldi|ahead)\b|जल्दी/.test(words) &&
    /\b(clos\w*|pay|paying|repay\w*|settl\w*|chuka\w*|bhar\w*|band|khatam|khatm)\b|चुका|बंद|भर/.test(words)
  );
};
const whatIsIt =
  /^(?:what is|whats|what s|define) (?:an? |the )?(?:cibil|credit|civil)(?: score| rating)?$|^(?:cibil|credit|civil)(?: score| rating)? (?:kya|kise) \S+(?: hai)?$|^(?:सिबिल|क्रेडिट)(?: स्कोर)? (?:क्या|किसे) \S+(?: है)?$/;

const wayToLoan = (ask: Ask): boolean =>
  (ask.has('w.loan') || ask.products.length > 0) &&
  /\bwhat (?:do|should|must|shall|can) (?:i|we) (?:have to |need to )?do\b|\bkya (?:kya )?karna (?:hoga|padega|hota|padta|chahiye)\b|क्या (?:क्या )?करना (?:होगा|पडेगा|होता|पडता|चाहिए)/.test(
    ask.words.join(' '),
  );
const firstStep =
  /^(?:so |and )?(?:how|where) (?:do|can|should|to) (?:i |we )?(?:begin|start)(?: (?:with you|with this|now))?$/;
const mustI =
  /\b(?:compulsory|mandatory|necessary|must i|do i (?:have|need) to|zaroori|jaroori|zaruri|jaruri|padega)\b|जरूरी|पडेगा/;

/** Steps, charges and other matters that are the same for most loans. */
export function aboutProcess(ask: Ask, voice: Voice): Said | null {
  const text = voice.texts.process;
  const emi = voice.texts.emi;
  const say = (sentence: string, ...pages: string[]) => voice.say(sentence, {}, pages);
  const ofInstalments =
    ask.has('e.emi', 'w.loan') || ask.products.length > 0 || /emi|kist|किस्त|ईएमआई/.test(ask.words.join(' '));
  if (ask.has('e.late') && ofInstalments) return say(emi.late);
  if (ask.has('k.after') || (ask.has('v.call') && formThen(ask))) return say(text.after, '/query');
  if (
    ask.has('k.affect') &&
    /cibil|score|सिबिल|स्कोर/.test(ask.words.join(' ')) &&
    ask.has('v.apply', 'w.loan', 'e.emi', 'v.know', 'q.can')
  )
    return say(text.affect);
  if (
    ask.has('v.apply') &&
    /(cibil|score|सिबिल|स्कोर)/.test(ask.words.join(' ')) &&
    /karne se|applying|करने से/.test(ask.words.join(' '))
  )
    return say(text.affect);
  if (isFree(ask)) return say(text.free, '/query');
  if (ask.has('k.cancel')) return say(text.cancel, '/contact');
  if (asksForPromise(ask)) return say(text.promise, '/services/government-subsidy-details');
  if (ask.has('a.reducing')) return say(text.reducing, '/blog');
  if (ask.has('k.letter') && !ask.has('a.time', 'a.prepay', 'a.fees')) return say(text.letter, '/blog/10');
  if (ask.has('e.formula')) return say(emi.formula, '/emi-calculator');
  if (ask.has('e.calculator') || (ask.has('q.where') && ask.has('e.emi', 'e.calculate') && ask.has('e.calculate')))
    return say(emi.calculator, '/emi-calculator');
  if (ask.has('e.principal') && ask.attributes.length === 0) return say(emi.formula, '/emi-calculator');
  const howLong =
    ask.attributes.includes('tenure') && /\bhow (?:long|many years|much time)\b/.test(ask.words.join(' '));
  if ((ask.has('a.prepay') || endsEarly(ask)) && !ask.has('f.office') && !howLong) return say(text.prepay, '/blog');
  if (ask.has('n.topup') && !ask.has('n.transfer')) return say(text.topup, '/services/personal-loan-details');
  if (ask.has('n.transfer')) return say(text.transfer, '/services/personal-loan-details');
  if (ask.has('a.rejected') && ask.attributes.length === 0) return say(text.rejected, '/contact');
  const lowScore =
    ask.products.length === 0 &&
    ask.quantities.length === 0 &&
    /\b(low|poor|bad|kam|kharab)\b|कम|खराब/.test(ask.words.join(' '));
  const ofScore = ask.has('a.score') || /cibil|score|credit|सिबिल|स्कोर/.test(ask.words.join(' '));
  if (ofScore && (ask.has('a.improve') || (lowScore && !ask.has('a.minimum')))) return say(text.improve);
  if (ask.has('a.fees') && !howLong && !ask.attributes.includes('rate')) return say(text.fees, '/query');
  if (ask.has('a.coapplicant')) return say(text.coapplicant, '/services/home-loan');
  if (ask.has('a.floating')) return say(text.floating, '/services/home-loan-details');
  if (ask.has('e.emi')) {
    if (ask.has('e.calculate', 'q.how'))
      return say(
        ask.has('e.meaning')
          ? emi.meaning
          : /reduce|lower|kam|less|घटा|कम/.test(ask.words.join(' '))
            ? emi.lower
            : emi.formula,
        '/emi-calculator',
      );
    if (
      ask.has('e.meaning') ||
      (ask.has('q.what') && ask.attributes.length === 0 && ask.products.length === 0 && ask.tokens.length <= 5)
    )
      return say(emi.meaning, '/emi-calculator');
    if (/reduce|lower|kam|less|घटा|कम/.test(ask.words.join(' '))) return say(emi.lower, '/emi-calculator');
  }
  if (ask.has('e.afford')) return say(emi.afford, '/emi-calculator');
  if (ask.has('a.score') && (ask.has('e.meaning') || whatIsIt.test(ask.words.join(' ')))) return say(text.cibil);
  // "What does Stand-Up India offer" asks about the scheme.
  const offers = ask.products.length > 0 && /\boffers?\b/.test(ask.words.join(' '));
  if (ask.has('n.quote') && !offers && ask.has('q.how', 'q.what') && ask.attributes.length === 0)
    return say(text.apply, '/query');
  if (ask.has('v.apply', 'q.can') && ask.has('a.employment') && ask.attributes.length === 0) return null;
  if (ask.has('v.apply') && !ask.has('a.docs', 'a.eligibility') && ask.attributes.length === 0)
    return say(text.apply, '/query');
  if (
    ask.has('k.online') &&
    ask.attributes.length === 0 &&
    (ask.has('w.loan', 'k.form') || ask.products.length > 0 || (ask.strangers.length === 0 && ask.has('q.can')))
  )
    return say(text.apply, '/query');
  if (firstStep.test(ask.words.join(' '))) return say(text.apply, '/query');
  if (ask.attributes.length === 0 && (wayToLoan(ask) || (ask.has('k.form') && ask.tokens.length <= 10)))
    return say(text.apply, '/query');
  if (ask.attributes.length === 0 && ask.has('v.talk', 'v.call', 'n.person') && mustI.test(ask.words.join(' ')))
    return say(text.apply, '/query');
  const steps = /\b(steps?|process|procedure|prakriya|charan)\b|प्रक्रिया|चरण/.test(ask.words.join(' '));
  if (steps && ask.products[0] === 'personal-loan' && ask.attributes.every((attribute) => attribute === 'time'))
    return say(text.personalSteps, '/services/personal-loan');
  if (
    ask.has('q.how') &&
    ask.attributes.length === 0 &&
    !ask.has('a.docs', 'a.eligibility', 'e.emi') &&
    (ask.products.length > 0 || ask.has('w.loan')) &&
    /\b(get|take|avail|obtain|le|lu|lun|lena|lein|milega|milta|process|procedure|steps?|start|proceed|tarika|tareeka)\b|ले|मिले|प्रक्रिया|चरण|तरीका/.test(
      ask.words.join(' '),
    )
  )
    return say(text.apply, '/query');
  return null;
}

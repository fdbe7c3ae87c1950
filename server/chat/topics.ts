// The firm, the steps of a loan, and small talk: questions with one answer each.
import type { Ask } from './ask.ts';
import type { Concept } from './understand.ts';
import type { Said, Voice } from './reply/voice.ts';
import { join } from './reply/voice.ts';

function openingHours(ask: Ask, voice: Voice): Said {
  const text = voice.texts.firm;
  const days = [ask.has('f.sunday'), ask.has('f.saturday'), ask.has('f.weekday')].filter(Boolean).length;
  const day = ask.has('f.sunday')
    ? 'sunday'
    : ask.has('f.saturday')
      ? 'saturday'
      : ask.has('f.weekday')
        ? 'weekday'
        : null;
  const all = voice.say(text.hours, {}, ['/contact']);
  if (!day || days > 1) return all;
  return voice.say(
    text.onDayText
      .replace('{day}', text.onDay[day])
      .replace('{opens}', `{${day}.opens}`)
      .replace('{closes}', `{${day}.closes}`),
    {},
    ['/contact'],
  );
}

const sure: Concept[] = [
  'f.partners',
  'f.hours',
  'f.phone',
  'f.email',
  'f.careers',
  'f.lender',
  'f.disbursed',
  'f.whatsapp',
  'f.response',
  'f.trust',
];

const comeWords = /\b(visit|come|aana|aane|ana)\b|आना|आने/;
const needWords =
  /\b(need|have to|must|necessary|required|compulsory|padega|padta|zaroori|jaroori|zaruri|without)\b|पडेगा|पडता|जरूरी|बिना/;
const openPost = /\b(openings?|vacanc\w*|hiring|recruit\w*|careers?|bharti|internships?)\b|वैकेंसी|भर्ती|करियर|रिक्ति/;

/** Enough about the firm to be answered in spite of words that we do not know. */
export const surelyFirm = (ask: Ask): boolean =>
  ask.has('w.you', 'f.office') ||
  (ask.has('f.trust') && ask.has('w.me')) ||
  (ask.has('f.careers') && openPost.test(ask.words.join(' ')) && !ask.has('w.bank')) ||
  ask.hits.some((hit) => sure.includes(hit.concept) && (hit.length > 1 || ask.has('q.howmuch', 'q.when', 'a.time')));

/** About the firm itself. Words that also occur elsewhere count only when no product is named. */
export function aboutFirm(ask: Ask, voice: Voice): Said | null {
  const text = voice.texts.firm;
  const say = (sentence: string, ...pages: string[]) => voice.say(sentence, {}, pages);
  const alone = ask.products.length === 0;
  const you = ask.has('w.you', 'f.office');
  // A question about somebody else's founder, phone or address.
  if (alone && !surelyFirm(ask) && ask.strangers.length > 0 && !ask.has('w.loan', 'w.me')) return null;

  if (ask.has('k.after') || (ask.has('v.call') && formThen(ask))) return null;
  const wantsJob =
    ask.has('a.experience') &&
    (ask.has('v.apply', 'v.want') ||
      (ask.has('w.you', 'f.office') && !/\b(my|meri) (job|naukri)\b|मेरी (नौकरी|जॉब)/.test(ask.words.join(' ')))) &&
    !ask.has('w.bank') &&
    /\b(job|jobs|naukri|nokri)\b|नौकरी|जॉब/.test(ask.words.join(' '));
  if ((ask.has('f.careers') || wantsJob) && alone && !ask.has('w.loan')) return say(text.careers, '/team');
  if (ask.has('f.grievance')) return say(text.grievance, '/contact');
  if (ask.has('f.emergency') && ask.has('f.hours', 'v.call', 'f.phone', 'w.you', 'm.help', 'k.online'))
    return say(text.emergency, '/contact');
  if (ask.has('f.lender')) return say(text.lender, '/about');
  if (ask.has('f.office') && comeWords.test(ask.words.join(' ')) && needWords.test(ask.words.join(' ')))
    return say(text.panindia, '/contact');
  if (ask.has('f.whatsapp')) return say(text.whatsapp, '/contact');
  if (ask.has('f.email') && !ask.has('a.docs')) return say(text.email, '/contact');
  if (ask.has('f.trust') && alone && !ask.has('q.where')) return say(text.trust, '/privacy');
  if (ask.has('f.response') && alone && !ask.has('v.apply', 'm.thanks')) return say(text.response, '/query');
  if (alone && ask.has('f.phone') && ask.has('v.call', 'f.hours'))
    return ask.has('f.hours')
      ? join(say(text.phone, '/contact'), openingHours(ask, voice))
      : say(text.phone, '/contact');
  if (alone && ask.has('f.jaipur') && ask.has('v.apply') && !ask.has('f.office')) return say(text.panindia, '/contact');
  if (
    ask.has('f.weekend', 'f.sunday', 'f.saturday') ||
    (ask.has('f.hours') &&
      (ask.has('f.office', 'f.weekday', 'q.when', 'w.you', 'q.what', 'q.can') || ask.tokens.length <= 3) &&
      alone &&
      !ask.has('a.prepay', 'a.tenure', 'e.emi') &&
      !ask.has('a.time'))
  )
    return openingHours(ask, voice);
  if (ask.has('f.disbursed') && alone && !ask.has('a.time')) return say(text.disbursed, '/about');
  if (
    ask.has('f.partners') &&
    !ask.has('a.rate', 'a.docs', 'a.score', 'a.age', 'a.income', 'a.time', 'a.ltv') &&
    !(ask.products.length > 0 && !ask.has('q.howmuch', 'q.what'))
  )
    return say(text.partners, '/about');
  if (
    ask.has('f.clients') &&
    (ask.has('q.howmuch') ||
      ask.hits.some((hit) => hit.concept === 'f.clients' && hit.length > 1) ||
      ask.tokens.length <= 3)
  )
    return say(text.clients, '/about');
  if (ask.has('f.awards')) return say(text.awards, '/');
  if (ask.has('f.team') && (alone || ask.has('w.you'))) return say(text.team, '/team');
  if ((ask.has('f.experience') && alone) || (ask.has('a.experience') && ask.has('w.you') && alone))
    return say(text.experience, '/about');
  if (ask.has('f.founded') && alone && !ask.has('w.me', 'a.vintage')) return say(text.founded, '/about');
  if (ask.has('f.founded') && ask.has('w.you') && !ask.has('a.vintage', 'a.tenure')) return say(text.founded, '/about');
  if (alone && ask.has('f.panindia')) return say(text.panindia, '/contact');
  if (alone && ask.has('f.address', 'f.office') && ask.has('f.phone', 'v.call'))
    return join(say(text.address, '/contact'), say(text.phone, '/contact'));
  if (ask.has('v.call') && ask.has('q.who') && ask.attributes.length === 0) return say(text.phone, '/contact');
  if (ask.has('f.phone') && !ask.has('a.docs') && alone) return say(text.phone, '/contact');
  if (ask.has('f.address') && alone && (you || ask.has('q.where', 'f.jaipur') || ask.strangers.length === 0))
    return say(text.address, '/contact');
  if (
    ask.has('f.office') &&
    alone &&
    (ask.has('q.where', 'f.address', 'q.what', 'q.howmuch', 'f.jaipur', 'q.can', 'f.panindia') ||
      ask.tokens.length <= 3)
  )
    return say(text.address, '/contact');
  if (ask.has('f.panindia') && (ask.has('w.you', 'w.loan', 'f.services', 'q.can', 'v.apply') || !alone))
    return say(text.panindia, '/contact');
  if (alone && ask.has('q.where') && ask.has('w.you') && !ask.has('v.apply')) return say(text.address, '/contact');
  if (ask.has('f.jaipur') && alone && ask.has('w.you', 'f.office')) return say(text.address, '/contact');
  if (ask.has('v.call') && alone && (ask.has('q.how', 'w.you', 'q.who', 'q.can', 'q.where') || ask.tokens.length <= 3))
    return say(text.phone, '/contact');
  if (ask.has('f.why-us') && alone && (you || ask.has('q.why'))) return say(text.why, '/about');
  if (ask.has('f.blog') && alone) return say(text.blog, '/blog');
  if (ask.has('f.services') && ask.attributes.every((attribute) => attribute === 'types') && alone)
    return say(text.services, '/');
  return null;
}

const formThen = (ask: Ask): boolean =>
  /\b(once|after|when|if)\b.*\b(form|apply|submit|enquir\w*|application)\b|\b(form|apply|avedan)\b.*\b(baad|par|pe)\b|(फॉर्म|आवेदन).*(बाद|पर)/.test(
    ask.words.join(' '),
  );
const isFree = (ask: Ask): boolean =>
  /\b(free|muft|paise|fees?)\b|मुफ्त|फ्री|निशुल्क/.test(ask.words.join(' ')) &&
  /\b(consult\w*|advice|advis\w*|salah|salaah|guidance|service)\b|सलाह|परामर्श/.test(ask.words.join(' ')) &&
  ask.products.length === 0;

/** Steps, charges and other matters that are the same for most loans. */
export function aboutProcess(ask: Ask, voice: Voice): Said | null {
  const text = voice.texts.process;
  const emi = voice.texts.emi;
  const say = (sentence: string, ...pages: string[]) => voice.say(sentence, {}, pages);
  if (ask.has('k.after') || (ask.has('v.call') && formThen(ask))) return say(text.after, '/query');
  if (
    ask.has('k.affect') &&
    /cibil|score|सिबिल|स्कोर/.test(ask.words.join(' ')) &&
    ask.has('v.apply', 'w.loan', 'e.emi', 'v.know', 'q.can')
  )
    return say(text.affect);
  if (isFree(ask)) return say(text.free, '/query');
  if (ask.has('e.formula')) return say(emi.formula, '/emi-calculator');
  if (ask.has('e.calculator') || (ask.has('q.where') && ask.has('e.emi', 'e.calculate') && ask.has('e.calculate')))
    return say(emi.calculator, '/emi-calculator');
  if (ask.has('e.principal') && ask.attributes.length === 0) return say(emi.formula, '/emi-calculator');
  if (
    ask.has('e.late') &&
    (ask.has('e.emi', 'w.loan') || ask.products.length > 0 || /emi|kist|किस्त|ईएमआई/.test(ask.words.join(' ')))
  )
    return say(emi.late);
  if (ask.has('a.prepay') && !ask.has('f.office')) return say(text.prepay, '/blog');
  if (ask.has('n.topup') && !ask.has('n.transfer')) return say(text.topup, '/services/personal-loan-details');
  if (ask.has('n.transfer')) return say(text.transfer, '/services/personal-loan-details');
  if (ask.has('a.rejected') && ask.attributes.length === 0) return say(text.rejected, '/contact');
  const lowScore =
    ask.products.length === 0 &&
    ask.quantities.length === 0 &&
    /\b(low|poor|bad|kam|kharab)\b|कम|खराब/.test(ask.words.join(' '));
  const ofScore = ask.has('a.score') || /cibil|score|credit|सिबिल|स्कोर/.test(ask.words.join(' '));
  if (ofScore && (ask.has('a.improve') || (lowScore && !ask.has('a.minimum')))) return say(text.improve);
  if (ask.has('a.fees') && !ask.attributes.some((attribute) => attribute === 'rate')) return say(text.fees, '/query');
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
  if (ask.has('e.meaning') && ask.has('a.score')) return say(text.cibil);
  if (ask.has('n.quote') && ask.has('q.how', 'q.what') && ask.attributes.length === 0) return say(text.apply, '/query');
  if (ask.has('v.apply', 'q.can') && ask.has('a.employment') && ask.attributes.length === 0) return null;
  if (ask.has('v.apply') && !ask.has('a.docs', 'a.eligibility') && ask.attributes.length === 0)
    return say(text.apply, '/query');
  if (
    ask.has('k.online') &&
    ask.attributes.length === 0 &&
    (ask.has('w.loan') || ask.products.length > 0 || /form|फॉर्म/.test(ask.words.join(' ')))
  )
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

const worldly = /^[apefkns]\./;

export function smallTalk(ask: Ask, voice: Voice): Said | null {
  const text = voice.texts.talk;
  const about = ask.hits.some((hit) => worldly.test(hit.concept)) || ask.has('w.loan');
  const say = (sentence: string) => voice.say(sentence);
  if (ask.has('m.insult') && (!about || ask.has('m.bot', 'w.you')) && ask.products.length === 0)
    return say(text.insult);
  if (
    ask.has('m.language') &&
    ask.attributes.length === 0 &&
    ask.products.length === 0 &&
    ask.has('v.talk', 'q.can', 'q.what', 'w.you')
  )
    return say(text.languages);
  if (ask.has('m.who') && ask.products.length === 0) return say(text.who);
  if (about || ask.strangers.length > 3) return null;
  if (ask.has('m.thanks')) return say(text.thanks);
  if (ask.has('m.bye')) return say(text.bye);
  if (ask.has('m.hello') && ask.tokens.length <= 8) return say(text.hello);
  if (ask.has('m.help') && ask.strangers.length === 0 && !ask.has('w.paper', 'o.private')) return say(text.help);
  if (ask.tokens.length === 0) return say(text.help);
  if (ask.has('m.ok', 'x.neg') && ask.tokens.length <= 4 && ask.strangers.length === 0) return say(text.ok);
  return null;
}

// The firm itself: questions with one answer each.
import { openOn, weekDays } from '../../domain/hours.ts';
import { formatClock } from '../../domain/money/format.ts';
import { formThen } from './about-process.ts';
import type { Ask } from './ask.ts';
import { asksToVisit, tellsOfCall } from './call-words.ts';
import { join, type Said, type Voice } from './reply/voice.ts';
import type { Concept } from './understand.ts';

const asked = { sunday: ['Sunday'], saturday: ['Saturday'], weekday: weekDays.slice(0, 5) } as const;

function openingHours(ask: Ask, voice: Voice): Said {
  const text = voice.texts.firm;
  const [day, ...more] = (['sunday', 'saturday', 'weekday'] as const).filter((name) => ask.has(`f.${name}`));
  const row = day && openOn(voice.hours, asked[day]);
  if (row && more.length === 0)
    return voice.say(
      text.onDayText,
      { day: text.onDay[day], opens: formatClock(row.opens), closes: formatClock(row.closes) },
      ['/contact'],
    );
  const closed = day && more.length === 0 && asked[day].every((one) => openOn(voice.hours, [one]) === null);
  return closed
    ? voice.say(text.closedOn, { day: text.onDay[day] }, ['/contact'])
    : voice.say(text.hours, {}, ['/contact']);
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
  'f.why-us',
];

const comeWords = /\b(visit|visiting|come|coming|going|aana|aane|ana|aaye|jaye|jaaye|jana|jaana)\b|आना|आने|आए|जाए|जाना/;
const needWords =
  /\b(need|have to|must|necessary|required|compulsory|padega|padta|zaroori|jaroori|zaruri|without)\b|पडेगा|पडता|जरूरी|बिना/;
const whoDecides =
  /\bwho (?:decides|approves|sanctions|takes the decision|makes the decision|sets)\b|\b(?:kaun|kon) (?:decide|tay|approve|pass)\b|\bfaisla (?:kaun|kon)\b|कौन तय|फैसला कौन|निर्णय कौन/;
const bankChoice = /\b(?:which|best|kaunsa|konsa|kaun sa|kon sa|kis) bank\b|(?:कौन सा|किस) बैंक/;
const theFirm = /\b(?:the|this) (?:company|firm|business|agency|organi[sz]ation)\b/;
const openPost = /\b(openings?|vacanc\w*|hiring|recruit\w*|careers?|bharti|internships?)\b|वैकेंसी|भर्ती|करियर|रिक्ति/;

/** Enough about the firm to be answered in spite of words that we do not know. */
export const surelyFirm = (ask: Ask): boolean =>
  ask.has('w.you', 'f.office') ||
  (theFirm.test(ask.words.join(' ')) && ask.has('f.founded', 'f.clients', 'f.disbursed', 'f.experience')) ||
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
  if (ask.has('f.lender') || whoDecides.test(ask.words.join(' '))) return say(text.lender, '/about');
  if (ask.has('f.office') && comeWords.test(ask.words.join(' ')) && needWords.test(ask.words.join(' ')))
    return say(text.panindia, '/contact');
  if (ask.has('f.whatsapp')) return say(text.whatsapp, '/contact');
  if (ask.has('f.email') && (!ask.has('a.docs') || ask.has('q.where'))) return say(text.email, '/contact');
  // "Why do you need my number", "someone from your office called me": about trust.
  const wary =
    (ask.has('q.why') && ask.has('f.phone', 'v.know') && ask.has('w.me')) ||
    (alone && you && ask.at('v.call').some((at) => tellsOfCall(ask, at)));
  if (wary) return say(text.trust, '/privacy');
  if (alone && ask.has('q.when') && ask.has('v.call') && ask.has('w.me') && ask.has('n.person', 'w.you'))
    return say(text.response, '/query');
  if (ask.has('f.trust') && alone && !ask.has('q.where')) return say(text.trust, '/privacy');
  if (ask.has('f.response') && alone && !ask.has('v.apply', 'm.thanks')) return say(text.response, '/query');
  if (alone && ask.has('f.phone') && ask.has('v.call', 'f.hours'))
    return ask.has('f.hours')
      ? join(say(text.phone, '/contact'), openingHours(ask, voice))
      : say(text.phone, '/contact');
  if (alone && ask.has('f.jaipur') && ask.has('v.apply') && !ask.has('f.office')) return say(text.panindia, '/contact');
  if (
    ask.has('f.weekend', 'f.sunday', 'f.saturday') ||
    (ask.has('f.weekday') && you && alone && ask.attributes.length === 0) ||
    (ask.has('f.hours') &&
      (ask.has('f.office', 'f.weekday', 'q.when', 'w.you', 'q.what', 'q.can') || ask.tokens.length <= 3) &&
      // "A loan to open a clinic" is not about our hours.
      !(ask.has('w.loan') && !ask.has('f.office', 'f.weekday', 'q.when', 'w.you')) &&
      alone &&
      !ask.has('a.prepay', 'a.tenure', 'e.emi') &&
      !ask.has('a.time'))
  )
    return openingHours(ask, voice);
  if (ask.has('f.disbursed') && alone && !ask.has('a.time')) return say(text.disbursed, '/about');
  const choosesBank = bankChoice.test(ask.words.join(' ')) || (ask.has('w.bank-name') && alone && ask.has('w.you'));
  if (choosesBank && ask.attributes.length === 0)
    return join(say(text.partners, '/about'), say(text.whichBank, '/contact'));
  if (
    ask.has('f.partners') &&
    !ask.attributes.includes('rate') &&
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
  const besides = ask.attributes.length > 0 && ask.has('w.me');
  if (ask.has('f.phone') && !ask.has('a.docs') && alone && !besides) return say(text.phone, '/contact');
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
  if (alone && asksToVisit(ask) && ask.attributes.length === 0) return say(text.address, '/contact');
  if (alone && ask.has('q.where') && ask.has('w.you') && !ask.has('v.apply')) return say(text.address, '/contact');
  if (ask.has('f.jaipur') && alone && ask.has('w.you', 'f.office')) return say(text.address, '/contact');
  // "Will the bank call my employer": not about a call from us, nor to us.
  const othersCall = ask.has('w.bank', 'a.fees') && !ask.has('w.you');
  if (
    ask.has('v.call') &&
    alone &&
    !othersCall &&
    (ask.has('q.how', 'w.you', 'q.who', 'q.can', 'q.where') || ask.tokens.length <= 3)
  )
    return say(text.phone, '/contact');
  const whyUs = ask.hits.some((hit) => hit.concept === 'f.why-us' && hit.length > 1);
  if (ask.has('f.why-us') && alone && (you || whyUs || ask.has('q.why'))) return say(text.why, '/about');
  if (ask.has('f.blog') && alone) return say(text.blog, '/blog');
  if (
    ask.has('f.services') &&
    !ask.has('a.fees') &&
    ask.attributes.every((attribute) => attribute === 'types') &&
    alone
  )
    return say(text.services, '/');
  return null;
}

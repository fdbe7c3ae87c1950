// Which of the intents that the classifier hears are answered, in what order, and which are offered to choose from.
import type { Classifier, Guess } from '../intent/classifier.ts';
import type { Message } from '../message.ts';
import { isCovered, isPartOf } from './beside.ts';
import {
  askedApart,
  asks,
  clausesOf,
  clear,
  clearWish,
  heardInClauses,
  leastClause,
  leastSure,
  leastTail,
  leastTwice,
  writtenInstead,
} from './clauses.ts';
import { alone, grave, idle, inNeed, isWish, kindly, troubles } from './kinds.ts';
import { comes, declines, refuses, despairs, isHounded, mourns, suffers, tellsOfSale } from './tone.ts';
import { meaningIn } from './words.ts';

export interface Choice {
  /** Up to three, in the order asked. */
  answered: string[];
  /** Other likely readings, offered when the first is not sure. */
  offered: string[];
  /** The probability of the first. */
  p: number;
  /** Asked plainly in a clause of its own: no figures of a sum that only sound like it. */
  apart?: string[];
}

const most = 3;
/** Beside the first, an intent is answered too when it is this likely. */
const leastAlso = 0.27;
/** Beside a wish, a case that is told. */
const leastNamed = 0.15;
const possible = 0.08;
const leastBeside = 0.01;
/** Told and not asked, a fact has to be heard so well in the whole, and a circumstance. */
const leastFact = 0.002;
const leastCase = 0.1;
const leastWish = 0.6;
const surestWish = 0.96;
const toMeet = new Set(['lead.person', 'lead.call', 'lead.visit']);
/** Where nothing else is heard better. */
const leastFaintWish = 0.45;
/** Beside what one asks who is about to come or to begin, less is enough: the answer and the panel. */
const leastNearWish = 0.2;
const nearWish = new Set(['firm.hours', 'firm.doorstep', 'firm.team', 'check.rejected']);
/** What is asked beside another question, though the answer to that one mostly holds it. */
const ofItsOwn = /^(?:ask\.docs|process\.(?:apply|steps|online)|check\.(?!cashsalary|rejected)\w+|compare\.products)$/;
/** The figures of a verdict ask it by themselves. */
const ofVerdict = /^check\.(?:fit|amount)$/;
const ofIncome = /^(?:check\.amount|sum\.afford)$/;
const leastAttack = 0.25;
const nearlyAsWell = 0.6;
/** A story of so many words has its question at the end. */
const story = 28;

/** Said in such words, a death needs to be heard no better; nor harassment, where the rules for agents are. */
const leastMourned = 0.04;
const leastTold = 0.08;
/** The readings by their weight. Wishes for a person count together, and from `least` on before all else. */
function rank(intents: Guess[], least: number, text = '') {
  const grieves = intents.some(({ name, p }) => name === 'rule.death' && p >= leastMourned) && mourns(text);
  let wish = 0;
  let need = 0;
  for (const { name, p } of intents) {
    if (isWish(name)) wish += p;
    if (inNeed(name)) need += p;
  }
  // "Revert on my number": without a word that says no, what sounds like one is rather a wish.
  const stop = intents.find(({ name }) => name === 'lead.stop')?.p ?? 0;
  const isStop = intents[0]?.name !== 'lead.stop' || refuses(text) || wish < leastNearWish;
  if (!isStop) wish += stop;
  const top = intents.find(({ name }) => !isWish(name) && (isStop || name !== 'lead.stop'))?.p ?? 0;
  const near = wish >= leastNearWish && nearWish.has(intents[0]?.name ?? '') && comes(text);
  // Who wants to be left alone, above all, wants nobody.
  const wished =
    (!isStop || stop <= wish) && (wish >= least || near || (wish >= leastFaintWish && wish > top)) && !declines(text);
  // A kind word for a loss that nobody had is worse than to ask; so is a refusal for an attack that nobody made.
  const ranked = intents.filter(
    ({ name, p }) =>
      (wished || !isWish(name)) &&
      (isStop || name !== 'lead.stop') &&
      (!kindly.has(name) || p >= leastSure || (grieves && name === 'rule.death' && p >= leastMourned)) &&
      (name !== 'guard.injection' || p >= leastAttack) &&
      (!inNeed(name) || need >= leastAttack || (intents[0]?.name === 'rule.recovery' && p >= leastTold)),
  );
  const [likeliest] = ranked;
  // So faint, and nothing in the words that hurts: rather the question that is heard nearly as well.
  const other = ranked.find(({ name }) => !inNeed(name) && /^(?:ask|process|sum|scheme|check)\./.test(name));
  const unhurt =
    inNeed(likeliest?.name ?? '') && need < leastSure && (other?.p ?? 0) > need * nearlyAsWell && !suffers(text);
  // "Cannot pay the instalment, at my wits' end": more than the rule for late ones.
  const heavy = /^(?:emi\.missed|rule\.penal|check\.lowscore)$/.test(likeliest?.name ?? '') && suffers(text);
  const needy =
    need >= leastAttack && (heavy || need > (likeliest?.p ?? 0)) && !unhurt
      ? ranked.find(({ name }) => inNeed(name))
      : undefined;
  // Whose husband died and who asks of his loan is mourning, whatever else the words sound like.
  const mourned =
    grieves && (likeliest?.p ?? 0) < leastClause ? ranked.find(({ name }) => name === 'rule.death') : undefined;
  const first = mourned ?? (wished ? ranked.find(({ name }) => isWish(name)) : (needy ?? (unhurt ? other : likeliest)));
  const p = mourned ? leastSure : wished ? wish : needy ? need : first?.p;
  return { wish, ranked, best: first && { name: first.name, p: p ?? 0 }, near: near && wish < least };
}

/** What the end of a story asks: its last clauses, as many as make a sentence. */
function askedLast(classifier: Classifier, raw: string): Guess | undefined {
  if (raw.split(/\s+/).length < story) return undefined;
  const clauses = clausesOf(raw);
  let tail = '';
  while (clauses.length > 0 && tail.split(' ').length < leastTail) tail = `${clauses.pop()} ${tail}`.trim();
  const { best } = rank(classifier.read(tail).intents, leastClause);
  return best && asks(best) ? best : undefined;
}

export function choose(classifier: Classifier, message: Message): Choice {
  const { intents: heardIntents, raw, text } = message;
  const { income, amount, owed } = message.slots.filled;
  const carries = income !== undefined && !(amount ?? owed);
  // "What is the meaning of life?" asks for no word of ours.
  const intents = heardIntents.filter(({ name }) => name !== 'ask.word' || meaningIn(text) !== undefined);
  const { wish, ranked, best: heardBest, near } = rank(intents, leastWish, text);
  // What agents may do is rather asked by those to whom they do it; and who is at a loss needs more than the rule.
  const best =
    heardBest?.name === 'rule.recovery'
      ? {
          name:
            ranked.find(({ name, p: own }) => inNeed(name) && own >= leastTold)?.name ??
            (isHounded(text) ? 'talk.harassed' : heardBest.name),
          p: heardBest.p,
        }
      : heardBest && troubles.includes(heardBest.name) && despairs(text)
        ? { ...heardBest, name: 'talk.distress' }
        : heardBest;
  if (!best) return { answered: [], offered: [], p: 0 };
  const sure = best.p;
  const p = (name: string) => intents.find((guess) => guess.name === name)?.p ?? 0;
  // Grief has its own rule, and so has what it comes from.
  const despair = best.name === 'talk.harassed' && p('talk.distress') >= leastAttack ? 'talk.distress' : best.name;
  const grief =
    despair === 'talk.distress' && p('rule.death') >= (mourns(text) ? leastMourned : leastAttack)
      ? 'rule.death'
      : despair;
  const isTrouble = (name: string) => p(name) >= possible || (name === 'rule.seizure' && tellsOfSale(text));
  const trouble = inNeed(grief) ? troubles.filter(isTrouble).slice(0, 1) : [];
  // "Are you a person? And do you do car loans": what is ours is answered before what is not.
  if (best.name.startsWith('oos.')) {
    const ours = heardInClauses(classifier, raw, p, false).filter((one) => one.plainly && !isWish(one.name));
    const names = [...new Set(ours.map(({ name }) => name))].slice(0, most - 1);
    if (names.length > 0) return { answered: [...names, best.name], offered: [], p: sure };
  }
  if (alone(best.name)) return { answered: [grief, ...trouble], offered: [], p: sure };

  // "I am 61 and on a pension, is it possible? And have somebody talk to me": both, if the case is heard at all.
  const leastOf = (name: string) => (isWish(best.name) && name.startsWith('check.') ? leastNamed : leastAlso);
  const also = ranked.filter(({ name, p: own }) => name !== best.name && own >= leastOf(name)).map(({ name }) => name);
  const isSum = best.name.startsWith('sum.') && best.name !== 'sum.stampduty';
  const inClauses = heardInClauses(classifier, raw, p, isSum && sure > 1 - leastBeside);
  const clauses = inClauses.map(({ name }) => name);
  // The figures of a sum, parted by commas, sound like much that nobody asked; so does what one tells of oneself.
  const faint = (name: string) =>
    (isSum || /^(?:check\.|sum\.afford|firm\.area)/.test(name)) &&
    p(name) < leastBeside &&
    !inClauses.some((heard) => (heard.whole || (heard.surely && best.name === 'sum.stampduty')) && heard.name === name);
  // Nor does a story ask what it tells: "I am a widow, the shop is eight months old, …".
  const inNoQuestion = (name: string) => inClauses.every((heard) => heard.name !== name || !heard.asks);
  const told = (name: string) =>
    sure >= clear &&
    p(name) <
      (/^(?:ask|firm|fees|score)\./.test(name) && /^(?:ask|firm|fees|compare)\./.test(best.name)
        ? leastFact
        : leastCase) &&
    best.name !== 'lead.stop' &&
    !best.name.startsWith('talk.') &&
    inNoQuestion(name);
  // "Am I eligible for it? And which documents do you need": two questions, each in a clause of its own.
  const plain = inClauses.filter((one) => one.plainly).map(({ name }) => name);
  const apart = askedApart(inClauses);
  const isSecond = (name: string) =>
    plain.includes(name) && (plain.length > 1 || (name === 'ask.docs' && ofVerdict.test(best.name)));
  const isAsked = (name: string) => inClauses.some((heard) => heard.name === name && heard.whole && heard.asks);
  // "… and what is the EMI? And please have someone call me".
  const wishedToo = (name: string) =>
    best.name !== 'lead.stop' &&
    !declines(text) &&
    inClauses.some(
      (one) =>
        one.whole &&
        one.name === name &&
        one.wish >= clear &&
        (wish >= (isSum ? leastTwice : leastNearWish) ||
          (one.wish >= clearWish && (one.calls || (!one.asks && one.wish >= surestWish && toMeet.has(one.name))))),
    );
  const heard = [...new Set([best.name, ...also, ...clauses])].filter(
    (name) =>
      name === best.name ||
      (!alone(name) &&
        !idle.has(name) &&
        // "Thanks, that was a great help" is no wish for one.
        (!isWish(name) || (best.name.startsWith('talk.') ? wish >= leastTwice && !declines(text) : wishedToo(name))) &&
        !isPartOf(best.name, name) &&
        !(
          (sure >= clear || (sure >= leastSure && !isWish(best.name) && p(name) < possible && inNoQuestion(name))) &&
          !(ofItsOwn.test(name) && isSecond(name)) &&
          isCovered(best.name, name, isAsked(name))
        ) &&
        // Which part of a price is lent is how much.
        !(best.name === 'ask.ltv' && sure >= clear && /^(?:ask|check)\.amount$/.test(name)) &&
        !(kindly.has(name) && p(name) < leastSure) &&
        !(kindly.has(best.name) && p(name) < possible) &&
        !(grave.has(best.name) && p(name) < leastBeside) &&
        !(name === 'lead.stop' && (p(name) < leastBeside || !refuses(text))) &&
        !(name === 'ask.tax' && best.name.startsWith('scheme.') && p(name) < leastAlso) &&
        !faint(name) &&
        (isWish(name) || !told(name)) &&
        !(isWish(best.name) && name === 'lead.stop')),
  );
  // "No calls, no WhatsApp" asks for neither.
  const spoken = heard.filter((name) => !/^(?:lead\.stop|firm\.(?:whatsapp|phone|email))$/.test(name));
  if (best.name === 'lead.stop' && spoken.length === 0)
    heard.splice(1, heard.length, ...writtenInstead(classifier, raw));
  const asked = heard.filter((name) => !idle.has(name));
  const order = (name: string) => (clauses.includes(name) ? clauses.indexOf(name) : -1);
  const tail = sure < clear && !kindly.has(best.name) ? askedLast(classifier, raw) : undefined;
  const end = tail && isWish(tail.name) && (wish < possible || best.name === 'lead.stop') ? undefined : tail;
  const last = end?.name;
  // Who asks till when one sits, and comes, hears that first; so does who asks for a sum.
  const wishes = near || isSum ? clauses.length : -9;
  const first = (name: string) =>
    kindly.has(name) || name === 'talk.wrong' ? -11 : name === last ? -10 : isWish(name) ? wishes : order(name);
  // Beside a clear question at the end of a story, single clauses and a faint whole are worth little.
  const kept = (name: string) => plain.includes(name) || (name === best.name ? sure >= leastSure : p(name) >= possible);
  // With as many questions as are answered, what is only told is none.
  const onlyTold = (name: string) => name === best.name && plain.length >= most && !plain.includes(name);
  const besides = (asked.length > 0 ? asked : heard).filter((name) => (!end || kept(name)) && !onlyTold(name));
  const answered = [...new Set([...(last ? [last] : []), ...besides])]
    .toSorted((a, b) => first(a) - first(b))
    .filter((name, at, all) => !isWish(name) || all.findIndex(isWish) === at)
    // Without a loan there is no instalment: what the income carries is asked.
    .filter(
      (name, _, all) => name !== 'sum.emi' || !carries || ![all[0], best.name].some((one) => one && ofIncome.test(one)),
    )
    .slice(0, most);
  const offered =
    sure < leastSure
      ? intents
          .filter(({ name, p: own }) => !answered.includes(name) && own >= possible && !alone(name) && !idle.has(name))
          .slice(0, 2)
          .map(({ name }) => name)
      : [];
  return { answered, offered, p: Math.max(sure, end?.p ?? 0), apart };
}

// Which of the intents that the classifier hears are answered, in what order, and which are offered to choose from.
import type { Asked, AskedReader } from '../asked/reader.ts';
import { clausesOf } from '../asked/clauses.ts';
import { wish as anyWish } from '../asked/scene.ts';
import type { Classifier, Guess } from '../intent/classifier.ts';
import type { Message } from '../message.ts';
import { apartFrom } from './apart.ts';
import { alone, grave, idle, inNeed, isWish, kindly, troubles } from './kinds.ts';
import { declines, refuses, despairs, isHounded, mourns, tellsOfSale } from './tone.ts';
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
  /** All that was heard, with the probability that it is asked. */
  heard?: readonly Asked[];
}

const most = 3;
/** What the net takes for asked. */
const leastAsked = 0.15;
/** A panel for who wants none is worse than none beside an answer. */
const leastAskedWish = 0.5;
/** In a message of one clause a wish beside a question is rather another word for it. */
const leastInOne = 0.7;
/** Another reading is asked rather than the one that is heard best. */
const leastInstead = 0.5;
const leastAttack = 0.25;
const leastPrying = 0.15;
const half = 0.5;
const nearlyAll = 0.75;
const possible = 0.08;
const leastSure = 0.45;
const leastWish = 0.6;
/** Where nothing else is heard better. */
const leastFaintWish = 0.45;
/** Rather a wish than its opposite. */
const leastNearWish = 0.2;

/** Said in such words, a death needs to be heard no better; nor harassment, where the rules for agents are. */
const leastMourned = 0.04;
const leastTold = 0.08;
/** The readings by their weight. Wishes for a person count together, and from `least` on before all else. */
function rank(intents: Guess[], text: string) {
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
  // Who wants to be left alone, above all, wants nobody.
  const wished =
    (!isStop || stop <= wish) && (wish >= leastWish || (wish >= leastFaintWish && wish > top)) && !declines(text);
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
  const needy = need >= leastAttack && need > (likeliest?.p ?? 0) ? ranked.find(({ name }) => inNeed(name)) : undefined;
  // Nothing is heard well, and an attack or prying half as well as the best: rather refused. To be made to say something
  // harms nobody, so it has to be heard nearly as well.
  const prying = ranked.find(
    ({ name, p }) =>
      name.startsWith('guard.') &&
      p >= leastPrying &&
      p >= (likeliest?.p ?? 0) * (name === 'guard.sayso' ? nearlyAll : half),
  );
  const first = wished ? ranked.find(({ name }) => isWish(name)) : (needy ?? prying ?? likeliest);
  const p = wished ? wish : needy ? need : first?.p;
  return { ranked, best: first && { name: first.name, p: p ?? 0 } };
}

/** Beside a loan of ours, one that we have not. */
const ofOthers = 'oos.otherloan';
/** What has its own way of being answered is not put behind what is asked rather. */
const keepsFirst = (name: string): boolean =>
  isWish(name) || name === 'lead.stop' || inNeed(name) || kindly.has(name) || grave.has(name) || alone(name);

export function choose(classifier: Classifier, askedIn: AskedReader, message: Message): Choice {
  const { intents: heardIntents, raw, text } = message;
  // "What is the meaning of life?" asks for no word of ours.
  const isHeard = ({ name }: Guess) => name !== 'ask.word' || meaningIn(text) !== undefined;
  const intents = heardIntents.filter(isHeard);
  const { ranked, best: heardBest } = rank(intents, text);
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
  const p = (name: string) => intents.find((guess) => guess.name === name)?.p ?? 0;
  // Grief has its own rule, and so has what it comes from.
  const despair = best.name === 'talk.harassed' && p('talk.distress') >= leastAttack ? 'talk.distress' : best.name;
  const grief =
    despair === 'talk.distress' && p('rule.death') >= (mourns(text) ? leastMourned : leastAttack)
      ? 'rule.death'
      : despair;
  const isTrouble = (name: string) => p(name) >= possible || (name === 'rule.seizure' && tellsOfSale(text));
  const trouble = inNeed(grief) ? troubles.filter(isTrouble).slice(0, 1) : [];

  const heard = askedIn(classifier, raw, heardIntents).filter(isHeard);
  const [likeliest] = heard;
  const pAsked = (name: string) => heard.find((one) => one.name === name)?.p ?? 0;
  const isAsked = ({ name, p: own, at }: Asked) =>
    own >= (name !== anyWish ? leastAsked : at < 0 ? leastInOne : leastAskedWish) &&
    (!alone(name) || name === ofOthers) &&
    !idle.has(name);
  // "Are you a person? And do you do car loans": what is ours is answered before what is not; a kind word before the rest.
  const ours = heard.filter((one) => isAsked(one) && one.name !== anyWish && !alone(one.name)).map(({ name }) => name);
  if (best.name.startsWith('oos.') && ours.length > 0)
    return { answered: [...ours.slice(0, most - 1), best.name], offered: [], p: best.p };
  if (alone(best.name)) {
    const plain = inNeed(best.name) ? ours.filter((name) => pAsked(name) >= leastInstead) : [];
    return { answered: [...new Set([grief, ...trouble, ...plain])].slice(0, most - 1), offered: [], p: best.p };
  }

  // Heard best of all, and yet only told: something else is asked.
  const isTold =
    (best.name === 'lead.plea' || !keepsFirst(best.name)) &&
    pAsked(isWish(best.name) ? anyWish : best.name) < leastAsked &&
    likeliest !== undefined &&
    likeliest.p >= leastInstead &&
    likeliest.name !== anyWish &&
    !alone(likeliest.name);
  const wished = ranked.find(({ name }) => isWish(name))?.name ?? intents.find(({ name }) => isWish(name))?.name;
  const besides = heard.filter(
    (one) =>
      one.name !== best.name &&
      isAsked(one) &&
      (one.name !== anyWish || (!isWish(best.name) && best.name !== 'lead.stop' && !declines(text))) &&
      (one.name !== 'lead.stop' || (!isWish(best.name) && refuses(text))),
  );
  const nameOf = (name: string) => (name === anyWish ? (wished ?? 'lead.person') : name);
  // Heard best in the whole, and less likely asked than as many others as are answered.
  const isLast = !keepsFirst(best.name) && (besides[most - 1]?.p ?? 0) > pAsked(best.name);
  const first = isTold || isLast ? [] : [best.name];
  const asked = [...first, ...besides.map(({ name }) => nameOf(name))].filter((name) => !idle.has(name));
  const all = asked.length > 0 ? asked : [best.name];
  const isSum = best.name.startsWith('sum.') && best.name !== 'sum.stampduty';
  // Who asks for a sum hears that first.
  const wishes = isSum ? most * most : -1;
  const place = (name: string) =>
    kindly.has(name) || name === 'talk.wrong'
      ? -2
      : isWish(name)
        ? wishes
        : Math.max(heard.find((one) => one.name === name)?.at ?? 0, 0);
  const answered = [...new Set(all)].slice(0, most).toSorted((one, other) => place(one) - place(other));
  const sure = Math.max(best.p, likeliest && likeliest.p >= leastInstead ? likeliest.p : 0);
  const offered =
    sure < leastSure
      ? intents
          .filter(({ name, p: own }) => !answered.includes(name) && own >= possible && !alone(name) && !idle.has(name))
          .slice(0, 2)
          .map(({ name }) => name)
      : [];
  return { answered, offered, p: sure, apart: apartFrom(heard, clausesOf(raw)), heard };
}

// Which of the intents that the classifier hears are answered, in what order, and which are offered to choose from.
import type { Classifier, Guess } from '../intent/classifier.ts';
import type { Message } from '../message.ts';

export interface Choice {
  /** Up to three, in the order asked. */
  answered: string[];
  /** Other likely readings, offered when the first is not sure. */
  offered: string[];
  /** The probability of the first. */
  p: number;
}

const most = 3;
/** Beside the first, an intent is answered too when it is this likely. */
const leastAlso = 0.27;
/** In a clause of its own it has to be surer: half a sentence is easily misread. */
const leastClause = 0.6;
const leastSure = 0.45;
const possible = 0.08;
const leastWish = 0.5;

const isWish = (name: string) => name.startsWith('lead.') && name !== 'lead.stop';
/** Said along the way rather than asked: dropped when something is. */
const idle = new Set(['talk.hello', 'talk.thanks', 'talk.bye', 'talk.yes', 'talk.no', 'talk.help', 'talk.noise']);
/** These stand alone: what else was heard is part of them. */
const alone = (name: string) =>
  name.startsWith('guard.') ||
  name.startsWith('oos.') ||
  name === 'talk.distress' ||
  name === 'process.status' ||
  name === 'talk.followup';

/** The parts of one sum, each by itself, look like other sums; how much one gets is one question in two words. */
const ofSum = (best: string, name: string) =>
  (best.startsWith('sum.') && /^(sum|emi)\./.test(name)) || (best === 'check.amount' && name === 'sum.afford');

const clausesOf = (raw: string): string[] =>
  raw
    .split(/[?!;।\n]+|[.,](?=\s|$)|\(?\b\d\)|\s(?:and|aur|और|also|plus|&)\s/i)
    .map((part) => part.trim())
    .filter((part) => part.length > 2)
    .slice(0, 6);

function heardInClauses(classifier: Classifier, raw: string): string[] {
  const clauses = clausesOf(raw);
  if (clauses.length < 2) return [];
  return clauses.flatMap((clause) => {
    const [best] = classifier.read(clause).intents;
    return best && best.p >= leastClause && !alone(best.name) && !idle.has(best.name) ? best.name : [];
  });
}

export function choose(classifier: Classifier, { intents, raw }: Message): Choice {
  const p = (fits: (name: string) => boolean) =>
    intents.filter(({ name }) => fits(name)).reduce((sum, guess) => sum + guess.p, 0);
  const wish = p(isWish);
  const ranked: Guess[] = intents.filter(({ name }) => isWish(name) === wish >= leastWish || !isWish(name));
  const best = wish >= leastWish ? ranked.find(({ name }) => isWish(name)) : ranked[0];
  if (!best) return { answered: [], offered: [], p: 0 };
  const sure = wish >= leastWish ? wish : best.p;
  if (alone(best.name)) return { answered: [best.name], offered: [], p: sure };

  const also = ranked.filter(({ name, p: own }) => name !== best.name && own >= leastAlso).map(({ name }) => name);
  const clauses = heardInClauses(classifier, raw);
  const heard = [...new Set([best.name, ...also, ...clauses])].filter(
    (name) => name === best.name || (!alone(name) && !idle.has(name) && !isWish(name) && !ofSum(best.name, name)),
  );
  const asked = heard.filter((name) => !idle.has(name));
  const order = (name: string) => (clauses.includes(name) ? clauses.indexOf(name) : -1);
  const answered = (asked.length > 0 ? asked : heard)
    .toSorted((a, b) => (isWish(a) ? -9 : order(a)) - (isWish(b) ? -9 : order(b)))
    .slice(0, most);
  const offered =
    sure < leastSure
      ? intents
          .filter(({ name, p: own }) => !answered.includes(name) && own >= possible && !alone(name) && !idle.has(name))
          .slice(0, 2)
          .map(({ name }) => name)
      : [];
  return { answered, offered, p: sure };
}

// A sum in the visitor's language: its sentences filled, or the question that comes first.
import { fillIn } from '../../../domain/fill-in.ts';
import { products } from '../../../content/products.ts';
import type { Fact } from '../../../content/schema.ts';
import { sumTexts } from '../../../content/sums.ts';
import { lakhCrore, percent, rupees, tenureShort } from '../../../domain/money/format.ts';
import { join, type Said, type Voice } from '../reply/voice.ts';
import type { Role } from '../slots/slot.ts';
import type { Figure, Sentence, SumInput, SumOutcome } from './outcome.ts';
import type { SumIntent } from './sums.ts';

type Texts = (typeof sumTexts)['en'];
const money = new Set<Role>(['amount', 'owed', 'property', 'project', 'down', 'extra', 'costs']);
const rates = new Set<Role>(['rate', 'newRate', 'flatRate', 'cut', 'share', 'rise']);
const times = new Set<Role>(['tenure', 'remaining', 'elapsed', 'experience', 'vintage']);

/** A value of a role as it is shown. */
function shown(role: Role, value: number, voice: Voice): string {
  if (rates.has(role)) return percent(value);
  if (times.has(role)) return tenureShort(Math.round(value), voice.words);
  if (role === 'age' || role === 'score') return String(value);
  return money.has(role) ? lakhCrore(value, voice.words) : rupees(value);
}

/** The visitor's words for a value, as English says them: "65" for an age of "65 year", "25 years" for "25 year". */
function inEnglish(criterion: string, words: string): string {
  if (criterion === 'age') return words.replace(/[\s-]*(?:years?|yrs?|y)$/, '');
  return /^(?:1|one|a) /.test(words) ? words : words.replace(/\b(year|month)$/, '$1s');
}

function frameOf(texts: Texts, name: string): string {
  const found = name.split('.').reduce<unknown>((tree, key) => (tree as Record<string, unknown>)[key], texts.frames);
  if (typeof found !== 'string') throw new Error(`There is no frame '${name}' for a sum`);
  return found;
}

function worded(figure: Figure, voice: Voice): string {
  if ('rupees' in figure) {
    const { of = [] } = figure;
    return of.length > 1
      ? `${rupees(figure.rupees)} (${of.map((one) => rupees(one)).join(' + ')})`
      : rupees(figure.rupees);
  }
  if ('amount' in figure) return lakhCrore(figure.amount, voice.words);
  if ('percent' in figure) return percent(figure.percent);
  if ('months' in figure) return tenureShort(figure.months, voice.words);
  if ('days' in figure) return `${figure.days} ${voice.texts.units.days[figure.days === 1 ? 0 : 1]}`;
  if ('product' in figure) return voice.texts.loan(figure.product).name;
  if ('attribute' in figure) return voice.texts.attributes[figure.attribute as keyof Voice['texts']['attributes']];
  if ('rows' in figure) return '';
  const own =
    /\d|\p{L}/u.test(figure.text) && !/cibil|civil|sibil|score|सिबिल|स्कोर/.test(figure.text) ? figure.text : '−1';
  const text = voice.texts.verdict.value[figure.said as keyof Voice['texts']['verdict']['value']];
  return fillIn(text, { n: voice.language === 'en' ? inEnglish(figure.said, own) : own });
}

/** Rows of the ledger as tokens, so that the reply keeps account of them. */
function boundsOf(ids: string[], facts: readonly Fact[], texts: Texts): string {
  const parts = ids.map((id) => {
    const bound = facts.find((row) => row.id === id)?.bound;
    return fillIn(bound ? texts.bounds[bound] : '{n}', { n: `{${id}}` });
  });
  return [...new Set(parts)].join(texts.or);
}

export function sentence({ frame, figures }: Sentence, voice: Voice, facts: readonly Fact[]): Said {
  const texts = sumTexts[voice.language];
  let template = frameOf(texts, frame);
  const values: Record<string, string> = {};
  for (const [name, figure] of Object.entries(figures)) {
    if ('rows' in figure) template = template.replace(`{${name}}`, boundsOf(figure.rows, facts, texts));
    else values[name] = worded(figure, voice);
  }
  return voice.say(template, values);
}

/** Several in turn. */
export const sentences = (list: Sentence[], voice: Voice, facts: readonly Fact[]): Said =>
  join(...list.map((one) => sentence(one, voice, facts)));

/** The loan's figures, as the answer has them. */
const termsOf = (figures: Sentence['figures'], voice: Voice): string =>
  ['amount', ...(figures.amount ? [] : ['emi', 'income']), 'rate', 'tenure']
    .flatMap((name) => figures[name] ?? [])
    // What it is the sum of stands in the answer.
    .map((figure) => worded('rupees' in figure ? { rupees: figure.rupees } : figure, voice))
    .join(', ');
const linkTitle = ({ figures }: Sentence, voice: Voice): string =>
  fillIn(sumTexts[voice.language].open, { figures: termsOf(figures, voice) }).replace(/: $/, '');

const verdicts = /^(?:verdict|each|with|bound)/;

export function saySum(intent: SumIntent, outcome: SumOutcome, { product, facts }: SumInput, voice: Voice): Said {
  const texts = sumTexts[voice.language];
  const page = ['/emi-calculator'];
  const ask = (template: string, values: Record<string, string> = {}) => ({
    ...voice.say(template, values, page),
    kind: 'emi' as const,
  });
  if (outcome.state === 'outside') return ask(texts.outside);
  if (outcome.state === 'unclear') return ask(texts.unclear, { text: outcome.text });
  if (outcome.state === 'open') {
    const choices = outcome.readings.map((figures) => ({
      label: fillIn(texts.reading, { figures: termsOf(figures, voice) }),
      href: '/emi-calculator',
    }));
    const said = ask(texts.openFigure, { text: outcome.text, figures: termsOf(outcome.understood, voice) });
    return { ...said, choices };
  }
  if (outcome.state === 'conflict') {
    const values = outcome.values.map((value) => shown(outcome.role, value, voice));
    const what = texts.roles[outcome.role as keyof Texts['roles']] ?? outcome.role;
    return ask(fillIn(texts.which, { what: what.replace(/ \(.*\)$/, '') }), { values: values.join(texts.or) });
  }
  if (outcome.state === 'missing') {
    if (outcome.product) return ask(texts.askProduct);
    const names = outcome.roles.map((role) => texts.roles[role as keyof Texts['roles']] ?? role);
    const template = outcome.either ? texts.askEither : texts.ask;
    const said = ask(fillIn(template, { missing: names.join(outcome.either ? texts.or : texts.and) }));
    const rows = products.find(({ id }) => id === product)?.facts;
    if (!outcome.roles.includes('rate') || !product || !rows) return said;
    const hint = fillIn(texts.rateHint, { figure: `{${rows}.rate}` });
    return join(said, voice.say(hint, { product: voice.texts.loan(product).name }));
  }
  const checks = intent === 'check.fit';
  const said = sentences(outcome.sentences, voice, facts);
  const [first] = outcome.sentences;
  const links = outcome.href && first ? [{ href: outcome.href, title: linkTitle(first, voice) }] : [];
  const isVerdict = checks || outcome.sentences.some(({ frame }) => verdicts.test(frame));
  const note = voice.say(isVerdict || intent === 'check.amount' ? voice.texts.decisionNote : voice.texts.emi.note);
  const { leftOut } = outcome;
  const beside = leftOut === undefined ? null : voice.say(texts.leftOut, { text: leftOut });
  const whole = join(said, beside, intent === 'sum.subsidy' ? null : note);
  return {
    ...whole,
    kind: isVerdict ? 'eligibility' : 'emi',
    links,
    pages: intent === 'sum.subsidy' ? ['/schemes', ...said.pages] : isVerdict ? said.pages : page,
    settled: !isVerdict,
  };
}

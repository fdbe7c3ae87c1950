// What the scheme finder stands on: its words, the rows of the schemes, and the guide to each.
import { facts } from '../../content/facts.ts';
import { fact, low } from '../../content/fill.ts';
import { firm } from '../../content/firm.ts';
import { guidePath } from '../../content/guide-schema.ts';
import type { Content } from '../../content/load.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { SchemeId } from '../../domain/schemes/result.ts';
import type { SchemesContent } from '../features/tools/schemes/setting.ts';
import { dateOf } from '../../domain/moments.ts';

/** The guide to each, and the row that names its source. */
const guides: Record<SchemeId, { guide: string; row: string }> = {
  vyupy: { guide: 'vyupy-rajasthan', row: 'vyupy.amount' },
  pmegp: { guide: 'pmegp-rajasthan', row: 'pmegp.age' },
  mudra: { guide: 'mudra-loan-tarun-plus', row: 'mudra.tarun' },
  mysy: { guide: 'vyupy-rajasthan', row: 'mysy.amount' },
  pmay: { guide: 'pmay-urban-2', row: 'pmay.max' },
};
/** Rows of other files that the finder reads. */
const others = ['ltv.small', 'subsidy.standup', 'subsidy.amount'];

/** The class that PMEGP asks for stands in its row; the finder says the scheme's status at its card. */
function wordsOf({ title: _, description: __, ...words }: Content['schemes']): SchemesContent['words'] {
  const named = (text: string) => fillIn(text, { class: low(fact('pmegp.class')) });
  const { you } = words.questions;
  return {
    ...words,
    questions: {
      ...words.questions,
      you: { ...you, class8: named(you.class8), class8Label: named(you.class8Label) },
    },
    errors: { ...words.errors, class8: named(words.errors.class8) },
  };
}

export function schemesContent(all: Content): SchemesContent {
  const about = Object.entries(guides).map(([id, { guide, row }]) => [
    id,
    {
      source: fact(row).source.name,
      guide: guidePath(guide),
      papers: id === 'mysy' ? [] : (all.guides.find((one) => one.id === guide)?.documents ?? []),
    },
  ]);
  return {
    words: wordsOf(all.schemes),
    result: all.schemeResult,
    rows: facts
      .filter(({ id, product }) => product === 'scheme' || others.includes(id))
      .map(({ id, value, status, checked, expires }) => ({ id, value, status, checked, expires })),
    about: Object.fromEntries(about) as SchemesContent['about'],
    today: dateOf(Date.now()),
    siteUrl: firm.siteUrl,
  };
}

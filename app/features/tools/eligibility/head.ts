// The verdict as a heading and one sentence with both sums.
import { fillIn } from '../../../../domain/fill-in.ts';
import { percent, rupees } from '../../../../domain/money/format.ts';
import type { Told } from './rule-rows.ts';
import { about, yearsShort } from './setting.ts';

type Case = 'fits' | 'part' | 'talk' | 'noRoom' | 'no' | 'open';

function caseOf({ figures, result }: Told): Case {
  if (result.verdict === 'no') return result.room <= 0 ? 'noRoom' : 'no';
  if (figures.amount === null) return 'open';
  if (result.verdict === 'fits') return 'fits';
  return result.loan?.amount === figures.amount ? 'talk' : 'part';
}

export function headOf(told: Told): { heading: string; lead: string } {
  const { words, figures, result } = told;
  const { heads, leads } = words.result;
  const kind = caseOf(told);
  const sum = kind === 'open' ? result.most : (result.asked ?? result.most);
  const talks = result.rules.filter(({ verdict }) => verdict === 'talk').length;
  const values = {
    n: talks,
    amount: about(figures.amount ?? 0),
    most: about(result.most?.amount ?? 0),
    time: yearsShort(sum?.years ?? figures.years),
    emi: rupees(sum?.emi.emi ?? 0),
    share: percent(Math.round(((figures.emis + (sum?.emi.emi ?? 0)) / figures.income) * 100)),
    emis: rupees(figures.emis),
    income: rupees(figures.income),
  };
  return {
    heading: fillIn(kind === 'talk' && talks > 1 ? heads.talks : heads[kind], values),
    lead: fillIn(leads[kind], values),
  };
}

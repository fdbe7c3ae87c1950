// The result's heading and its one sentence on the plan.
import { fillIn } from '../../../../domain/fill-in.ts';
import type { Finding } from '../../../../domain/schemes/find.ts';
import type { Plan } from '../../../../domain/schemes/plan.ts';
import type { Verdict } from '../../../../domain/schemes/result.ts';
import { money, type ResultWords } from './setting.ts';

export function headingOf({ results }: Finding, { heads }: ResultWords): string {
  const count = (verdict: Verdict) => results.filter((one) => one.verdict === verdict).length;
  const line = (forms: string[], n: number) => {
    const word = heads.counts[n - 1] ?? String(n);
    return n === 0 ? '' : fillIn(forms[n === 1 ? 0 : 1] ?? '', { N: word, n: word.toLowerCase() });
  };
  const [fits, part, ask] = [count('fits'), count('part'), count('ask')];
  if (fits + part === 0) return ask === 0 ? heads.none : line(heads.onlyAsk, ask);
  const first = fits > 0 ? line(heads.fits, fits) : line(heads.part, part);
  return [first, line(heads.ask, ask)].filter(Boolean).join(' ');
}

export function leadOf({ purpose, business, home }: Plan, { lead }: ResultWords): string {
  const ofBusiness =
    business &&
    fillIn(lead.business, {
      what: lead.what[purpose === 'running' ? 'running' : 'new'][business.kind],
      place: lead.place[business.place],
      cost: money(business.cost),
      age: business.age,
      state: lead.state[business.rajasthan ? 'yes' : 'no'],
    });
  const ofHome =
    home && fillIn(lead.home, { place: lead.place[home.place], price: money(home.price), income: money(home.income) });
  return [ofBusiness, ofHome].filter(Boolean).join(' ');
}

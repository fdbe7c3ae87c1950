import { memo, type ReactNode } from 'react';
import { emi, noEmi } from '../../../domain/loan/emi.ts';
import { termsOf } from '../../../domain/loan/state.ts';
import { percent, rupees, tenureInWords } from '../../../domain/money/format.ts';
import { FigureList } from '../../ui/figure-list.tsx';
import { Gate } from './gate.tsx';
import { heard, sentence, useSetting } from './setting.ts';

/** Nine characters fill the gate; longer figures take the smaller sizes. */
const sizeOf = (figure: string) => (figure.length > 12 ? 'longest' : figure.length > 9 ? 'long' : undefined);

function Share({ className, value, noun }: { className?: string; value: number; noun: string }) {
  return (
    <div className={className}>
      <i aria-hidden="true" />
      <span className="fig">{percent(value, 1)}</span> <small>{noun}</small>
    </div>
  );
}

/** Zero until Calculate EMI is pressed; afterwards the loan that the URL holds, whatever the inputs say now. */
function useResult() {
  const { state } = useSetting();
  const result = state.calculated ? emi(termsOf(state)) : noEmi;
  return { ...result, shown: result.emi > 0 };
}

/** The shares of principal and interest as the stones of a gate. */
export const ShareGate = memo(function ShareGate() {
  const { words, state } = useSetting();
  const { principalPercent, interestPercent, shown } = useResult();
  const shares = { principal: percent(principalPercent, 1), interest: percent(interestPercent, 1) };
  return (
    <Gate
      principal={principalPercent}
      label={shown ? sentence(words.result.chart, shares) : undefined}
      run={[state.amount, state.rate, state.months].join(' ')}
    />
  );
});

/** The figures; the gate stands around the first of them. */
export function Results({ stale, gate }: { stale: boolean; gate: ReactNode }) {
  const { words, state } = useSetting();
  const { result: labels } = words;
  const { shown, ...result } = useResult();
  const first = { label: labels.emi, value: rupees(result.emi) };
  const rows = [
    { label: labels.total, value: rupees(result.total) },
    { label: labels.interest, value: rupees(result.interest) },
    ...(shown ? [{ label: labels.tenure, value: tenureInWords(state.months, words.figures) }] : []),
  ];
  return (
    <section className="gate" aria-label={labels.label} data-stale={stale || undefined}>
      <p className="visually-hidden" role="status">
        {shown && heard([first, ...rows])}
      </p>
      <div className="gate__top">
        {gate}
        <div className="gate__in">
          <dl>
            <dt>{first.label}</dt>
            <dd className="fig gate__emi" data-size={sizeOf(first.value)}>
              {first.value}
            </dd>
          </dl>
          <p className="gate__stale" role="status">
            {stale && labels.stale}
          </p>
        </div>
      </div>
      {shown && (
        <div className="keys">
          <Share value={result.principalPercent} noun={labels.principalShare} />
          <Share className="keys__interest" value={result.interestPercent} noun={labels.interestShare} />
        </div>
      )}
      <FigureList className="gate__rest" items={rows} />
    </section>
  );
}

import { fillIn } from '../../../../domain/fill-in.ts';
import { percent, rupees } from '../../../../domain/money/format.ts';
import { IncomeGate } from './income-gate.tsx';
import { shareWord, type Told } from './rule-rows.ts';
import { about } from './setting.ts';

/** Nine characters fill the gate. */
const roomInGate = 9;

/** Where the month's income goes: as a gate, and as four figures. */
export function Standing({ told: { words, rules, figures, result } }: { told: Told }) {
  const { gate } = words.result;
  const { income, emis } = figures;
  const room = Math.max(0, Math.floor(result.room));
  const together = emis + (result.asked?.emi.emi ?? 0);
  const beyond = result.asked ? Math.max(0, together - Math.max(result.limit, emis)) : 0;
  const part = (rupeesOf: number) => (rupeesOf / income) * 100;
  const half = shareWord(words, rules.share);
  const amount = about(result.asked?.amount ?? 0);
  const stays = Math.max(0, income - emis - room);
  const [shown = '', unit = ''] = about(result.most?.amount ?? 0).split(' ');
  const values = {
    income: rupees(income),
    now: percent(Math.round(part(emis))),
    room: percent(Math.round(part(room))),
    rest: percent(Math.round(part(stays))),
    together: percent(Math.round(part(together))),
    amount,
  };
  const keys = [
    { id: 'now', label: gate.now, value: emis },
    { id: 'room', label: gate.room, value: room },
    ...(beyond > 0 ? [{ id: 'beyond', label: fillIn(gate.beyond, { amount, half }), value: beyond }] : []),
    { id: 'rest', label: gate.stays, value: stays },
  ];
  return (
    <div className="standing">
      <IncomeGate
        now={part(emis)}
        room={part(room)}
        beyond={part(beyond)}
        share={rules.share}
        top={fillIn(gate.half, { half })}
        label={fillIn(beyond > 0 ? gate.labelBeyond : gate.label, values)}
      >
        {result.most ? (
          <>
            <span>{gate.could}</span>
            <span className="fig" data-long={shown.length > roomInGate || undefined}>
              {shown} <small>{unit}</small>
            </span>
            <span>{fillIn(gate.emi, { emi: rupees(result.most.emi.emi) })}</span>
          </>
        ) : (
          <b>{gate.nothing}</b>
        )}
      </IncomeGate>
      <dl className="standing__keys">
        {keys.map(({ id, label, value }) => (
          <div key={id} data-key={id}>
            <dt>{label}</dt>
            <dd className="fig">{rupees(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

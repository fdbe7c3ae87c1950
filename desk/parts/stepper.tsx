// The state, one tap away on laptops. Disbursed and closed are asked once more: they open the sheet.
import { deskSheets } from '../../content/en/desk-sheets.ts';
import { deskWork } from '../../content/en/desk-work.ts';
import { asksTwice, states } from '../../domain/desk/states.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { QueueRow } from '../../server/desk/work/views.ts';
import { stateName } from '../say.ts';
import { ActForm } from './act-form.tsx';

const words = deskSheets.state;

export function Stepper({ row, token }: { row: QueueRow; token: string }) {
  const six = states.filter((state) => state !== 'closed');
  const label = fillIn(words.stepper, { state: stateName(row.state, row.reason) });
  return (
    <div className="stepper" role="group" aria-label={label}>
      <ActForm token={token} of={row} act="move">
        {six.map((to) =>
          asksTwice({ to }) ? (
            <a key={to} className="stepper__to" href="#state" aria-current={row.state === to ? 'step' : undefined}>
              {deskWork.states[to]}
            </a>
          ) : (
            <button
              key={to}
              className="stepper__to"
              type="submit"
              name="to"
              value={to}
              aria-current={row.state === to ? 'step' : undefined}
            >
              {deskWork.states[to]}
            </button>
          ),
        )}
        <a
          className="stepper__to stepper__close"
          href="#state"
          aria-current={row.state === 'closed' ? 'step' : undefined}
        >
          {row.state === 'closed' ? stateName(row.state, row.reason) : words.closeButton}
        </a>
      </ActForm>
    </div>
  );
}

import { deskWork } from '../../content/en/desk-work.ts';
import { content } from '../../content/load.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { rupees } from '../../domain/money/format.ts';
import type { NextCall } from '../../server/desk/work/views.ts';
import { amountOf, enquiryPath, firstName, loanName, nameOf, wishOf } from '../say.ts';
import { CallBy, Clock, Stones } from './clock.tsx';
import { Icon } from './icon.tsx';
import { Name, Says } from './name.tsx';

const words = deskWork.today;

/** The one next call: the only box with an ink border. */
export function NextCallBox({ next: { row, message, employment, incomeInr }, now }: { next: NextCall; now: number }) {
  const path = enquiryPath(row.reference);
  const name = firstName(nameOf(row));
  const amount = amountOf(row);
  const wish = wishOf(row, now);
  const options = content('en').query.form.employmentOptions;
  const work = options.find(({ value }) => value === employment)?.label.toLowerCase() ?? employment;
  const about = [work, incomeInr === null ? '' : fillIn(words.income, { amount: rupees(incomeInr) })].filter(Boolean);
  return (
    <section className="next" aria-labelledby="next-title">
      <p className="sub">{words.next}</p>
      <h2 id="next-title">
        <a href={path}>
          <Name name={row.name} />
        </a>
      </h2>
      <p className="next__clock">
        <Clock row={row} now={now} />{' '}
        <span className="sub">
          <CallBy row={row} now={now} />
        </span>
        <Stones {...row} />
      </p>
      <p>
        {loanName(row.product, row.productTyped)} {amount && <b className="fig">{amount}</b>}{' '}
        {about.length > 0 && <span className="sub nowrap">{about.join(', ')}</span>}
      </p>
      {wish && (
        <p>
          <span className="tag">{wish}</span>
        </p>
      )}
      {message && <Says text={shortened(message)} small />}
      <div className="next__acts">
        {row.phone.dial ? (
          <a className="btn btn--main btn--big" href={`tel:${row.phone.dial}`} data-then={`${path}#called`}>
            <Icon name="phone" />
            {fillIn(deskWork.call, { name })}
          </a>
        ) : (
          <a className="btn btn--main btn--big" href={path}>
            {words.open}
          </a>
        )}
        <a className="btn btn--big btn--square" href={`${path}#write`} aria-label={fillIn(deskWork.whatsapp, { name })}>
          <Icon name="chat" large />
        </a>
        <a className="btn btn--big btn--square" href={path} aria-label={words.open}>
          <Icon name="right" large />
        </a>
      </div>
    </section>
  );
}

const most = 240;
const shortened = (text: string) => (text.length > most ? `${text.slice(0, most).replace(/\s+\S*$/, '')}…` : text);

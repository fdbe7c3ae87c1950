// What we know about the person: other enquiries, what was agreed to, what our system has sent.
import { deskEnquiry } from '../../content/en/desk-enquiry.ts';
import { deskWork } from '../../content/en/desk-work.ts';
import { sayWhen, shortDate } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { EnquiryView } from '../../server/desk/work/views.ts';
import { amountOf, counted, enquiryPath, firstName, loanName, stateName } from '../say.ts';
import { ActForm } from './act-form.tsx';
import { Icon } from './icon.tsx';

const { same, agreed, sent } = deskEnquiry;

export function SamePerson({ view, token }: { view: EnquiryView; token: string }) {
  if (view.samePerson.length === 0) return null;
  return (
    <section className="part" id="same" aria-labelledby="same-title">
      <h2 id="same-title">{same.title}</h2>
      {view.samePerson.map(({ row, mayOpen, spokeWith, joined }) => {
        const ask = [loanName(row.product, row.productTyped), amountOf(row)].filter(Boolean).join(' ');
        const said = [
          fillIn(same.state, {
            date: shortDate(row.receivedAt),
            state: stateName(row.state, row.reason).toLowerCase(),
          }),
          spokeWith && fillIn(same.spoke, { name: firstName(spokeWith.name) }),
          joined && same.joined,
        ].filter(Boolean);
        return (
          <div key={row.reference} className="line">
            <p>
              {mayOpen ? <a href={enquiryPath(row.reference)}>{ask}</a> : ask}
              <span className="line__name">{said.join(' ')}</span>
            </p>
            {mayOpen && !joined && view.joinedTo === null && (
              <ActForm token={token} of={view.row} act="join">
                <input type="hidden" name="into" value={row.reference} />
                <button className="btn btn--quiet" type="submit">
                  {same.join}
                </button>
              </ActForm>
            )}
          </div>
        );
      })}
    </section>
  );
}

export function Agreed({ view: { consents, office } }: { view: EnquiryView }) {
  const marketing = consents.find(({ purpose }) => purpose === 'marketing');
  const [first] = consents;
  const [before, no, after] = agreed.noMarketing;
  return (
    <section className="part" aria-labelledby="agreed-title">
      <h2 id="agreed-title">{agreed.title}</h2>
      <ul className="ticks">
        {consents
          .filter(({ purpose, given, withdrawnAt }) => given && (purpose !== 'marketing' || withdrawnAt === null))
          .map(({ purpose, withdrawnAt }) => (
            <li key={purpose} className={withdrawnAt === null ? undefined : 'ticks__no'}>
              <Icon name={withdrawnAt === null ? 'check' : 'close'} />
              <span>
                {withdrawnAt === null
                  ? agreed.purposes[purpose]
                  : fillIn(agreed.withdrawn, {
                      purpose: agreed.purposes[purpose],
                      time: sayWhen(withdrawnAt, office.now),
                    })}
              </span>
            </li>
          ))}
        {(!marketing?.given || marketing.withdrawnAt !== null) && (
          <li className="ticks__no">
            <Icon name="close" />
            <span>
              {before}
              <b>{no}</b>
              {after}
            </span>
          </li>
        )}
      </ul>
      {first && (
        <p className="sub">
          {fillIn(agreed.when, {
            time: sayWhen(first.at, office.now),
            version: shortDate(Date.parse(first.noticeVersion)),
            language: first.language === 'hi' ? deskEnquiry.languages.hi : deskEnquiry.languages.en,
          })}
        </p>
      )}
    </section>
  );
}

type Notification = EnquiryView['notifications'][number];

export function SentBySystem({ view, token }: { view: EnquiryView; token: string }) {
  const { notifications, office, row } = view;
  const waits = notifications.some(({ state, tries }) => state === 'dead' || (state === 'pending' && tries > 0));
  return (
    <section className="part" aria-labelledby="sent-title">
      <h2 id="sent-title">{sent.title}</h2>
      {notifications.length === 0 && <p className="sub">{sent.none}</p>}
      <ul className="ticks">
        {notifications.map((one) => (
          <Notified key={`${one.kind}${one.at}${one.nextTryAt}`} one={one} now={office.now} />
        ))}
      </ul>
      {waits && (
        <ActForm token={token} of={row} act="retryNotifications">
          <button className="btn btn--quiet btn--flush" type="submit">
            {sent.retry}
          </button>
        </ActForm>
      )}
    </section>
  );
}

const looks = { sent: 'check', pending: 'clock', dead: 'alert', cancelled: 'close' } as const;
const tones = { sent: undefined, pending: 'ticks__waits', dead: 'ticks__failed', cancelled: 'ticks__no' } as const;

function Notified({ one, now }: { one: Notification; now: number }) {
  const kinds: Record<string, string> = sent.kinds;
  return (
    <li className={tones[one.state]}>
      <Icon name={looks[one.state]} />
      <span>
        {kinds[one.kind] ?? sent.other}
        {notifiedWords(one, now)}
      </span>
    </li>
  );
}

function notifiedWords({ state, at, tries, nextTryAt }: Notification, now: number) {
  const time = (moment: number | null) => (moment === null ? '' : sayWhen(moment, now));
  if (state === 'sent') return <span className="sub nowrap"> {time(at)}</span>;
  if (state === 'cancelled') return <span className="sub"> {sent.cancelled}</span>;
  if (state === 'dead') return counted(sent.dead, tries);
  if (tries === 0) return <span className="sub"> {fillIn(sent.planned, { time: time(nextTryAt) })}</span>;
  return (
    <>
      {sent.waiting} <span className="sub">{fillIn(counted(sent.tried, tries), { time: time(nextTryAt) })}</span>
    </>
  );
}

export const kindOfEnquiry = ({ row }: EnquiryView): string =>
  fillIn(deskEnquiry.asks[row.kind], { loan: loanName(row.product, row.productTyped), any: deskWork.anyLoan });

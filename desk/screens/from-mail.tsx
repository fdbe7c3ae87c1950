// What a link in a staff mail opens: it asks before anything is done. It may be seen by whoever has the mail, so it says
// no more of a person than the mail's subject does.
import { deskMails } from '../../content/en/desk-mails.ts';
import type { QueueRow } from '../../server/desk/work/views.ts';
import { clockWords } from '../clock-words.ts';
import type { Assets } from '../parts/document.tsx';
import { DoorPage } from '../parts/door.tsx';
import { amountOf, enquiryPath, loanName } from '../say.ts';

interface Props {
  assets: Assets;
  now: number;
  act: 'mine' | 'called';
  row: QueueRow;
  /** Whoever has the link has the enquiry, and said so. */
  taken: boolean;
  /** Of this page. */
  path: string;
}

const words = deskMails.page;

export function FromMail({ assets, now, act, row, taken, path }: Props) {
  const over = act === 'mine' ? taken && words.yours : row.contactedAt !== null && words.done;
  return (
    <DoorPage title={words.title} assets={assets} now={now}>
      <div className="door__form">
        <h1>{over ? over.title : words[act].heading}</h1>
        <About row={row} now={now} />
        <p>{over ? over.text : words[act].text}</p>
        {over ? (
          <p>
            <a className="btn btn--big" href={enquiryPath(row.reference)}>
              {words.open}
            </a>
          </p>
        ) : (
          <form className="form" method="post" action={path}>
            <input type="hidden" name="seen" value={row.version} />
            {act === 'mine' ? (
              <button className="btn btn--main btn--big btn--wide" type="submit">
                {words.mine.button}
              </button>
            ) : (
              Object.entries(words.called.outcomes).map(([how, label]) => (
                <button
                  key={how}
                  className={how === 'spoke' ? 'btn btn--main btn--big btn--wide' : 'btn btn--big btn--wide'}
                  type="submit"
                  name="how"
                  value={how}
                >
                  {label}
                </button>
              ))
            )}
          </form>
        )}
      </div>
    </DoorPage>
  );
}

function About({ row, now }: { row: QueueRow; now: number }) {
  const { figure, seen, heard } = clockWords(row.reading, now);
  const initial = /\p{L}/u.exec(row.name)?.[0].toUpperCase();
  const lines = [
    [words.about.ask, [loanName(row.product), amountOf({ ...row, amountTyped: '' })].filter(Boolean).join(', ')],
    ...(initial ? [[words.about.person, `${initial}.`]] : []),
    [words.about.clock, `${figure}${seen || heard}`],
    ...(row.adviser ? [[words.about.adviser, row.adviser.name]] : []),
    [words.about.reference, row.reference],
  ];
  return (
    <dl className="facts">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt className="sub">{name}</dt>
          <dd className="fig">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

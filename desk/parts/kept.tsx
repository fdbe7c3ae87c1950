import { deskDuties } from '../../content/en/desk-duties.ts';
import { shortDate } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { DutiesView } from '../../server/desk/work/views.ts';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import type { Frame } from './layout.tsx';
import { Part } from './part.tsx';

const words = deskDuties.kept;

interface Props {
  frame: Frame;
  retention: DutiesView['retention'];
  wrongCount?: boolean | undefined;
}

/** The list comes before its button: nothing is erased that could not be looked at. */
export function Kept({ frame, retention: { days, due, oldest, rows }, wrongCount }: Props) {
  const counted = ([one = '', many = '']: readonly string[]) => fillIn(due === 1 ? one : many, { count: due, days });
  return (
    <Part id="kept" title={words.title}>
      {due === 0 ? (
        <p>{fillIn(words.none, { days })}</p>
      ) : (
        <>
          <p>
            {counted(words.text)} {oldest !== null && fillIn(words.oldest, { date: shortDate(oldest) })}
          </p>
          <p className="sub">{words.why}</p>
          <details className="duties__kept" open={wrongCount}>
            <summary className="btn">{counted(words.see)}</summary>
            <div className="grid__scroll" tabIndex={0} role="group" aria-labelledby="kept-title">
              <table className="grid">
                <thead>
                  <tr>
                    {Object.values(words.columns).map((name) => (
                      <th key={name} scope="col">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ reference, name, receivedAt }) => (
                    <tr key={reference}>
                      <th scope="row">
                        <a href={`/desk/e/${reference}`}>{reference}</a>
                      </th>
                      <td>{name}</td>
                      <td>{shortDate(receivedAt)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <Form action="/desk/duties/purge" formToken={frame.formToken}>
              <Field
                id="count"
                label={words.confirm}
                inputMode="numeric"
                error={wrongCount ? words.wrong : undefined}
                autoComplete="off"
                required
              />
              <button className="btn btn--danger" type="submit">
                {counted(words.erase)}
              </button>
            </Form>
          </details>
        </>
      )}
    </Part>
  );
}

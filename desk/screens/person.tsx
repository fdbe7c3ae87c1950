import { deskFrame } from '../../content/en/desk-frame.ts';
import { deskPeople } from '../../content/en/desk-people.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { PersonView } from '../../server/desk/people/views.ts';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { type Frame, Layout } from '../parts/layout.tsx';
import { MadeLink } from '../parts/made-link.tsx';
import { Part } from '../parts/part.tsx';
import { RoleChoice } from '../parts/role-choice.tsx';

const words = deskPeople.one;

/** One person, as an owner sees and changes them. */
export function PersonPage({ frame, view }: { frame: Frame; view: PersonView }) {
  const { person, wrong } = view;
  return (
    <Layout
      frame={frame}
      here="people"
      title={deskPeople.title}
      top={
        <>
          <h1>{person.name}</h1>
          <a className="btn btn--quiet" href="/desk/people">
            {words.back}
          </a>
        </>
      }
    >
      <div className="account">
        {view.made && <MadeLink made={view.made} />}
        <p className="account__head">
          <span className="sub">
            {deskFrame.roles[person.role]}, {person.email}
          </span>
        </p>
        <Form action={`/desk/people/${person.id}`} formToken={frame.formToken}>
          <h2 className="person__form">{words.turn}</h2>
          <label className="choice">
            <input type="checkbox" name="inTurn" value="yes" defaultChecked={person.inTurn} />
            <span>
              {words.inTurn} <small>{words.inTurnHint}</small>
            </span>
          </label>
          <div className="person__leave">
            <Field
              id="leaveFrom"
              type="date"
              label={words.leaveFrom}
              value={person.leaveFrom}
              error={wrong && fillIn(words.leaveWrong, { most: view.mostLeave })}
            />
            <Field id="leaveTo" type="date" label={words.leaveTo} value={person.leaveTo} />
          </div>
          <Boxes
            name="products"
            legend={words.knows}
            hint={words.knowsHint}
            all={view.products}
            set={person.products}
          />
          <Boxes
            name="languages"
            legend={words.speaks}
            hint={words.speaksHint}
            all={Object.entries(words.languages).map(([id, name]) => ({ id, name }))}
            set={person.languages}
          />
          <RoleChoice label={words.role} role={person.role} />
          <button className="btn btn--main" type="submit">
            {words.save}
          </button>
        </Form>
        <Part id="link" title={words.link}>
          <Form action={`/desk/people/${person.id}/link`} formToken={frame.formToken}>
            <p>{words.linkText}</p>
            <button className="btn" type="submit">
              {words.linkButton}
            </button>
          </Form>
        </Part>
        <Off frame={frame} view={view} />
      </div>
    </Layout>
  );
}

interface BoxesProps {
  name: string;
  legend: string;
  hint: string;
  all: { id: string; name: string }[];
  set: string[];
}

function Boxes({ name, legend, hint, all, set }: BoxesProps) {
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      <div className="chips">
        {all.map(({ id, name: label }) => (
          <label key={id} className="choice">
            <input type="checkbox" name={name} value={id} defaultChecked={set.includes(id)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <p className="sub">{hint}</p>
    </fieldset>
  );
}

/** Deactivating asks where the open enquiries go. */
function Off({ frame, view: { person, others, isLastOwner } }: { frame: Frame; view: PersonView }) {
  const { off } = words;
  const name = person.name.split(' ')[0] ?? person.name;
  const open = person.open ?? 0;
  const [one = '', many = ''] = off.go;
  return (
    <Part id="off" title={fillIn(off.title, { name })}>
      {isLastOwner ? (
        <p>{off.last}</p>
      ) : (
        <Form action={`/desk/people/${person.id}/off`} formToken={frame.formToken}>
          <p>{off.text}</p>
          {open === 0 && <p className="sub">{off.none}</p>}
          {open > 0 && (
            <fieldset>
              <legend className="label">{open === 1 ? one : fillIn(many, { count: open })}</legend>
              <div className="choices">
                <label className="choice">
                  <input type="radio" name="to" value="turn" defaultChecked />
                  <span>{off.byTurn}</span>
                </label>
                <label className="choice">
                  <input type="radio" name="to" value="one" />
                  <span>{off.toOne}</span>
                </label>
              </div>
              <label className="pick person__who">
                <span className="visually-hidden">{off.who}</span>
                <select name="who">
                  {others.map(({ id, name: label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            </fieldset>
          )}
          <div className="save">
            <button className="btn btn--danger" type="submit">
              {fillIn(off.button, { name })}
            </button>
            <a className="btn" href="/desk/people">
              {off.keep}
            </a>
          </div>
        </Form>
      )}
    </Part>
  );
}

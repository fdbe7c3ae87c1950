// Native selects on laptops, one sheet on phones; both are plain forms whose answer is an address without any name.
import { deskWork } from '../../content/en/desk-work.ts';
import { productIds } from '../../content/products.ts';
import { states } from '../../domain/desk/states.ts';
import { leadKinds } from '../../domain/lead/fields.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { Named, QueueFilter } from '../../server/desk/work/views.ts';
import { counted, firstName, loanName } from '../say.ts';
import { Icon } from './icon.tsx';
import { Sheet } from './sheet.tsx';
import { dateOf } from '../../domain/moments.ts';

const words = deskWork.filters;

interface Props {
  filter: QueueFilter;
  advisers: Named[];
  total: number | null;
}

interface Choice {
  value: string;
  label: string;
}
interface Picked {
  name: 'kind' | 'product' | 'state' | 'adviser';
  label: string;
  value: string;
  choices: Choice[];
}

function picks({ filter, advisers }: Props): Picked[] {
  const any = (label: string): Choice => ({ value: '', label });
  return [
    {
      name: 'kind',
      label: words.kind,
      value: filter.kind ?? '',
      choices: [any(words.anyKind), ...leadKinds.map((kind) => ({ value: kind, label: deskWork.kinds[kind] }))],
    },
    {
      name: 'product',
      label: words.product,
      value: filter.product ?? '',
      choices: [any(words.anyProduct), ...productIds.map((id) => ({ value: id, label: loanName(id) }))],
    },
    {
      name: 'state',
      label: words.state,
      value: filter.state ?? (filter.view === 'all' ? 'any' : ''),
      choices: [
        any(words.waiting),
        ...states.map((state) => ({ value: state, label: deskWork.states[state] })),
        { value: 'open', label: words.openStates },
        { value: 'any', label: words.anyState },
      ],
    },
    {
      name: 'adviser',
      label: words.adviser,
      value: filter.adviser ?? '',
      choices: [
        any(words.anyAdviser),
        ...advisers.map(({ id, name }) => ({ value: id, label: firstName(name) })),
        { value: 'nobody', label: deskWork.nobody },
      ],
    },
  ];
}

const Options = ({ choices }: { choices: Choice[] }) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** How many filters are set, beside the view. */
const setCount = ({ kind, product, state, adviser, source, from, to, spam, duplicates }: QueueFilter) =>
  [kind, product, state, adviser, source, from, to, spam, duplicates].filter((one) => one !== undefined).length;

/** What the sheet's button says; `shown` is what one page holds of more. */
export const showWords = (total: number | null, shown: number): string =>
  total === null ? fillIn(words.applyMany, { count: shown }) : counted(words.applyCount, total);

export function Filters(props: Props) {
  const { filter } = props;
  const set = setCount(filter);
  const order = filter.view === 'all' ? deskWork.queue.newest : deskWork.queue.order;
  return (
    <>
      <form className="filters" aria-label={words.title} method="get" action="/desk/queue" data-filters="">
        <input type="hidden" name="view" value={filter.view} />
        <p className="sub filters__phone">{order}</p>
        <div className="filters__picks">
          {picks(props).map(({ name, label, value, choices }) => (
            <label key={name} className={value === '' ? 'pick' : 'pick pick--set'}>
              <span className="visually-hidden">{label}</span>
              <select name={name} defaultValue={value}>
                <Options choices={choices} />
              </select>
            </label>
          ))}
          <button className="btn without-scripts" type="submit">
            {words.apply}
          </button>
        </div>
        <a className="btn" href="#filters">
          <Icon name="filter" />
          {set > 0 ? fillIn(words.openSet, { count: set }) : words.open}
        </a>
        <p className="sub filters__order">{order}</p>
      </form>
      <FilterSheet {...props} />
    </>
  );
}

function FilterSheet(props: Props) {
  const { filter, total } = props;
  const day = (at: number | undefined) => (at === undefined ? '' : dateOf(at));
  return (
    <Sheet id="filters" title={words.title}>
      <form className="choices" method="get" action="/desk/queue" data-count="/desk/queue/count">
        <input type="hidden" name="view" value={filter.view} />
        {picks(props).map((picked) =>
          picked.name === 'kind' || picked.name === 'product' ? (
            <Chips key={picked.name} {...picked} />
          ) : (
            <div key={picked.name} className="field">
              <label className="label" htmlFor={`filter-${picked.name}`}>
                {picked.label}
              </label>
              <select className="input" id={`filter-${picked.name}`} name={picked.name} defaultValue={picked.value}>
                <Options choices={picked.choices} />
              </select>
            </div>
          ),
        )}
        <div className="pair">
          <DayField name="from" label={words.from} value={day(filter.from)} />
          <DayField name="to" label={words.to} value={day(filter.to === undefined ? undefined : filter.to - 1)} />
        </div>
        <div className="field">
          <label className="label" htmlFor="filter-source">
            {words.source}
          </label>
          <input
            className="input"
            id="filter-source"
            name="source"
            defaultValue={filter.source ?? ''}
            placeholder="/emi-calculator"
            maxLength={200}
          />
        </div>
        <Tick name="spam" label={words.spam} hint={words.spamHint} set={filter.spam === true} />
        <Tick name="duplicates" label={words.duplicates} hint={words.duplicatesHint} set={filter.duplicates === true} />
        <div className="save">
          <a className="btn btn--big" href="/desk/queue">
            {words.clear}
          </a>
          <button className="btn btn--main btn--big btn--grow" type="submit" data-counts="">
            {total === null ? words.apply : counted(words.applyCount, total)}
          </button>
        </div>
      </form>
    </Sheet>
  );
}

function Chips({ name, label, value, choices }: Picked) {
  return (
    <fieldset>
      <legend className="label">{label}</legend>
      <div className="chips">
        {choices.map((choice) => (
          <label key={choice.value} className="choice">
            <input type="radio" name={name} value={choice.value} defaultChecked={choice.value === value} />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function DayField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <div className="field">
      <label className="label" htmlFor={`filter-${name}`}>
        {label}
      </label>
      <input className="input" id={`filter-${name}`} name={name} type="date" defaultValue={value} />
    </div>
  );
}

function Tick({ name, label, hint, set }: { name: string; label: string; hint: string; set: boolean }) {
  return (
    <label className="choice">
      <input type="checkbox" name={name} value="only" defaultChecked={set} />
      <span>
        {label} <small>{hint}</small>
      </span>
    </label>
  );
}

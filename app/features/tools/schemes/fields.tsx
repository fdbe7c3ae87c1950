import { grouped } from '../../../../domain/money/format.ts';
import { parseAmount } from '../../../../domain/money/parse.ts';
import { type Answers, ages, type Question } from '../../../../domain/schemes/answers.ts';
import { TextField } from '../../../ui/field.tsx';
import { ChoiceList } from '../choice-list.tsx';
import { MoneyField } from '../money-field.tsx';
import type { Problems } from './problems.ts';
import type { Words } from './setting.ts';
import { TickList } from './tick-list.tsx';

export interface FieldsProps {
  words: Words;
  answers: Answers;
  problems: Problems;
  /** As it stands in the address, for what could not be read. */
  typed: (name: string) => string;
  /** All questions on one page: the home has a place of its own there. */
  together: boolean;
}

type Choosing = {
  name: 'for' | 'kind' | 'place' | 'state' | 'class8' | 'before' | 'home' | 'at' | 'pucca';
  options: Record<string, string>;
  asides?: Record<string, string>;
  legend?: string;
} & Pick<FieldsProps, 'answers' | 'problems'>;

const Choice = ({ name, options, asides, legend, answers, problems }: Choosing) => (
  <ChoiceList
    id={name}
    name={name}
    legend={legend}
    options={Object.entries(options).map(([value, label]) => ({ value, label, aside: asides?.[value] }))}
    chosen={answers[name]}
    error={problems[name]}
  />
);

function Money({
  name,
  label,
  quiet,
  hint,
  answers,
  problems,
  typed,
}: FieldsProps & { name: 'cost' | 'income' | 'price'; label: string; quiet?: boolean; hint?: string }) {
  const read = answers[name];
  return (
    <MoneyField
      id={name}
      name={name}
      label={label}
      quiet={quiet}
      hint={hint}
      value={read === undefined ? typed(name) : grouped(Number(read))}
      error={problems[name]}
      read={parseAmount}
    />
  );
}

function You({ words, answers, problems, typed }: FieldsProps) {
  const { age, groups, options, class8 } = words.questions.you;
  return (
    <>
      <div className="schemes__short">
        <TextField
          id="age"
          name="age"
          label={age}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(ages.max).length}
          defaultValue={answers.age ?? typed('age')}
          error={problems.age}
        />
      </div>
      <TickList id="cat" name="cat" legend={groups} options={options} ticked={answers.cat} error={problems.cat} />
      <Choice name="class8" legend={class8} options={{ yes: words.yes, no: words.no }} {...{ answers, problems }} />
    </>
  );
}

function Home(props: FieldsProps) {
  const { words, answers, problems, typed } = props;
  const { at, income, incomeHint, price, priceHint, carpet, carpetHint, pucca } = words.questions.home;
  return (
    <>
      <Choice name="at" legend={at} options={words.questions.place.options} {...{ answers, problems }} />
      <Money name="income" label={income} hint={incomeHint} {...props} />
      <Money name="price" label={price} hint={priceHint} {...props} />
      <TextField
        id="carpet"
        name="carpet"
        label={carpet}
        hint={carpetHint}
        inputMode="text"
        autoComplete="off"
        maxLength={20}
        defaultValue={answers.carpet ?? typed('carpet')}
        error={problems.carpet}
      />
      <Choice name="pucca" legend={pucca} options={{ yes: words.yes, no: words.no }} {...{ answers, problems }} />
    </>
  );
}

/** The controls of one question; its heading is its legend. */
export function Fields({ of: question, ...props }: FieldsProps & { of: Question }) {
  const { words, answers, problems, together } = props;
  const { questions, yes, no } = words;
  const yesNo = { yes, no };
  switch (question) {
    case 'for':
    case 'kind':
      return <Choice name={question} options={questions[question].options} {...{ answers, problems }} />;
    case 'place':
      return (
        <>
          <Choice
            name="place"
            options={questions.place.options}
            asides={questions.place.asides}
            {...{ answers, problems }}
          />
          <Choice name="state" legend={questions.place.state} options={yesNo} {...{ answers, problems }} />
        </>
      );
    case 'you':
      return <You {...props} />;
    case 'cost':
      return <Money name="cost" label={questions.cost.label} quiet {...props} />;
    case 'before':
      return (
        <>
          <Choice name="before" options={questions.before.options} {...{ answers, problems }} />
          <Choice name="home" legend={questions.before.home} options={yesNo} {...{ answers, problems }} />
          {!together && (
            <div className="schemes__home">
              <Home {...props} />
            </div>
          )}
        </>
      );
    case 'home':
      return <Home {...props} />;
  }
}

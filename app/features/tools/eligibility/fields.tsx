import { Link } from 'react-router';
import {
  type Answers,
  ages,
  otherScores,
  type Question as QuestionName,
  rulesFor,
  scoreSteps,
  sinceYears,
  startYears,
  yearChoices,
} from '../../../../domain/eligibility/answers.ts';
import { works } from '../../../../domain/eligibility/check.ts';
import { fillIn } from '../../../../domain/fill-in.ts';
import { grouped } from '../../../../domain/money/format.ts';
import { parseAmount, parseMonthly } from '../../../../domain/money/parse.ts';
import { SelectField } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/field.tsx';
import { ChoiceList } from '../choice-list.tsx';
import { HelpMore } from '../help-more.tsx';
import { MoneyField } from '../money-field.tsx';
import { WayOut } from '../way-out.tsx';
import type { Problems } from './problems.ts';
import { type EligibilityContent, priceLabel, scoreWords, sinceWords } from './setting.ts';

export interface FieldsProps {
  content: EligibilityContent;
  answers: Partial<Answers>;
  problems: Problems;
  /** As it stands in the address, for what could not be read. */
  typed: (name: string) => string;
  /** Among the six others: what only one loan asks is there too, and hidden unless that loan is chosen. */
  together: boolean;
}

/** What was understood, grouped, else what was typed. */
const shown = (value: number | string | undefined, typed: string) =>
  typeof value === 'number' ? grouped(value) : typed;

function LoanFields({ content: { words, loans }, answers, problems, together }: FieldsProps) {
  return (
    <>
      <ChoiceList
        id="loan"
        name="loan"
        options={loans.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={answers.loan}
        error={problems.loan}
      />
      {!together && (
        <p>
          <Link className="eligibility__scheme" to="/schemes">
            {words.scheme}
          </Link>
        </p>
      )}
    </>
  );
}

function WorkFields({ content: { words, rules }, answers, problems }: FieldsProps) {
  const { since, sinceBusiness } = words.questions.work;
  return (
    <>
      <ChoiceList
        id="work"
        name="work"
        options={works.map((work) => ({ value: work, label: words.works[work] }))}
        chosen={answers.work}
        error={problems.work}
      />
      <ChoiceList
        id="since"
        name="since"
        legend={rulesFor(rules, answers.loan)?.sales ? sinceBusiness : since}
        options={sinceYears.map((years) => ({ value: years, label: sinceWords(words, years) }))}
        chosen={answers.since}
        error={problems.since}
      />
    </>
  );
}

function IncomeFields({ content: { words, rules }, answers, problems, typed, together }: FieldsProps) {
  const { label, sales, salesHint } = words.questions.income;
  const asksSales = together || Boolean(rulesFor(rules, answers.loan)?.sales);
  return (
    <>
      <MoneyField
        id="income"
        name="income"
        label={label}
        quiet={!asksSales}
        value={shown(answers.income, typed('income'))}
        error={problems.income}
        read={parseMonthly}
      />
      {asksSales && (
        <div className={together ? 'eligibility__sales' : undefined}>
          <MoneyField
            id="sales"
            name="sales"
            label={sales}
            hint={salesHint}
            value={shown(answers.sales, typed('sales'))}
            error={problems.sales}
            read={parseAmount}
          />
        </div>
      )}
    </>
  );
}

function EmisFields({ content: { words }, answers, problems, typed }: FieldsProps) {
  const { label, none } = words.questions.emis;
  return (
    <WayOut name="emis-none" label={none} ticked={answers.emis === 0}>
      <MoneyField
        id="emis"
        name="emis"
        label={label}
        quiet
        value={answers.emis === 0 ? '' : shown(answers.emis, typed('emis'))}
        error={problems.emis}
        read={parseMonthly}
      />
    </WayOut>
  );
}

function AgeFields({ content: { words }, answers, problems, typed }: FieldsProps) {
  return (
    <div className="eligibility__age">
      <TextField
        id="age"
        name="age"
        label={words.questions.age.label}
        quiet
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(ages.max).length}
        defaultValue={answers.age?.toString() ?? typed('age')}
        error={problems.age}
      />
    </div>
  );
}

function ScoreFields({ content: { words, rules }, answers, problems }: FieldsProps) {
  const steps = [...scoreSteps(rules).map(String), ...otherScores];
  return (
    <ChoiceList
      id="score"
      name="score"
      or={words.or}
      options={steps.map((step) => ({
        value: step,
        label: scoreWords(words, rules, step),
        apart: step === 'unknown' || step === 'none',
        aside: step === 'unknown' ? words.scores.unknownAside : undefined,
      }))}
      chosen={answers.score}
      error={problems.score}
    />
  );
}

function AmountFields({ content: { words, rules }, answers, problems, typed, together }: FieldsProps) {
  const { field, any, years, yearsHint, yearsOption, yearsOne, optional } = words.questions.amount;
  const own = rulesFor(rules, answers.loan);
  const choices = own ? yearChoices(own) : [...new Set(rules.flatMap(yearChoices))].sort((one, other) => one - other);
  const asksPrice = together || Boolean(own?.price);
  return (
    <>
      <WayOut name="amount-any" label={any} ticked={answers.amount === 'any'}>
        <MoneyField
          id="amount"
          name="amount"
          label={field}
          value={answers.amount === 'any' ? '' : shown(answers.amount, typed('amount'))}
          error={problems.amount}
          read={parseAmount}
        />
      </WayOut>
      <SelectField
        id="years"
        name="years"
        label={years}
        hint={yearsHint}
        options={choices.map((n) => ({
          value: String(n),
          label: fillIn(n === 1 ? yearsOne : yearsOption, { years: n }),
        }))}
        defaultValue={String(answers.years ?? (own ? startYears(own) : startYears(rules[0] as never)))}
      />
      {asksPrice && (
        <div className={together ? 'eligibility__price' : undefined}>
          <MoneyField
            id="price"
            name="price"
            label={priceLabel(words, answers.loan)}
            aside={optional}
            value={shown(answers.price, typed('price'))}
            error={problems.price}
            read={parseAmount}
          />
        </div>
      )}
    </>
  );
}

const all: Record<QuestionName, (props: FieldsProps) => React.ReactNode> = {
  loan: LoanFields,
  work: WorkFields,
  income: IncomeFields,
  emis: EmisFields,
  age: AgeFields,
  score: ScoreFields,
  amount: AmountFields,
};

/** The fields of one question, and what helps to answer it. */
export function Fields({ of, ...props }: FieldsProps & { of: QuestionName }) {
  const { help } = props.content.words;
  const OwnFields = all[of];
  const own = of in help && !props.together ? help[of as keyof typeof help] : [];
  return (
    <>
      <OwnFields {...props} />
      {own.length > 0 && (
        <div>
          {own.map(({ title, text }) => (
            <HelpMore key={title} title={title}>
              <p>{text}</p>
            </HelpMore>
          ))}
        </div>
      )}
    </>
  );
}

import type { SyntheticEvent } from 'react';
import { type Choice, properties } from '../../../../domain/documents/papers.ts';
import { works } from '../../../../domain/eligibility/check.ts';
import { SelectField } from '../../../ui/select.tsx';
import { type DocumentsContent, path } from './setting.ts';

/** Loan, work, property: three selects and a button. */
export function Chooser({
  content: { words, loans },
  choice,
  wrong,
  carried,
  onSubmit,
}: {
  content: DocumentsContent;
  choice: Partial<Choice>;
  /** Sent without a loan or a work. */
  wrong: boolean;
  /** The language and the ticks, which the new list keeps. */
  carried: (readonly [string, string])[];
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}) {
  const { choose } = words;
  return (
    <form className="chooser" action={path} onSubmit={onSubmit} noValidate>
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="step" value="list" />
      <SelectField
        id="loan"
        name="loan"
        label={choose.loan}
        empty={choose.loanEmpty}
        options={loans.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={choice.loan ?? ''}
        error={wrong && !choice.loan ? choose.loanEmpty : undefined}
      />
      <SelectField
        id="work"
        name="work"
        label={choose.work}
        empty={choose.workEmpty}
        options={works.map((work) => ({ value: work, label: words.works[work] }))}
        defaultValue={choice.work ?? ''}
        error={wrong && !choice.work ? choose.workEmpty : undefined}
      />
      <div className="chooser__property">
        <SelectField
          id="property"
          name="property"
          label={choose.property}
          options={properties.map((property) => ({ value: property, label: words.properties[property] }))}
          defaultValue={choice.property ?? 'none'}
        />
      </div>
      <button className="btn btn--solid" type="submit">
        {choose.show}
      </button>
    </form>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fillIn } from '../../../domain/fill-in.ts';
import type { Content } from '../../../content/load.ts';
import { amountInWords } from '../../../domain/money/format.ts';
import { type Parsed, parseAmount, parseMonthly } from '../../../domain/money/parse.ts';
import type { Texts } from '../../enquiries/enquiry.ts';
import type { Receipt } from '../../enquiries/send.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Option, SelectField } from '../../ui/select.tsx';
import { Niche } from '../../ui/niche.tsx';
import { ConsentNotice } from './consent-notice.tsx';
import { LeadForm } from './lead-form.tsx';
import { type Kinds, kindIn } from './loan-kind.ts';
import { PersonFields } from './person-fields.tsx';
import type { Afterwards } from './receipt-panel.tsx';
import { type Turn, takesTurn } from './turn.ts';
import type { Posted } from './use-lead-form.ts';
import type { FormWords } from './words.ts';

/** The amount as it is said, when it can be read; free text is fine as well. */
const inWords = (read: Parsed): string | undefined => (read.ok ? amountInWords(read.value) : undefined);

/** “Loan Application Form” */
export function ApplicationForm({
  form,
  words,
  note,
  loanTypes,
  kinds,
  after,
  prefill,
  posted,
  receipt,
}: {
  form: Content['query']['form'];
  words: FormWords;
  note: string;
  loanTypes: Option[];
  kinds: Kinds;
  after: Afterwards;
  prefill: Texts;
  posted?: Posted;
  receipt: Receipt | null;
}) {
  const { shared } = words;
  const kindHint = (texts: Texts) => {
    const kind = kindIn(kinds, texts);
    return kind && kind.loan === texts.loanType ? fillIn(form.kindHint, { kind: kind.title }) : undefined;
  };
  const turn = takesTurn(posted, receipt);
  return (
    <LeadForm
      kind="application"
      path="/query"
      look="apply"
      turn={turn('later', 2283, 1777)}
      title={form.title}
      lead={form.lead}
      submit={form.submit}
      sent={form.sent}
      termsRequired={form.termsRequired}
      initial={posted?.texts ?? prefill}
      note={
        <p className="note">
          <Icon name="lock" small /> <span>{note}</span>
        </p>
      }
      {...{ words, kinds, after, posted, receipt }}
    >
      {({ text, field, tick, texts }) => (
        <>
          <Part number={1} title={form.personal} columns turn={turn('later', 315, 211)}>
            <PersonFields words={shared} text={text} texts={texts} />
          </Part>
          <Part number={2} title={form.loan} columns turn={turn('band', 481, 317)}>
            <SelectField
              {...field('loanType')}
              label={form.loanType}
              hint={kindHint(texts)}
              empty={form.loanTypePlaceholder}
              options={loanTypes}
            />
            <TextField
              {...text('loanAmount')}
              label={form.loanAmount}
              prefix="₹"
              hint={inWords(parseAmount(texts.loanAmount ?? '')) ?? form.amountHint}
            />
            <ChoiceCards
              id={field('employment').id}
              name="employment"
              label={form.employment}
              options={form.employmentOptions}
              chosen={field('employment').defaultValue}
              error={field('employment').error}
            />
            <TextField
              {...text('salary')}
              label={form.salary}
              prefix="₹"
              hint={inWords(parseMonthly(texts.salary ?? ''))}
            />
          </Part>
          <Part number={3} title={form.additional} turn={turn('band', 800, 666)}>
            <TextArea
              {...text('message')}
              label={form.message}
              aside={shared.optional}
              placeholder={form.messageHint}
            />
            <ConsentNotice words={words} purposes={['contact', 'terms', 'marketing']} />
            <Checkbox {...tick('agreeTerms')}>
              {shared.agree.before} <Link to="/terms">{shared.agree.link}</Link> {shared.agree.after}
            </Checkbox>
            <Checkbox {...tick('marketing')}>
              {shared.marketing} <span className="field__aside">{shared.optional}</span>
            </Checkbox>
          </Part>
        </>
      )}
    </LeadForm>
  );
}

function Part({
  number,
  title,
  columns = false,
  turn,
  children,
}: {
  number: number;
  title: string;
  columns?: boolean;
  turn: Turn;
  children: ReactNode;
}) {
  return (
    <fieldset>
      <legend>
        <Niche size="s">
          <b className="fig">{number}</b>
        </Niche>
        {title}
      </legend>
      <div className={`fields ${columns ? 'fields--two' : ''} ${turn.className}`} style={turn.style}>
        {children}
      </div>
    </fieldset>
  );
}

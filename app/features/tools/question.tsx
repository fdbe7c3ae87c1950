import type { ReactNode, SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { ErrorSummary, type SummaryItem } from '../../ui/error-summary.tsx';
import { Icon } from '../../ui/icon.tsx';

interface QuestionWords {
  back: string;
  /** Above what is to be put right. */
  problems: string;
  /** What is not asked and not done, under the button. */
  calm: string;
}

interface Props {
  words: QuestionWords;
  /** Where the form leads: the tool's own page. */
  path: string;
  /** Which question was answered; the server checks that one and says what is wrong with it. */
  step: string;
  /** The answers of the other questions, which travel along. */
  carried: Iterable<readonly [name: string, value: string]>;
  back?: string;
  problems: SummaryItem[];
  /** With scripts; without them the browser asks the server. */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  submit: string;
  children: ReactNode;
  /** Under the button. */
  more?: ReactNode;
  /** Beside the form: the answers so far. */
  aside?: { title: string; content: ReactNode };
}

/** One question a page: a form that asks for the same page with one answer more. */
export function QuestionPage({ words, path, step, carried, back, problems, onSubmit, submit, more, ...rest }: Props) {
  const { children, aside } = rest;
  return (
    <div className="wrap question">
      <form className="question__form" action={path} onSubmit={onSubmit} noValidate>
        {back && (
          <Link className="question__back" to={back}>
            <Icon name="left" small /> {words.back}
          </Link>
        )}
        {problems.length > 0 && <ErrorSummary title={words.problems} items={problems} level="h2" />}
        {[...carried].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="step" value={step} />
        {children}
        <div className="question__go">
          <button className="btn btn--solid" type="submit">
            {submit}
          </button>
          {more}
        </div>
        <p className="question__calm">
          <Icon name="lock" small /> <span>{words.calm}</span>
        </p>
      </form>
      {aside && (
        <aside className="question__aside" aria-labelledby="so-far">
          <h2 id="so-far">{aside.title}</h2>
          {aside.content}
        </aside>
      )}
    </div>
  );
}

/** The question itself names its answers: its legend is the page's heading, or one of several on a page. */
export function Question({
  title,
  hint,
  above,
  level: Heading = 'h1',
  children,
}: {
  title: string;
  hint?: string;
  /** Stands over the heading of the first question. */
  above?: string;
  level?: 'h1' | 'h2';
  children: ReactNode;
}) {
  return (
    <fieldset className="question__part">
      <legend>
        {above && <span className="question__above">{above}</span>}
        <Heading>{title}</Heading>
      </legend>
      {hint && <p className="question__hint">{hint}</p>}
      {children}
    </fieldset>
  );
}

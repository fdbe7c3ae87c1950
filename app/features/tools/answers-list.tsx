import { Link } from 'react-router';

export interface Answer {
  label: string;
  value: string;
  /** Where the question is asked again. */
  change: string;
}

/** What was said so far, and the way to change it. */
export function AnswersList({ answers, change }: { answers: Answer[]; change: string }) {
  return (
    <dl className="answers-list">
      {answers.map(({ label, value, change: to }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd className="answers-list__change">
            <Link to={to}>
              {change}
              <span className="visually-hidden">: {label}</span>
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}

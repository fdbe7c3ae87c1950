import { ProgressArch } from './progress-arch.tsx';

/** Above a question, thin, so that the question stands in the first screen of a phone. */
export function TaskBand({
  name,
  step,
  total,
  now,
}: {
  name: string;
  /** “Question 6 of 7” */
  step: string;
  total: number;
  now: number;
}) {
  return (
    <div className="task-band">
      <div className="wrap">
        <p className="task-band__name">{name}</p>
        <ProgressArch total={total} now={now} />
        <p className="task-band__step">{step}</p>
      </div>
    </div>
  );
}

import { MoreLink } from '../ui/more-link.tsx';

export interface Standing {
  title: string;
  /** The file's way; none where it was taken back. */
  steps: { label: string; isNow: boolean; isDone: boolean }[];
  text: string;
  adviser: string | null;
  next: { title: string; text: string; papers: string; names: string[]; link: string; linkLabel: string };
}

/** Where the file stands, and who looks after it. */
export function FileStanding({ standing: { title, steps, text, adviser } }: { standing: Standing }) {
  return (
    <section aria-labelledby="standing">
      <h2 id="standing">{title}</h2>
      {steps.length > 0 && (
        <ol className="file-standing__steps">
          {steps.map(({ label, isNow, isDone }) => (
            <li key={label} aria-current={isNow ? 'step' : undefined} data-done={isDone || undefined}>
              {label}
            </li>
          ))}
        </ol>
      )}
      <p>{text}</p>
      {adviser && <p className="file-standing__adviser">{adviser}</p>}
    </section>
  );
}

/** What is needed next, with the documents for this enquiry. */
export function NeededNext({ next }: { next: Standing['next'] }) {
  return (
    <section aria-labelledby="needed">
      <h2 id="needed">{next.title}</h2>
      <p>{next.text}</p>
      {next.names.length > 0 && (
        <>
          <h3 className="file-standing__papers">{next.papers}</h3>
          <ul className="ticks">
            {next.names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <MoreLink to={next.link} label={next.linkLabel} />
    </section>
  );
}

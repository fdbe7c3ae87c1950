export interface CheckedDate {
  /** ISO, and as shown. */
  date: string;
  shown: string;
}

/** A remark on figures, with the day they were last checked. */
export function Checked({ text, on }: { text: string; on: CheckedDate }) {
  return (
    <p className="checked">
      {text} <time dateTime={on.date}>{on.shown}</time>.
    </p>
  );
}

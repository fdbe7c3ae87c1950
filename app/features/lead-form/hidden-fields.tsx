import { honeypotField } from '../../../domain/lead/fields.ts';

/** What travels with a post without scripts, and the field that only robots fill. */
export function HiddenFields({
  page,
  language,
  id = '',
  asked = [],
  label,
}: {
  page: string;
  language: string;
  id?: string;
  /** The fields asked about already. */
  asked?: string[];
  label: string;
}) {
  return (
    <>
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="submissionId" value={id} />
      <input type="hidden" name="asked" value={asked.join(' ')} />
      <div className="trap" aria-hidden="true">
        <label>
          {label}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

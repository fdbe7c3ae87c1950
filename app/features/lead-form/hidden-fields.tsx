import { honeypotField } from '../../../domain/lead/fields.ts';

/** What travels with a post without scripts, and the field that only robots fill. */
export function HiddenFields({
  page,
  language,
  id = '',
  label,
}: {
  page: string;
  language: string;
  id?: string;
  label: string;
}) {
  return (
    <>
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="submissionId" value={id} />
      <div className="trap" aria-hidden="true">
        <label>
          {label}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

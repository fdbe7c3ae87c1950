/** A form that was sent by somebody who was no longer signed in. */
export interface Kept {
  /** Where it was sent to: a path of the desk. */
  path: string;
  fields: [name: string, value: string][];
}

/** Goes along with the sign-in. */
export const KeptFields = ({ kept }: { kept: Kept }) => (
  <>
    <input type="hidden" name="keptPath" value={kept.path} />
    <input type="hidden" name="kept" value={new URLSearchParams(kept.fields).toString()} />
  </>
);

// What was just done, with a way back. Made by the server, so that undo works without scripts; the script lets it go.
import { deskWork } from '../../content/en/desk-work.ts';
import type { Action } from '../../server/desk/work/views.ts';
import { ActForm } from './act-form.tsx';
import { Icon } from './icon.tsx';

const words = deskWork.toast;

export interface Done {
  act: Action['do'];
  /** What undo takes back; null where there is nothing to take back. */
  event: string | null;
  /** The enquiry it was done to, and its version now. */
  of: { reference: string; version: number };
}

export function Toast({ done, token, back }: { done: Done; token: string; back?: string }) {
  return (
    <div className="toast" role="status" data-toast="">
      <Icon name="check" />
      <p>{words.done[done.act]}</p>
      {done.event && (
        <ActForm token={token} of={done.of} act="undo" back={back}>
          <input type="hidden" name="event" value={done.event} />
          <button className="btn btn--quiet" type="submit">
            {words.undo}
          </button>
        </ActForm>
      )}
      <button className="btn btn--icon with-scripts" type="button" aria-label={words.close} data-dismiss="">
        <Icon name="close" />
      </button>
    </div>
  );
}

import type { ReactNode } from 'react';
import { ANSWER_ANCHOR, FORM } from '../setting.ts';

/**
 * A view's own inputs. They belong to the calculator's one form, which this button sends; the address it asks for ends at
 * the view's answer, so that the answer is what one sees next, with scripts and without.
 */
export function ViewForm({ submit, children }: { submit: string; children: ReactNode }) {
  return (
    <div className="viewform">
      {children}
      <button className="btn btn--solid" type="submit" form={FORM} formAction={`/emi-calculator#${ANSWER_ANCHOR}`}>
        {submit}
      </button>
    </div>
  );
}

/** What the view's inputs came to. */
export function ViewAnswer({ children }: { children: ReactNode }) {
  return (
    <div className="view__answer" id={ANSWER_ANCHOR}>
      {children}
    </div>
  );
}

/** Whether the form was sent from a view: by its button, or by Enter in one of its fields. */
export const sentFromView = (submitter: Element | null): boolean =>
  [submitter, document.activeElement].some((element) => element?.closest('.viewform'));

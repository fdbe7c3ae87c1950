import type { ReactNode } from 'react';
import { carried } from '../address.ts';
import { ANSWER_ANCHOR, useSetting, VIEW_FORM } from '../setting.ts';

/**
 * A view's own inputs, and the rest of the address unseen. It leads to the view's answer, so that the answer is what one
 * sees next, by its button and by Enter, with scripts and without.
 */
export function ViewForm({ label, submit, children }: { label: string; submit: string; children: ReactNode }) {
  const { state, boundsOf } = useSetting();
  return (
    <form id={VIEW_FORM} className="viewform" action={`/emi-calculator#${ANSWER_ANCHOR}`} aria-label={label}>
      {children}
      <button className="btn btn--solid" type="submit">
        {submit}
      </button>
      {carried(state, boundsOf, VIEW_FORM).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

/** What the view's inputs came to, and the same as one hears it when it changes. */
export function ViewAnswer({ said, children }: { said: string; children: ReactNode }) {
  return (
    <div className="view__answer" id={ANSWER_ANCHOR}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {children}
    </div>
  );
}

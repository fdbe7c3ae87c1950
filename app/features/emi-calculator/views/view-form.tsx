import type { ReactNode } from 'react';
import { carried } from '../params.ts';
import { answerAnchor, useSetting, viewFormId } from '../setting.ts';

/**
 * A view's own inputs, and the rest of the URL unseen. It leads to the view's answer, so that the answer is what one
 * sees next, by its button and by Enter, with scripts and without.
 */
export function ViewForm({ label, submit, children }: { label: string; submit: string; children: ReactNode }) {
  const { state, boundsOf } = useSetting();
  return (
    <form id={viewFormId} className="viewform" action={`/emi-calculator#${answerAnchor}`} aria-label={label}>
      {children}
      <button className="btn btn--solid" type="submit">
        {submit}
      </button>
      {carried(state, boundsOf, viewFormId).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

/** What the view's inputs came to, and the same as one hears it when it changes. */
export function ViewAnswer({ announced, children }: { announced: string; children: ReactNode }) {
  return (
    <div className="view__answer" id={answerAnchor}>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { FORM } from '../setting.ts';

/** A view's own inputs. They belong to the calculator's one form, which this button sends. */
export function ViewForm({ submit, children }: { submit: string; children: ReactNode }) {
  return (
    <div className="viewform">
      {children}
      <button className="btn btn--solid" type="submit" form={FORM}>
        {submit}
      </button>
    </div>
  );
}

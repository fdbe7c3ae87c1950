// A form that does one thing to one enquiry. It carries the version it showed, so that nothing is overwritten.
import type { ReactNode } from 'react';
import type { Action } from '../../server/desk/work/views.ts';
import { enquiryPath } from '../say.ts';

export interface ActFormProps {
  token: string;
  of: { reference: string; version: number };
  act: Action['do'];
  /** Where to go on, a path of the desk; left out, the enquiry's own page. */
  back?: string;
  id?: string;
  className?: string;
  children: ReactNode;
}

export function ActForm({ token, of, act, back, id, className, children }: ActFormProps) {
  return (
    <form id={id} className={className} method="post" action={`${enquiryPath(of.reference)}/${act}`}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="seen" value={of.version} />
      {back && <input type="hidden" name="back" value={back} />}
      {children}
    </form>
  );
}

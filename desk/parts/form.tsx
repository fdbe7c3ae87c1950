import type { ReactNode } from 'react';

interface Props {
  action: string;
  /** Of this device: without it nothing that is posted counts. */
  formToken: string;
  /** One button in a row of a list. */
  plain?: boolean;
  className?: string;
  children: ReactNode;
}

/** A form of the desk. */
export function Form({ action, formToken, plain, className = plain ? undefined : 'form', children }: Props) {
  return (
    <form className={className} method="post" action={action}>
      <input type="hidden" name="token" value={formToken} />
      {children}
    </form>
  );
}

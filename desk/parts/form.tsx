import type { ReactNode } from 'react';

interface Props {
  action: string;
  /** Of this device: without it nothing that is posted counts. */
  formToken: string;
  /** One button in a row of a list. */
  plain?: boolean;
  children: ReactNode;
}

/** A form of the desk. */
export function Form({ action, formToken, plain, children }: Props) {
  return (
    <form className={plain ? undefined : 'form'} method="post" action={action}>
      <input type="hidden" name="token" value={formToken} />
      {children}
    </form>
  );
}

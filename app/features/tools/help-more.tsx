import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** Help that opens: the browser's own details, which need no script. */
export function HelpMore({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="help-more">
      <summary>
        {title}
        <Icon name="down" small />
      </summary>
      <div>{children}</div>
    </details>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { ToastWords } from '../../ui/toast.tsx';

/** Stays in the page until it is sent: why it waits, and what can be done about it. */
export function WaitingPanel({ words, children }: { words: ToastWords; children: ReactNode }) {
  return (
    <div className="panel panel--wait" role="alert">
      <Icon name="clock" />
      <div>
        <b>{words.title}</b>
        <p>{words.text}</p>
        {children}
      </div>
    </div>
  );
}

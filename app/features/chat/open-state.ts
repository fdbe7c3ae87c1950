// Whether the chat stands open. Outside React, because the page asks too: while a modal dialog stands, toasts can
// only be read and dismissed inside it.
import { useSyncExternalStore } from 'react';

let open = false;
const watchers = new Set<() => void>();

export function setChatOpen(next: boolean) {
  open = next;
  for (const changed of watchers) changed();
}

function watch(changed: () => void) {
  watchers.add(changed);
  return () => {
    watchers.delete(changed);
  };
}

export const useChatOpen = () =>
  useSyncExternalStore(
    watch,
    () => open,
    () => false,
  );

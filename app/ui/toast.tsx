import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';

export interface ToastWords {
  title: string;
  text: string;
}

interface Toast extends ToastWords {
  /** An error stays until it is dismissed, the page is left, or another toast takes its place. */
  tone?: 'ok' | 'error';
}

type Shown = Toast & { key: number };

/** One toast at a time, for the whole page: the newest is the one that counts. */
let shown: Shown | null = null;
let count = 0;
const watchers = new Set<() => void>();

function set(next: Shown | null) {
  shown = next;
  for (const changed of watchers) changed();
}

const toaster = {
  show: (toast: Toast) => {
    count += 1;
    set({ ...toast, key: count });
  },
  dismiss: () => set(null),
};

/** `show` a toast, `dismiss` the one that stands. Both keep their identity: safe in effects. */
export const useToast = () => toaster;

function dismissError() {
  if (shown?.tone === 'error') set(null);
}

/** An error is about the page it stands on. Give this the page as its key, and the error goes when the visitor does. */
export function ErrorsOfPage() {
  useEffect(() => dismissError, []);
  return null;
}

const current = () => shown;
const none = () => null;
function watch(changed: () => void) {
  watchers.add(changed);
  return () => {
    watchers.delete(changed);
  };
}

const lifetime = 6000;

/** Stands in the page from the start, so that what appears in it is read aloud. Mount it once, in the root. */
export function ToastRegion({ label, dismiss }: { label: string; dismiss: string }) {
  const toast = useSyncExternalStore(watch, current, none);
  const error = toast?.tone === 'error';
  return (
    <section className="toasts" aria-label={label}>
      <div aria-live="polite">{toast && !error && <Card key={toast.key} toast={toast} dismiss={dismiss} />}</div>
      <div>{toast && error && <Card key={toast.key} toast={toast} dismiss={dismiss} />}</div>
    </section>
  );
}

function Card({ toast, dismiss }: { toast: Toast; dismiss: string }) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const error = toast.tone === 'error';
  const leaving = !error && !pointed && !focused;
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(toaster.dismiss, lifetime);
    return () => clearTimeout(timer);
  }, [leaving]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate, it only waits while it is being read.
    <div
      className={`toast toast--${error ? 'error' : 'ok'}`}
      role={error ? 'alert' : 'status'}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <Icon name={error ? 'alert' : 'check'} />
      <div>
        <b>{toast.title}</b>
        <p>{toast.text}</p>
      </div>
      <button type="button" aria-label={dismiss} onClick={toaster.dismiss}>
        <Icon name="close" small />
      </button>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Open or closed; closes on Escape (focus back on the button), when a press or the focus goes elsewhere, and on another page. */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The header outlives the page: what was opened on one must not cover the next, whichever way led there.
  const { key } = useLocation();
  const [page, setPage] = useState(key);
  if (page !== key) {
    setPage(key);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const onElsewhere = (event: PointerEvent | FocusEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [open]);

  return { open, root, button, toggle: () => setOpen((now) => !now), close: () => setOpen(false) };
}

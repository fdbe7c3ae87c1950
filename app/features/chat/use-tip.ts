import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';

const delay = 700;

/** A tooltip comes after a while of pointing or keyboard focus, and goes with it, on a press or on Escape. */
export function useTip() {
  const [wanted, setWanted] = useState(false);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!wanted) return setShown(false);
    const timer = setTimeout(() => setShown(true), delay);
    return () => clearTimeout(timer);
  }, [wanted]);
  const hide = () => setWanted(false);
  return {
    shown,
    hide,
    handlers: {
      onPointerEnter: (event: PointerEvent) => setWanted(event.pointerType !== 'touch'),
      onPointerLeave: hide,
      onFocus: (event: FocusEvent) => setWanted(event.target.matches(':focus-visible')),
      onBlur: hide,
      onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && hide(),
    },
  };
}

import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';

const narrow = '(max-width: 639px)';
/** Under a dialog they are out of the way already, and it gives the focus back to the one that opened it. */
const fields = ':is(input, select, textarea):not(dialog *)';

/** On phones the buttons step aside while one scrolls down to read or types into a field. */
function useAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const isNarrow = matchMedia(narrow);
    const onScroll = () => {
      if (Math.abs(scrollY - last) <= 8) return;
      setAway(isNarrow.matches && scrollY > last && scrollY > 80);
      last = scrollY;
    };
    const onFocusIn = (event: FocusEvent) => setAway(isNarrow.matches && (event.target as Element).matches(fields));
    const onFocusOut = () => setAway(false);
    addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
  return away;
}

export interface Messaging {
  href: string;
  label: string;
  tip: string;
  /** Names the region that the floating buttons are. */
  region: string;
}

export function FloatingButtons({ messaging, children }: { messaging: Messaging; children?: ReactNode }) {
  const away = useAway();
  return (
    <aside className="fabs" aria-label={messaging.region} data-away={away || undefined}>
      {children}
      <a
        className="fab fab--chat"
        href={messaging.href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={messaging.label}
        data-tip={messaging.tip}
      >
        <Icon name="whatsapp" />
      </a>
    </aside>
  );
}

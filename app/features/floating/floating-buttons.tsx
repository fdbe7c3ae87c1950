import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { covered } from './covering.ts';

const narrow = '(max-width: 639px)';
/** Wider screens have room for the buttons beside the page. */
const crowded = '(max-width: 1263px)';
/** Under a dialog they are out of the way already, and it gives the focus back to the one that opened it. */
const fields = ':is(input, select, textarea):not(dialog *)';
/** On the first screen visitors must learn that they exist: over text they lean out of the page's edge, no further. */
const begun = 80;
const endsWithin = 160;

const nearEnd = () => scrollY + innerHeight > document.documentElement.scrollHeight - endsWithin;

/**
 * Where there is no room beside the page the buttons step aside: while one types, near the page's end, and where they would
 * cover something to press or to read; on phones also while one scrolls down to read.
 */
function useAway(buttons: RefObject<HTMLElement | null>): 'edge' | 'out' | undefined {
  const [away, setAway] = useState<'edge' | 'out'>();
  useEffect(() => {
    let last = scrollY;
    let asked = 0;
    let reading = false;
    const [isNarrow, isCrowded] = [matchMedia(narrow), matchMedia(crowded)];
    const decide = () => {
      asked = 0;
      if (!buttons.current || !isCrowded.matches || document.querySelector('dialog[open]')) return setAway(undefined);
      // Whoever has come to them by keyboard must see where they are. Under a finger they must not move: the press is lost.
      if (buttons.current.querySelector(':focus-visible')) return setAway(undefined);
      if (document.activeElement?.matches(fields)) return setAway('out');
      const under = covered(buttons.current);
      const moved = scrollY > begun;
      if (under === 'control' || (moved && (reading || under === 'text' || nearEnd()))) return setAway('out');
      setAway(under === 'text' ? 'edge' : undefined);
    };
    // In a task of its own, when the page is laid out: looking under the buttons lays it out otherwise.
    const ask = () => {
      asked ||= window.setTimeout(decide);
    };
    const onScroll = () => {
      if (Math.abs(scrollY - last) > 8) {
        reading = isNarrow.matches && scrollY > last;
        last = scrollY;
      }
      ask();
    };
    ask();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', ask);
    document.addEventListener('focusin', ask);
    document.addEventListener('focusout', ask);
    return () => {
      clearTimeout(asked);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', ask);
      document.removeEventListener('focusin', ask);
      document.removeEventListener('focusout', ask);
    };
  }, [buttons]);
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
  const buttons = useRef<HTMLElement>(null);
  const away = useAway(buttons);
  return (
    <aside ref={buttons} className="floating-buttons" aria-label={messaging.region} data-away={away}>
      {children}
      <a
        className="floating-button floating-button--chat"
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

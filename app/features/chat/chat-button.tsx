import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { ChatDialogProps } from './chat-dialog.tsx';
import { setChatOpen, useChatOpen } from './open-state.ts';
import { useTip } from './use-tip.ts';
import type { ChatWords } from './words.ts';

/** The dialog's code and styles come with the first sign of interest. Where no script runs, styles hide the button. */
export function ChatButton({ words }: { words: ChatWords }) {
  const [Dialog, setDialog] = useState<ComponentType<ChatDialogProps> | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { show } = useToast();
  const open = useChatOpen();
  const tip = useTip();
  useEffect(() => () => setChatOpen(false), []);

  const load = async () => {
    const { default: loaded } = await import('./chat-dialog.tsx');
    setDialog(() => loaded);
  };
  const warm = () => void load().catch(() => {});
  const press = () => {
    tip.hide();
    setChatOpen(true);
    load().catch(() => {
      setChatOpen(false);
      show({ ...words.unloaded, tone: 'error' });
    });
  };
  const close = () => {
    setChatOpen(false);
    button.current?.focus({ preventScroll: true });
    tip.hide();
  };

  return (
    <>
      <div className="floating-tip">
        <button
          ref={button}
          type="button"
          className="floating-button floating-button--assistant"
          aria-label={words.open}
          aria-haspopup="dialog"
          {...tip.handlers}
          onPointerEnter={(event) => {
            warm();
            tip.handlers.onPointerEnter(event);
          }}
          onFocus={(event) => {
            warm();
            tip.handlers.onFocus(event);
          }}
          onClick={press}
        >
          <Icon name="assist" />
        </button>
        {tip.shown && Dialog && (
          <span className="floating-tip__text" role="tooltip">
            {words.open}
          </span>
        )}
      </div>
      {Dialog && <Dialog words={words} open={open} onClose={close} />}
    </>
  );
}

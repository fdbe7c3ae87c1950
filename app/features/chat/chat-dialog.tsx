import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { phoneIn } from '../../../domain/lead/phone.ts';
import { Icon } from '../../ui/icon.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import '../../styles/chat.css';
import { Composer } from './composer.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { MessageList } from './message-list.tsx';
import { Choices, Starters } from './starters.tsx';
import { transcript } from './talk.ts';
import { useConversation } from './use-conversation.ts';
import { useHandIn } from './use-hand-in.ts';
import { useVisibleArea } from './use-visible-area.ts';
import type { ChatWords } from './words.ts';

export interface ChatDialogProps {
  words: ChatWords;
  open: boolean;
  onClose: () => void;
}

/** Stays mounted once opened, so that a reply still arrives, and half-typed details stay, while it is closed. */
export default function ChatDialog({ words, open, onClose }: ChatDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const panelHeading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { messages, panel, pending, say, setPanel, send, sendAgain } = useConversation(words);
  const handIn = useHandIn(words.panel, (stored) => say({ sender: 'bot', content: words.thanks, ...stored }, null));

  useEffect(() => {
    if (!open) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [open]);
  useVisibleArea(dialog, open);
  useEffect(() => {
    if (open) placeFocus(panel ? panelHeading.current : null, input.current, scroller.current);
  }, [open, panel]);
  useEffect(() => {
    if (open) showNewest(scroller.current, panel !== null && !messages.at(-1)?.isContactForm);
  }, [open, messages, pending, panel]);

  const choices = messages.at(-1)?.choices;
  const leave = () => dialog.current?.close();
  const again = () => {
    sendAgain();
    input.current?.focus();
  };
  const callPerson = () => {
    setPanel('person');
    panelHeading.current?.focus();
  };
  // Who has typed a number need not type it again.
  const tell = async (question: string) => {
    const opened = await send(question);
    const phone = phoneIn(question);
    if (opened && phone && !handIn.person.phone) handIn.change('phone', phone);
  };
  const start = (question: string) => {
    tell(question);
    // The button that was pressed is gone now and would drop the focus.
    placeFocus(null, input.current, scroller.current);
  };

  return createPortal(
    <dialog
      ref={dialog}
      className="chat"
      aria-labelledby={id}
      // Said before it closes: whoever presses the button again at once finds it closed, and opens it.
      onCancel={onClose}
      onClose={() => dialog.current?.open || onClose()}
      {...{ closedby: 'any' }}
    >
      <div className="chat__inside">
        <header className="chat__head on-night">
          <h2 id={id}>{words.title}</h2>
          <p>{words.subtitle}</p>
          <button type="button" className="round-button round-button--bare" aria-label={words.close} onClick={leave}>
            <Icon name="close" />
          </button>
          <div className="chat__people">
            <button type="button" onClick={callPerson}>
              <Icon name="manager" small />
              <span>{words.person}</span>
            </button>
            <a href={`tel:${words.phone.dial}`} aria-label={words.call}>
              <Icon name="phone" small />
              <span className="fig fig--plain">{words.phone.shown}</span>
            </a>
          </div>
        </header>
        {/* Without a pointer it is scrolled by the arrow keys. */}
        <div ref={scroller} className="chat__scroll" role="group" aria-labelledby={id} tabIndex={0}>
          <MessageList
            messages={messages}
            pending={pending}
            words={words}
            onLeave={leave}
            onAgain={panel ? undefined : again}
          />
          {messages.length === 1 && !panel && <Starters words={words.starters} onAsk={start} />}
          {choices && !panel && !pending && <Choices label={words.choices} choices={choices} onAsk={start} />}
          {panel && (
            <ContactPanel
              heading={panelHeading}
              purpose={panel}
              words={words.panel}
              handIn={handIn}
              conversation={() => transcript(messages, words)}
              onDecline={() => setPanel(null)}
              onLeave={leave}
            />
          )}
        </div>
        <Composer input={input} words={words} pending={pending} locked={panel !== null} onSend={tell} />
      </div>
      {open && <ToastRegion label={words.toast.region} dismiss={words.toast.dismiss} />}
    </dialog>,
    document.body,
  );
}

/** To the panel when it opens; else to the input, unless that would call up a phone's keyboard over the conversation. */
function placeFocus(panel: HTMLElement | null, input: HTMLElement | null, conversation: HTMLElement | null) {
  const target = panel ?? (matchMedia('(pointer: fine)').matches ? input : conversation);
  target?.focus({ preventScroll: true });
}

/**
 * The newest message, from its beginning where it is longer than the window, though a panel came with it; or the panel that
 * was asked for.
 */
function showNewest(scroller: HTMLElement | null, panelAsked: boolean) {
  if (!scroller) return;
  const newest = panelAsked ? scroller.lastElementChild : scroller.querySelector('.chat__log > :last-child');
  const top = newest instanceof HTMLElement ? newest.offsetTop - (panelAsked ? 80 : 16) : 0;
  scroller.scrollTop = Math.min(top, scroller.scrollHeight);
}

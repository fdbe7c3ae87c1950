import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { ChatWords } from './words.ts';

export function Composer({
  input,
  words,
  pending,
  locked,
  onSend,
}: {
  input: RefObject<HTMLTextAreaElement | null>;
  words: ChatWords;
  pending: boolean;
  locked: boolean;
  onSend: (question: string) => void;
}) {
  const [draft, setDraft] = useState('');
  const ready = draft.trim() !== '' && !pending && !locked;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!ready) return;
    onSend(draft.trim());
    setDraft('');
    // The button that was pressed is disabled now and would drop the focus.
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter that chooses a word of a Hindi keyboard is not ours.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    submit(event);
  }

  return (
    <form className="chat__composer" onSubmit={submit}>
      <textarea
        ref={input}
        className="input"
        rows={1}
        value={draft}
        disabled={locked}
        placeholder={words.placeholder}
        aria-label={words.question}
        enterKeyHint="send"
        autoComplete="off"
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="btn btn--solid" aria-label={words.send} disabled={!ready}>
        <Icon name="send" />
      </button>
      <small>{words.footer}</small>
    </form>
  );
}

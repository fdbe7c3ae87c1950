import { useEffect, useState } from 'react';
import { useToast } from '../../ui/toast.tsx';
import { ask } from './ask.ts';
import { type Message, type Purpose, recall, remember, type NewMessage, withMessage } from './talk.ts';
import type { ChatWords } from './words.ts';

/** What has been said, what is still to come, and whether the contact panel stands open. */
export function useConversation(words: ChatWords) {
  const [talk, setTalk] = useState(() => recall(words.greeting));
  const [pending, setPending] = useState(false);
  const { show, dismiss } = useToast();
  useEffect(() => remember(talk), [talk]);

  const say = (message: NewMessage, panel?: Purpose | null) =>
    setTalk((before) => ({
      messages: withMessage(before.messages, message),
      panel: panel === undefined ? before.panel : panel,
    }));
  const setPanel = (panel: Purpose | null) => setTalk((before) => ({ ...before, panel }));

  function send(question: string) {
    say({ sender: 'user', content: question });
    return reply(question, talk.messages);
  }

  /** The last question once more, as it stands in the conversation. */
  async function sendAgain() {
    const last = talk.messages.findLastIndex(({ sender }) => sender === 'user');
    const question = talk.messages[last];
    if (question && !pending) await reply(question.content, talk.messages.slice(0, last));
  }

  /** Whether it opened the contact panel. */
  async function reply(question: string, earlier: Message[]): Promise<boolean> {
    dismiss();
    setPending(true);
    const answer = await ask(question, earlier);
    setPending(false);
    switch (answer.kind) {
      case 'reply': {
        const { response, panel, sources, choices } = answer;
        const message: NewMessage = { sender: 'bot', content: response };
        if (sources.length > 0) message.sources = sources;
        if (choices.length > 0) message.choices = choices;
        if (panel) message.isContactForm = true;
        say(message, panel ?? undefined);
        return panel !== null;
      }
      case 'refused':
        say({ sender: 'bot', content: answer.text });
        return false;
      case 'failed':
        show({ ...words.failed, tone: 'error' });
        say({ sender: 'bot', content: words.apology, failed: true });
        return false;
    }
  }

  return { messages: talk.messages, panel: talk.panel, pending, say, setPanel, send, sendAgain };
}

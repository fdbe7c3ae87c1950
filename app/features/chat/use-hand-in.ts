import { useRef, useState } from 'react';
import { useToast } from '../../ui/toast.tsx';
import { post } from './post.ts';
import type { Message } from './talk.ts';
import type { ChatWords } from './words.ts';

export const personFields = ['name', 'email', 'phone'] as const;
export type PersonField = (typeof personFields)[number];
export type Person = Record<PersonField, string>;

const nobody: Person = { name: '', email: '', phone: '' };

/** crypto.randomUUID is missing on plain http; the server takes an enquiry without an id, it just cannot know it again. */
const newId = () => crypto.randomUUID?.();

type Stored = Pick<Message, 'reference' | 'callBy' | 'statusUrl'>;

/** The details typed into the contact panel, kept until they are stored, and handing them in. */
export function useHandIn(words: ChatWords['panel'], onStored: (stored: Stored) => void) {
  const [person, setPerson] = useState(nobody);
  const [errors, setErrors] = useState<Partial<Person>>({});
  const [busy, setBusy] = useState(false);
  const [unsent, setUnsent] = useState('');
  const submissionId = useRef<string | undefined>(undefined);
  const { show, dismiss } = useToast();

  function change(field: PersonField, value: string) {
    // Other details are another enquiry: under the old id a server that stored the first try would drop the correction.
    submissionId.current = undefined;
    setPerson((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
  }

  /** The first field to correct, if any. */
  async function submit(conversation: string | null): Promise<PersonField | undefined> {
    // What the last try was told need not hold for this one.
    dismiss();
    const empty = personFields.filter((field) => !person[field].trim());
    setErrors(Object.fromEntries(empty.map((field) => [field, words.required[field]])));
    if (empty.length > 0) {
      show({ ...words.missing, tone: 'error' });
      return empty[0];
    }
    submissionId.current ??= newId();
    setBusy(true);
    setUnsent('');
    const answer = await post('/api/leads', {
      kind: 'callback',
      ...person,
      ...(conversation !== null && { shareConversation: true, conversation }),
      submissionId: submissionId.current,
      page: location.pathname,
      language: document.documentElement.lang,
    });
    setBusy(false);
    const { reference, statusUrl, callBy, error, errors: refused } = answer?.body ?? {};
    // Only a reference means that it is stored: a hotel's sign-in page answers 200 to everything.
    if (answer && answer.status < 300 && typeof reference === 'string') {
      submissionId.current = undefined;
      setPerson(nobody);
      show(words.sent);
      onStored({
        reference,
        ...(typeof callBy === 'string' && { callBy: Date.parse(callBy) }),
        ...(typeof statusUrl === 'string' && statusUrl.startsWith('/status/') && { statusUrl }),
      });
      return;
    }
    if (answer?.status === 422 && refused) {
      const texts = refused as Partial<Person>;
      setErrors(texts);
      const first = personFields.find((field) => texts[field]);
      if (first) return first;
    }
    const text = typeof error === 'string' && error ? error : words.unsent.text;
    setUnsent(text);
    show({ title: words.unsent.title, text, tone: 'error' });
  }

  return { person, errors, busy, unsent, change, submit };
}

export type HandIn = ReturnType<typeof useHandIn>;

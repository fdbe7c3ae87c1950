import { TextField } from '../../ui/field.tsx';
import type { Fields } from './lead-form.tsx';
import type { FormWords } from './words.ts';

/** Who to call: the same three fields in every form. */
export function PersonFields({ words, text }: { words: FormWords['shared']; text: Fields['text'] }) {
  return (
    <>
      <TextField {...text('name')} label={words.name} autoComplete="name" wide />
      <TextField {...text('email')} label={words.email} type="email" autoComplete="email" />
      <TextField {...text('phone')} label={words.phone} type="tel" autoComplete="tel" />
    </>
  );
}

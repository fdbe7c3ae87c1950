import { fillIn } from '../../../domain/fill-in.ts';
import { readPhone } from '../../../domain/lead/phone.ts';
import { TextField } from '../../ui/field.tsx';
import type { Fields } from './lead-form.tsx';
import type { FormWords } from './words.ts';

/** Who to call: the same three fields in every form. */
export function PersonFields({ words, text, texts }: { words: FormWords['shared'] } & Pick<Fields, 'text' | 'texts'>) {
  const { shown } = readPhone(texts.phone ?? '');
  return (
    <>
      <TextField {...text('name')} label={words.name} wide />
      <TextField {...text('email')} label={words.email} />
      <TextField
        {...text('phone')}
        label={words.phone}
        hint={shown ? fillIn(words.phoneRead, { phone: shown }) : words.phoneHint}
      />
    </>
  );
}

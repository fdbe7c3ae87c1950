import type { Content } from '../../../content/load.ts';
import type { Receipt } from '../../enquiries/send.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { ConsentNotice } from './consent-notice.tsx';
import { LeadForm } from './lead-form.tsx';
import { PersonFields } from './person-fields.tsx';
import { takesTurn } from './turn.ts';
import type { Posted } from './use-lead-form.ts';
import type { FormWords } from './words.ts';

/** “Send Us a Message” */
export function MessageForm({
  form,
  words,
  posted,
  receipt,
}: {
  form: Content['contact']['form'];
  words: FormWords;
  posted?: Posted;
  receipt: Receipt | null;
}) {
  return (
    <LeadForm
      kind="message"
      path="/contact"
      look="solid"
      turn={takesTurn(posted, receipt)('later', 1123, 986)}
      title={form.title}
      lead={form.lead}
      submit={form.submit}
      sent={form.sent}
      initial={posted?.texts ?? {}}
      {...{ words, posted, receipt }}
    >
      {({ text, texts }) => (
        <div className="fields fields--two">
          <PersonFields words={words.shared} text={text} texts={texts} />
          <TextField {...text('subject')} label={form.subject} aside={words.shared.optional} wide />
          <TextArea {...text('message')} label={form.message} placeholder={form.messageHint} wide />
          <ConsentNotice words={words} purposes={['contact']} />
        </div>
      )}
    </LeadForm>
  );
}

import { randomUUID } from 'node:crypto';

/** An enquiry the server takes. */
export const enquiry = (more: object = {}) => ({
  kind: 'callback',
  name: 'Asha Verma',
  email: 'asha@visitor.example',
  phone: '0141 000 0042',
  agreeTerms: true,
  submissionId: randomUUID(),
  ...more,
});

// The words a form needs, picked from the content of its language.
import type { Content } from '../../../content/load.ts';

export interface FormWords {
  language: string;
  shared: Content['forms'];
  errors: Content['leads']['errors'];
  consent: Content['leads']['consent'];
}

export const formWords = ({ forms, leads }: Content): FormWords => ({
  language: leads.consent.language,
  shared: forms,
  errors: leads.errors,
  consent: leads.consent,
});

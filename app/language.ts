import type { Language } from '../content/load.ts';

/** English is the only language so far; a second one will have its own prefix in the address. */
export function languageOf(_request: Request): Language {
  return 'en';
}

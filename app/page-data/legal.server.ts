import type { LegalPage } from '../../content/legal-page.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { formatDate } from '../../domain/money/format.ts';
import type { LegalWords } from '../sections/legal-text.tsx';

/** Terms or privacy notice with the line that names its version and day. */
export function legalPage(
  path: string,
  page: LegalPage,
): { seo: { title: string; description: string; path: string }; words: LegalWords } {
  const { title, description, heading, lead, version, sections } = page;
  const versionLine = fillIn(page.versionLine, { version, date: formatDate(version) });
  return { seo: { title, description, path }, words: { heading, lead, versionLine, sections } };
}

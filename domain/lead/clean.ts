// Text as people type it, without what can break a terminal, a spreadsheet or a database.
// Joiners (U+200C, U+200D) stay: Hindi needs them. Direction overrides go: they make staff read what is not there.
const lineControls = /[\p{Cc}\u2028\u2029]+/gu;
const textControls = /[^\P{Cc}\n\t]+/gu;
const invisible = /[\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;

export function cleanLine(text: string): string {
  return text.toWellFormed().replace(invisible, '').replaceAll('\0', '').replace(lineControls, ' ').trim();
}

export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(invisible, '')
    .replace(textControls, '')
    .trim();
}

// One word for one thing: what our English says, and what it does not. The specification's own texts stay as they are.
export const usage: { say: string; not: RegExp }[] = [
  { say: 'adviser', not: /\badvisors?\b/i },
  { say: 'email', not: /\be-mails?\b/i },
  { say: 'MUDRA', not: /\bMudra\b/ },
  { say: 'enquiry', not: /\binquir(y|ies)\b/i },
  { say: 'lakh, Cr or crore', not: /\b(lacs?|lakhs|crores)\b/i },
  { say: 'loan against property or mortgage loan', not: /\bproperty loans?\b(?! desk)/i },
  { say: 'documents', not: /\bpaperwork\b/i },
  { say: 'work out, expensive, many', not: /\b(reckon(ed|ing)?|dearer|dearest|a heap of)\b/i },
];

/** Words of the specification that another row would change. */
const specified = ['PMEGP, Mudra, Stand-Up India', 'loan advisor assistant'];

/** What to say instead, for each slip in a text. */
export function slips(text: string): string[] {
  const own = specified.reduce((left, words) => left.replaceAll(words, ''), text);
  return usage.flatMap(({ say, not }) => {
    const [found] = own.match(not) ?? [];
    return found ? [`“${found}”: we say ${say}`] : [];
  });
}

// Finds figures with a unit that were typed into text instead of coming from the ledger.
const number = String.raw`(?<![\w.,])\d[\d,]*(?:\.\d+)?\+?`;
const unit = String.raw`(?:%|percent|per cent|lakhs?|lacs?|crores?|cr\b|years?\b|months?\b|(?:working )?days?\b|hours?\b|score\b|sq ?m\b|प्रतिशत|लाख|करोड़|साल|वर्ष|महीने|दिन|घंटे)`;
const typed = new RegExp(String.raw`₹\s*\d|${number}(?:\s*[–-]\s*\d[\d,.]*)?\s*${unit}`, 'gi');
const token = /\{[^{}]*\}/g;

/** The typed figures of a text, tokens set aside. */
export function typedFigures(text: string): string[] {
  return text.replace(token, '·').match(typed) ?? [];
}

// What an adviser may write: the templates filled in, in both languages.
import { deskAbout, deskTemplates as english } from '../content/en/desk-templates.ts';
import { deskLoans, deskTemplates as hindi } from '../content/hi/desk-templates.ts';
import { firm } from '../content/firm.ts';
import type { MessageTexts } from '../domain/desk/settings.ts';
import { fillIn } from '../domain/fill-in.ts';
import { rupees } from '../domain/money/format.ts';
import type { QueueRow } from '../server/desk/work/views.ts';
import { firstName, loanName } from './say.ts';

export type Template = keyof typeof english;
export type MessageLanguage = 'en' | 'hi';
export const templates = Object.keys(english) as Template[];
const languages = { en: english, hi: hindi };

/** As the site comes with it. */
export const firstTexts = (template: Template): MessageTexts => ({
  en: english[template].text,
  hi: hindi[template].text,
});

export const templateLabel = (template: Template, language: MessageLanguage) => languages[language][template].label;

function about({ product, amountInr }: QueueRow, language: MessageLanguage): string {
  if (product === null) return deskAbout.none;
  const loan = language === 'hi' ? (deskLoans[product] ?? loanName(product)) : loanName(product).toLowerCase();
  if (amountInr === null) return fillIn(deskAbout.loan, { loan });
  return fillIn(deskAbout.loanAndAmount, { loan, amount: rupees(amountInr) });
}

/** `own` are the texts that the firm wrote itself. */
export const messageText = (
  template: Template,
  language: MessageLanguage,
  { row, adviser, own }: { row: QueueRow; adviser: string; own: Readonly<Record<string, MessageTexts>> },
): string =>
  fillIn((own[template] ?? firstTexts(template))[language], {
    name: firstName(row.name),
    adviser: firstName(adviser),
    firm: firm.name,
    about: about(row, language),
    reference: row.reference,
  });

/** Starts in the language of the enquiry. */
export const languageOfEnquiry = ({ language }: QueueRow): MessageLanguage => (language.startsWith('hi') ? 'hi' : 'en');

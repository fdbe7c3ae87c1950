// The one table of what an enquiry holds. Forms, checks, the stored row, letters, exports and erasure follow from it: a
// new field is a row here, a column (server/db/migrations.ts) and its words (content/en/leads.ts).
export const leadKinds = ['application', 'message', 'callback'] as const;
export type LeadKind = (typeof leadKinds)[number];

export interface Field {
  /** Where it is stored. */
  column: string;
  /** Decides how it is cleaned, asked about, read, masked and shown. Of a `head` or `tail` that part is kept. */
  type: 'name' | 'email' | 'phone' | 'loan' | 'amount' | 'employment' | 'income' | 'line' | 'text' | 'head' | 'tail';
  /** Counted as a browser counts maxlength: UTF-16 units, line ends as one. */
  max: number;
  /** By which forms; by none what the page sends along. */
  asked: Partial<Record<LeadKind, 'required' | 'optional'>>;
  /** Its words in content; null for what the visitor is not shown. */
  label: string | null;
  /** Emptied when the enquiry is erased. */
  personal: boolean;
  /** What we read from it, as receivers and as the store know it. As personal as what it was read from. */
  reading?: { name: string; column: string };
}

const always = { application: 'required', message: 'required', callback: 'required' } as const;
const toApply = { application: 'required' } as const;
const whenApplying = { application: 'optional' } as const;
const toWrite = { application: 'optional', message: 'required' } as const;
const whenWriting = { message: 'optional' } as const;

const table = {
  name: { column: 'name', type: 'name', max: 200, asked: always, label: 'name', personal: true },
  email: { column: 'email', type: 'email', max: 320, asked: always, label: 'email', personal: true },
  phone: {
    column: 'phone',
    type: 'phone',
    max: 60,
    asked: always,
    label: 'phone',
    personal: true,
    reading: { name: 'phoneE164', column: 'phone_e164' },
  },
  loanType: { column: 'loan_type', type: 'loan', max: 100, asked: whenApplying, label: 'loanType', personal: true },
  loanAmount: {
    column: 'loan_amount',
    type: 'amount',
    max: 120,
    asked: toApply,
    label: 'loanAmount',
    personal: true,
    reading: { name: 'loanAmountRupees', column: 'loan_amount_inr' },
  },
  employment: {
    column: 'employment',
    type: 'employment',
    max: 100,
    asked: whenApplying,
    label: 'employment',
    personal: true,
  },
  salary: {
    column: 'salary',
    type: 'income',
    max: 120,
    asked: toApply,
    label: 'salary',
    personal: true,
    reading: { name: 'salaryRupees', column: 'salary_inr' },
  },
  subject: { column: 'subject', type: 'line', max: 300, asked: whenWriting, label: 'subject', personal: true },
  message: { column: 'message', type: 'text', max: 5000, asked: toWrite, label: 'message', personal: true },
  // Of a long conversation the end matters most.
  conversation: { column: 'conversation', type: 'tail', max: 16_000, asked: {}, label: 'conversation', personal: true },
  page: { column: 'page', type: 'head', max: 500, asked: {}, label: null, personal: true },
  language: { column: 'language', type: 'head', max: 35, asked: {}, label: null, personal: false },
} as const satisfies Record<string, Field>;

export type FieldTable = typeof table;
export type FieldName = keyof FieldTable;
type NameWhere<Shape> = { [Name in FieldName]: FieldTable[Name] extends Shape ? Name : never }[FieldName];

export const fields: Record<FieldName, Field> = table;
export const fieldNames = () => Object.keys(fields) as FieldName[];

/** Typed or chosen by the visitor. */
export type TextField = Exclude<FieldName, NameWhere<{ type: 'head' | 'tail' }>>;
const isText = (name: FieldName): name is TextField => fields[name].type !== 'head' && fields[name].type !== 'tail';
export const textFields = () => fieldNames().filter(isText);

/** Shown to the visitor and to staff. */
export type AnswerField = NameWhere<{ label: string }>;
export type AnswerLabel = FieldTable[AnswerField]['label'];
export const answerFields = () => fieldNames().filter((name): name is AnswerField => fields[name].label !== null);

export const textsAskedBy = (kind: LeadKind) => textFields().filter((name) => kind in fields[name].asked);
export const isRequired = (kind: LeadKind, name: FieldName) => fields[name].asked[kind] === 'required';

interface Control {
  type?: 'email' | 'tel';
  autoComplete?: string;
}
const controls: Partial<Record<Field['type'], Control>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  amount: { autoComplete: 'off' },
  income: { autoComplete: 'off' },
};

/** The attributes of a field's control; its constraints hold where scripts are off. */
export const controlOf = (kind: LeadKind, name: TextField) => ({
  ...controls[fields[name].type],
  required: isRequired(kind, name),
  maxLength: fields[name].max,
});

export const employments = ['salaried', 'self-employed', 'business', 'professional'] as const;

/** Hidden from people, tempting to robots: a value here marks the enquiry as suspected spam. */
export const honeypotField = 'website';

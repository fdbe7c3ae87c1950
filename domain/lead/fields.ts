// What a form needs to know of an enquiry before any validation runs: kinds, choices, caps for maxlength.
export const leadKinds = ['application', 'message', 'callback'] as const;
export type LeadKind = (typeof leadKinds)[number];

export const employments = ['salaried', 'self-employed', 'business', 'professional'] as const;

/** Counted as a browser counts maxlength: UTF-16 units, line ends as one. */
export const maxLengths = {
  name: 200,
  email: 320,
  phone: 60,
  loanType: 100,
  loanAmount: 120,
  employment: 100,
  salary: 120,
  subject: 300,
  message: 5000,
} as const;
export type TextField = keyof typeof maxLengths;

export const requiredTexts: Record<LeadKind, readonly TextField[]> = {
  application: ['name', 'email', 'phone', 'loanAmount', 'salary'],
  message: ['name', 'email', 'phone', 'message'],
  callback: ['name', 'email', 'phone'],
};

/** Hidden from people, tempting to robots: a value here marks the enquiry as suspected spam. */
export const honeypotField = 'website';

import type { LeadRow } from '../db/tables.ts';

/** What the visitor sent, with what we read out of it, in the words staff and receivers know. */
export const sentFields = (lead: LeadRow) => ({
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  phoneE164: lead.phone_e164,
  loanType: lead.loan_type,
  loanAmount: lead.loan_amount,
  loanAmountRupees: lead.loan_amount_inr,
  employment: lead.employment,
  salary: lead.salary,
  salaryRupees: lead.salary_inr,
  subject: lead.subject,
  message: lead.message,
  conversation: lead.conversation,
  page: lead.page,
  language: lead.language,
  suspectedSpam: JSON.parse(lead.spam) as string[],
});

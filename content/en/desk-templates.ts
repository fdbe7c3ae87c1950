/** Messages an adviser sends. {name}, {adviser}, {firm}, {loan}, {amount} and {reference} are filled in. */
export const deskTemplates = {
  tried: {
    label: 'We tried to call you',
    text: 'Namaste {name}, this is {adviser} from {firm}. I just tried to call you about your enquiry{about}. When would be a good time to call you?\n\nReference: {reference}',
  },
  papers: {
    label: 'Papers we need',
    text: 'Namaste {name}, this is {adviser} from {firm}. For your enquiry{about} please keep these ready: PAN and Aadhaar, the last bank statements, and proof of income (salary slips or ITR). You can bring copies to our office or send photos here.\n\nReference: {reference}',
  },
  lender: {
    label: 'Your file is with the lender',
    text: 'Namaste {name}, this is {adviser} from {firm}. Your file{about} is now with the lender. I will call you as soon as they answer. If they call you themselves, please let me know.\n\nReference: {reference}',
  },
  approved: {
    label: 'Approved: what happens next',
    text: 'Namaste {name}, this is {adviser} from {firm}. The lender has approved your loan{about}. Next come the signing and the last papers; I will call you to fix a day that suits you.\n\nReference: {reference}',
  },
  empty: { label: 'Empty message', text: 'Namaste {name}, this is {adviser} from {firm}. \n\nReference: {reference}' },
};

/** How the loan is named inside a message; without an amount, and without a loan. */
export const deskAbout = { loanAndAmount: ' ({loan}, {amount})', loan: ' ({loan})', none: '' };

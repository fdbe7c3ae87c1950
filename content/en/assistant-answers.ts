// What the assistant says of loans, papers, conditions and the firm, in English.
import { days } from './units.ts';

export const answers = {
  /** About every loan at once: each brings its own part (products/). */
  all: {
    rate: 'Rates a year: {each}.',
    amount: 'Loan limits: {each}.',
    tenure: 'Tenure: {each}.',
    time: 'Approval: {each}.',
    age: 'Age: {each}.',
    income: 'Minimum income a month: {each}.',
    score: 'Credit score: {each}.',
    experience: 'Work experience: {each}.',
    ltv: 'Share of the property value: {each}.',
    collateral: 'On collateral: {each}.',
  },
  docs: {
    joint: 'A co-applicant gives identity and income papers as well.',
    yes: 'Yes.',
    lead: '{product}, documents: {items}.',
    any: 'For any loan keep ready: PAN and Aadhaar (identity and address), photographs, income proof (salary slips and Form 16, or income-tax returns) and bank statements. Property papers for home and mortgage loans, GST and business proof for business loans. Which loan is it?',
    salaried:
      'Of a salaried person: salary slips of {docs.slips}, bank statements of {docs.statements.salaried}, Form 16 of {docs.form16}.',
    self: 'Of a self-employed person: income-tax returns (ITR) of {docs.returns} with computation, bank statements of {docs.statements.self}, GST returns and Udyam registration.',
    statements:
      'Salaried: salary slips of {docs.slips}, bank statements of {docs.statements.salaried} and Form 16 of {docs.form16}. Self-employed: income-tax returns (ITR) of {docs.returns} and bank statements of {docs.statements.self}. For a business loan, bank statements of {business.statements}. A PDF from net banking is right: if it opens with a password, give the lender that one, never your net-banking password.',
  },
  criteria: {
    lead: '{product}, eligibility:',
    all: 'Lenders look at age (home and mortgage {home.age}), income (from {personal.income.overview} for a personal loan, {home.income} for a home loan), credit score (from {personal.score.overview} or {home.score.overview} with some lenders, better {home.score}) and, for a business loan, {business.vintage} in business. Which loan is it?',
  },
  verdict: {
    value: {
      age: 'an age of {n}',
      income: 'an income of {n}',
      score: 'a score of {n}',
      vintage: 'a business age of {n}',
      turnover: 'a turnover of {n}',
      experience: 'experience of {n}',
      amount: 'a loan of {n}',
      tenure: 'a tenure of {n}',
      ltv: '{n} of the property value',
    },
  },
  compare: {
    rate: 'On these figures the {product} starts lower.',
    amount: 'On these figures the {product} goes higher.',
    tenure: 'On these figures the {product} runs longer.',
    stake: 'The property is the security for the mortgage loan: it is at stake if EMIs stay unpaid.',
    same: 'On these figures both are level.',
  },
  process: {
    cancel:
      'You can withdraw an enquiry, or have it erased, on its own status page: the link came with your confirmation. You can also write to {site.support} or call {site.phone}; you get an answer within {firm.rights}.',
    promise:
      'No. Nobody can guarantee a loan or a subsidy: the lender decides on the loan, the scheme authority on the subsidy. We tell you honestly whether you qualify and prepare the file with you.',
    split:
      'Each EMI first pays the interest on what you still owe; the rest repays the loan. So at the start most of it is interest, and near the end almost none. Give me amount, rate and years and I split your first EMI; our EMI calculator shows every month.',
    reducing:
      'At a reducing-balance rate you pay interest only on what you still owe; at a flat rate, on the whole loan to the end, so the same percentage costs more. The loan rates on our pages are yearly, on the reducing balance.',
    letter:
      'A sanction letter is the lender’s offer, with its conditions. Check the names, the sanctioned amount, the rate and whether it is fixed or floating, the EMI and tenure, every charge and until when it is valid. Read it with the key facts statement; we read both with you before you sign.',
    free: 'The consultation is free, by phone or at our office in Jaipur, and we have zero hidden charges. Charges on a loan itself come from the lender.',
    affect:
      'A lender’s check is noted in your credit report, and many loan applications at once can lower the score. Asking here or reading our pages does not touch it.',
    personalSteps:
      'A personal loan takes three steps: 1. Apply Online, with the form on our site. 2. Quick Verification, an adviser calls and collects the papers. 3. Get Funds, the lender pays the money into your account.',
    apply:
      'You can apply on our Apply page: fill in the application form with your name, phone, loan type, amount and income. An adviser reviews it within {firm.response}, then collects the documents and follows the loan until approval.',
    after:
      'After you send the form: 1. Application review, our team calls you within {firm.response}. 2. Document collection, with a list made for your case. 3. Loan approval by the lender; we follow the file until then.',
    prepay:
      'A loan can be repaid early, in part or in full: either the tenure or the EMI then falls. On a floating-rate loan that is not for business, an individual pays no prepayment or foreclosure charge at any lender, wherever the money comes from, also on a transfer: {prepay.charge}, for loans sanctioned or renewed since {prepay.since}; for an older one look into the agreement or ask the lender. A floating business loan of a person or a small firm is free of it too at commercial banks, and up to {prepay.small} at small finance banks and many NBFCs. On a fixed rate, or a larger business loan there, a charge may apply; the Key Facts Statement names it.',
    transfer:
      'We arrange balance transfers: your running loan moves to another lender, usually for a lower rate, and a top-up can be added. We compare the saving with the charges first; on an individual’s floating rate the old lender takes none for leaving (loans since {prepay.since}). The lender sets the final rate.',
    topup:
      'A top-up is extra money on a running loan after a record of regular payment, often together with a balance transfer. On a home loan it usually costs less than a personal loan, because the house secures it; keep its time short. Our team checks which lender gives it. The lender sets the final rate.',
    fees: 'We have zero hidden charges. On a loan, the processing fee, legal check and valuation are the lender’s charges, and the borrower pays them, with {gst.fees} GST on these charges only, none on the loan or its interest; the lender chooses lawyer and valuer. They differ by lender and are named to you in the Key Facts Statement before you sign.',
    coapplicant:
      'Yes, a joint application with a close relative who earns, such as a spouse or parent, is possible on most loans, with a friend hardly; both incomes then count, and both owe the whole loan, also after a separation, until the lender releases one. The lender makes the final decision.',
    floating:
      'A floating rate moves with the lender’s benchmark; a fixed rate stays as agreed. Most home loans are floating. Our advisers explain both before you choose a loan.',
    improve:
      'To raise a credit score: pay every EMI and card bill on time, keep card use low, avoid many loan applications at once and check your report for errors. Some lenders accept a lower score: personal loan from {personal.score.overview}, home loan from {home.score.overview}.',
    rejected:
      'After a rejection, find the reason first: score, income, running EMIs or papers. Our advisers can read the case and suggest a lender that fits; please do not send many loan applications at once.',
    cibil:
      'CIBIL is a credit bureau; its score shows how you repaid past loans. Lenders ask {home.score} for a home loan and {personal.score} for a personal loan; some accept less.',
    employment:
      'Salaried people, self-employed professionals and business owners can all apply for our loans. Which papers you need depends on how you earn: salary slips and Form 16, or income-tax returns.',
  },
  firm: {
    doorstep:
      'I do not know whether an adviser can visit you. Consultations are by phone or at our office in Jaipur, and you can apply online; our team at {site.phone} can tell you more.',
    hours: 'We are open {hours}.',
    hoursRow: '{days} {opens}–{closes}',
    days,
    onDay: { weekday: 'On weekdays', saturday: 'On Saturday', sunday: 'On Sunday' },
    onDayText: '{day} we are open {opens} to {closes}.',
    feast: 'On feast days and holidays please ring first: {site.phone}.',
    openThen: 'Yes, at that time somebody is here.',
    closedThen: 'No, at that time the office is closed.',
    closedOn: '{day} we are closed. We are open {hours}.',
    address: 'Our office is at {address}. Jaipur is our head office and only branch.',
    panindia:
      'Our only office is in Jaipur, Rajasthan, and our loan services are pan-India: you can apply online from any city.',
    phone: 'You can call us on {site.phone} or message {site.messaging} on WhatsApp. Email: {site.email}.',
    whatsapp: 'Our WhatsApp number is {site.messaging}; the main phone number is {site.phone}.',
    email: 'Write to {site.email} (general), {site.loans} (loans) or {site.support} (support).',
    founded: '{site.name} was founded in {firm.founded} and has {firm.experience.about} of experience in loans.',
    experience:
      'We were founded in {firm.founded}; our pages give {firm.experience.about} of experience ({firm.experience.home} on the home page).',
    clients: 'We have served {firm.clients} clients with their loans since {firm.founded}.',
    disbursed: 'Loans of {firm.disbursed:long} have been disbursed through us, for {firm.clients} clients.',
    partners:
      'We compare offers from {firm.partners} banking partners, banks and NBFCs, to find the loan that fits you.',
    whichBank:
      'Ask our team on {site.phone} about a particular bank: which one fits depends on your income, score and papers.',
    response: 'Our team reviews and answers every loan enquiry within {firm.response}.',
    careers:
      'We have four openings in Jaipur: Senior Loan Officer (Home Loans), Business Development Executive, Customer Support Representative and Marketing Specialist. Write to {site.careers}.',
    awards: 'We have received {firm.awards} awards; the home page shows them.',
    team: 'Our leaders are introduced on the Team page: the founder and managing director, the director of home and mortgage loans, and the head of business and subsidy loans.',
    services: 'We arrange {offered}, and balance transfer with top-up.',
    lender:
      'We are an agent, not a lender or a bank. We compare {firm.partners} banking partners and prepare your loan file; the lender decides and sets the rate.',
    trust:
      'Your details stay private: {firm.privacy} privacy, no spam, no unwanted calls, no hidden charges. We have arranged loans in Jaipur since {firm.founded}. Our advice is free: whoever asks for money in our name, on UPI or in cash, is not us. Never share an OTP or a password with anyone.',
    why: 'Expert advice, {firm.partners} banking partners compared, a reply within {firm.response}, zero hidden charges and one manager for your loan from start to end.',
    emergency: 'For emergency support our phone {site.phone} is available 24/7. The office itself is open {hours}.',
    grievance:
      'I am sorry. Please write to {site.grievance} or call {site.phone}; every complaint about a loan or about our people has a first answer within {firm.grievance.first} and is decided within {firm.grievance.reply}. About a lender: first its nodal officer, then, after {ombudsman.days} without an answer, the RBI Ombudsman on {ombudsman.number}.',
    blog: 'Our articles on loans and money are on the Blog page, and videos are on the home page.',
  },
  search: { lead: '', more: 'More on the page below.' },
} as const;

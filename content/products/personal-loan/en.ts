import type { Service } from '../../schema.ts';

export const words: Service = {
  name: 'Personal Loan',
  plural: 'Personal Loans',
  overview: {
    title: 'Personal loans in Jaipur without collateral',
    description:
      'Personal loans from {personal.rate.overview} a year, up to {personal.amount}, with no collateral. What people use them for, how it works and who can apply.',
    heading: 'Personal Loans without collateral',
    blurb:
      'From {personal.rate.overview} a year, up to {personal.amount}, repaid over {personal.tenure.overview}. No collateral. Your income and credit record are what the lender looks at, and the lender decides.',
    figure: { value: '{personal.rate.overview}', label: 'a year onwards' },
    stats: [
      { value: '{personal.rate.overview}', label: 'a year, starting rate' },
      { value: '{personal.amount}', label: 'maximum loan' },
      { value: '{personal.tenure.overview}', label: 'tenure' },
      { value: '{personal.approval.overview}', label: 'to approval' },
    ],
    actions: [
      { label: 'Apply Now', href: '/query' },
      { label: 'Talk to Expert', href: '/contact' },
    ],
    bands: [
      {
        kind: 'points',
        title: 'What people use it for',
        text: 'The lender rarely asks for bills. Borrow for a need you can name, and no more than it costs.',
        items: [
          {
            icon: 'calendar',
            title: 'Wedding',
            text: 'Hall, food and jewellery, paid over time rather than from savings at once.',
          },
          {
            icon: 'shield',
            title: 'Medical care',
            text: 'A hospital bill that insurance does not cover in full.',
          },
          {
            icon: 'star',
            title: 'Education',
            text: 'Course fees, a laptop, or the gap an education loan leaves.',
          },
          {
            icon: 'house',
            title: 'Home repairs',
            text: 'Waterproofing, wiring, a new kitchen. No property documents are needed.',
          },
          {
            icon: 'map',
            title: 'Travel',
            text: 'A family journey or a pilgrimage with a fixed EMI afterwards.',
          },
          {
            icon: 'swap',
            title: 'Debt consolidation',
            text: 'Card dues and small loans gathered into a single loan with a single EMI.',
          },
        ],
      },
      {
        kind: 'steps',
        title: 'How it works',
        items: [
          {
            title: 'Apply Online',
            text: 'Fill in the form with your income, employment and the amount. No documents yet.',
          },
          {
            title: 'Quick Verification',
            text: 'An adviser calls, chooses lenders with you and collects the papers. A lender can approve in {personal.approval.overview} once they are complete.',
          },
          {
            title: 'Get Funds',
            text: 'You read the offer and accept it. The lender pays the money into your bank account.',
          },
        ],
      },
      {
        kind: 'facts',
        title: 'Who can apply',
        text: 'These are the minimums we see among lenders. Each lender sets its own.',
        items: [
          { value: '{personal.age.salaried.overview}', label: 'Age, salaried, at the widest' },
          { value: '{personal.age.self.overview}', label: 'Age, self-employed' },
          { value: '{personal.income.overview}', label: 'Monthly income at some lenders; most ask {personal.income}' },
          {
            value: '{personal.score.overview}',
            label: 'Credit score at some lenders; best rates from {personal.score}',
          },
          { value: '{personal.experience}', label: 'Minimum work experience' },
        ],
      },
    ],
    closing: {
      title: 'Borrow the amount you need, at a rate you have read',
      text: 'Tell us the amount and your income. We compare lenders and show you every charge. We are an agent, not a lender.',
    },
  },
  detail: {
    title: 'Personal loan in Jaipur: rates, documents, score',
    description:
      'Personal loan at {personal.rate} a year, up to {personal.amount}: documents, age, income and CIBIL score lenders ask for, and common questions.',
    heading: 'Personal Loan',
    blurb:
      'Up to {personal.amount}, with no collateral. Approval takes {personal.approval}, and the money follows in {personal.disbursal}. The lender sets your final rate.',
    figure: { value: '{personal.amount}', label: 'at most, no collateral' },
    highlights: [
      {
        icon: 'rupee',
        title: 'Interest Rate',
        text: 'The lender sets it by score, income and employer. The range stands below.',
      },
      {
        icon: 'receipt',
        title: 'Loan Amount',
        text: 'Up to {personal.amount}, with no collateral. Your income decides how much of it you can have.',
      },
      {
        icon: 'clock',
        title: 'Approval and Disbursal',
        text: 'Approval in {personal.approval}, money in {personal.disbursal}, counted from a complete file.',
      },
      {
        icon: 'calendar',
        title: 'Tenure',
        text: 'Up to {personal.tenure} ({personal.tenure.months}), in equal monthly instalments.',
      },
    ],
    employment: {
      title: 'Eligible Employment Types',
      items: [
        'Salaried employees in private companies',
        'Government and public-sector employees',
        'Self-employed professionals: doctors, chartered accountants, architects, lawyers',
        'Self-employed traders and business owners with tax returns',
      ],
    },
    documents: {
      title: 'Documents Required',
      items: [
        'Identity: PAN card',
        'Address: Aadhaar card, passport, voter card or a recent utility bill',
        'A recent passport-size photograph',
        'Salaried: salary slips of {docs.slips} and Form 16 of {docs.form16}',
        'Self-employed: income-tax returns of {docs.returns} and proof of business',
        'Bank statements of {docs.statements.salaried}, from the account that receives your income',
        'Statements of any loan that is still running',
      ],
    },
    eligibility: {
      title: 'Eligibility Criteria',
      items: [
        { value: '{personal.age.salaried}', label: 'Age, salaried, at most lenders' },
        { value: '{personal.age.self}', label: 'Age, self-employed' },
        { value: '{personal.income}', label: 'Monthly income at most lenders; some from {personal.income.overview}' },
        {
          value: '{personal.score}',
          label: 'CIBIL score for the best rates; some lenders from {personal.score.overview}',
        },
      ],
    },
    rate: {
      title: 'Interest Rate Range',
      range: '{personal.rate}',
      rows: [
        { value: 'Up to {personal.amount}', label: 'Loan amount' },
        { value: 'Up to {personal.tenure}', label: 'Tenure at most lenders; some to {personal.tenure.overview:high}' },
        { value: '{personal.income}', label: 'Minimum monthly income' },
        { value: '{personal.score}', label: 'CIBIL score' },
      ],
      note: 'Rates are per year, on the reducing balance. The lender sets the final rate when it sanctions the loan.',
    },
    faqs: [
      {
        question: 'Do I need collateral or a guarantor?',
        answer:
          'No collateral. A personal loan rests on your income and your credit record, so nothing is pledged. A lender may ask for a co-applicant if your income alone does not carry the EMI. Because nothing stands behind the loan, rates are usually higher than for a home loan or a loan against property. Missed instalments go on your credit record.',
      },
      {
        question: 'What interest rate will I get?',
        answer:
          'Rates run from {personal.rate:low} to {personal.rate:high} a year. The lender sets yours by credit score, income, employer and the loans you already have. A CIBIL score of {personal.score} is the usual minimum, and a higher score brings a lower rate. Ask for the annual percentage rate as well: it includes the processing fee. We put the offers side by side.',
      },
      {
        question: 'How soon is the money in my account?',
        answer:
          'Approval takes {personal.approval} once the file is complete. Disbursal follows in {personal.disbursal} after you accept the offer and sign. A missing salary slip or an address that does not match is the usual cause of delay. We check the papers before they go to the lender. The lender decides and pays the money straight into your bank account.',
      },
      {
        question: 'Who can apply, and for how long?',
        answer:
          'Salaried applicants can be aged {personal.age.salaried}, self-employed applicants {personal.age.self}. Lenders ask for an income of at least {personal.income} a month and a CIBIL score of {personal.score}. You can repay over up to {personal.tenure}, that is {personal.tenure.months}. These are usual minimums; each lender has its own and makes its own decision. Meeting them does not guarantee approval.',
      },
      {
        question: 'Can I move a costlier loan to a new lender, or add a top-up?',
        answer:
          'Yes, if your repayment record is clean. In a balance transfer the new lender repays the old loan and you pay the new lender, at its rate. A top-up adds a further sum. On a floating rate the old lender’s charge is {prepay.charge}, for private loans sanctioned or renewed since {prepay.since}; most personal loans have a fixed rate and may carry one. Compare it and the new lender’s fee with the interest saved. We do that sum with you. If the saving is small, we say so.',
      },
    ],
    bands: [
      {
        kind: 'points',
        title: 'Balance Transfer & Top-Up Loans',
        text: 'For a loan you already have, at a rate that no longer suits you.',
        items: [
          {
            icon: 'swap',
            title: 'Balance transfer',
            text: 'A new lender repays the old loan. You go on with a new rate and, if you wish, a new tenure.',
          },
          {
            icon: 'receipt',
            title: 'Top-up',
            text: 'A further sum on the loan you have, without starting a separate loan.',
          },
          {
            icon: 'calc',
            title: 'The sum first',
            text: 'We set the interest saved against closing charge and fee. You see whether it pays before you move.',
          },
        ],
      },
    ],
    closing: {
      title: 'Compare before you sign',
      text: 'Tell us the amount, your income and the loans you have. An adviser names the lenders that fit. We are an agent, not a lender; the lender approves the loan.',
    },
    card: {
      title: 'Personal Loans',
      text: 'Money for a wedding, a course or a hospital bill, with no collateral.',
    },
  },
};

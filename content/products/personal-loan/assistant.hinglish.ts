import type { Spoken } from '../../product-schema.ts';

export const assistant: Spoken = {
  asked: ['niji loan|niji rin|vyaktigat rin|vyaktigat loan|vyaktigat|niji'],
  ambiguous: 'vyaktigat|niji',
  name: 'Personal loan',
  inList: 'personal',
  offered: 'personal loan',
  documents: 'PAN aur Aadhaar (pehchan, pata), photo, salary slip aur Form 16 ya ITR, bank statement',
  criteria:
    'umar {personal.age.salaried} salaried ya {personal.age.self} self-employed, mahine ki income {personal.income} se (kuch lender {personal.income.overview} se), CIBIL score {personal.score} (kuch {personal.score.overview} se), {personal.experience} ka experience.',
  facts: {
    overview:
      'Personal loan: byaj {personal.rate} saalana (offer {personal.rate.overview} se), {personal.amount} tak bina girvi, tenure {personal.tenure} tak (kuch lender {personal.tenure.overview}), approval {personal.approval} me.',
    rate: 'Personal loan ki byaj dar lenders me {personal.rate} saalana hai. Hamare offer {personal.rate.overview} se shuru hain.',
    amount: 'Personal loan {personal.amount} tak milta hai, bina kuch girvi rakhe.',
    tenure:
      'Personal loan ki tenure aam taur par {personal.tenure} ({personal.tenure.months}) tak; kuch lender {personal.tenure.overview} dete hain.',
    time: 'Personal loan ka approval {personal.approval} me (sabse tez lender {personal.approval.overview} me), aur paisa {personal.disbursal} me aata hai.',
    age: 'Personal loan ki umar: salaried {personal.age.salaried} (kuch lender {personal.age.salaried.overview}); self-employed {personal.age.self} (kuch lender {personal.age.self.overview}).',
    score:
      'Personal loan: zyadatar lender CIBIL score {personal.score} maangte hain; kuch {personal.score.overview} se bhi lete hain.',
    income:
      'Personal loan: mahine ki income aam taur par kam se kam {personal.income}; kuch lender {personal.income.overview} se bhi dete hain.',
    experience: 'Personal loan: kam se kam {personal.experience} ka kaam ka experience.',
    collateral: 'Personal loan me kuch girvi nahi rakhna hota, property ke kagaz bhi nahi (no collateral).',
    uses: 'Personal loan shaadi, ilaj, padhai, ghar ki marammat, yatra ya purane karz ek EMI me lane ke kaam aata hai.',
  },
  inAll: {
    rate: 'personal {personal.rate}',
    amount: 'personal {personal.amount} tak',
    tenure: 'personal {personal.tenure} tak, kuch lender {personal.tenure.overview}',
    time: 'personal {personal.approval} (paisa {personal.disbursal} me)',
    age: 'personal {personal.age.salaried} salaried, {personal.age.self} self-employed',
    income: 'personal {personal.income}, kuch lender {personal.income.overview} se',
    score: 'personal {personal.score} (kuch {personal.score.overview} se)',
    experience: 'personal loan kam se kam {personal.experience}',
    collateral: 'personal loan me kuch girvi nahi',
  },
};

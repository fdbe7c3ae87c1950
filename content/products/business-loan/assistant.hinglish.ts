import type { Spoken } from '../../product-schema.ts';

export const assistant: Spoken = {
  asked: [
    'vyapar loan|vyapaar loan|vyapar rin|vyapar ka loan|vyavsay loan|vyavsaya loan|vyavsayik rin|vyavsayik loan',
    'vyaparik loan|karobar loan|karobar ka loan|karobari loan|dhandhe ka loan|dhandha loan|dukan loan',
    'dukaan ka loan|udyog loan',
  ],
  name: 'Business loan',
  inList: 'business',
  offered: 'business loan',
  documents:
    'business aur maalik ka PAN, pehchan aur pata, GST ya Udyam registration, {business.statements} ke bank statement, ITR, balance sheet aur profit-loss account',
  criteria:
    'business {business.vintage} purana, saalana turnover {business.turnover} se, CIBIL ya Experian score {business.score}, {business.statements} ke bank statement.',
  facts: {
    overview:
      'Business loan: byaj {business.rate} saalana (offer {business.rate.overview} se), {business.amount} tak (kuch lender {business.amount.overview} tak), tenure {business.tenure} (kuch {business.tenure.overview} tak), approval {business.approval} me.',
    uses: 'Business loan chalte business ke maal, machine, dukaan, working capital ya badhat ke liye hai.',
    rate: 'Business loan ki byaj dar lenders me {business.rate} saalana hai. Hamare offer {business.rate.overview} se shuru hain.',
    amount: 'Business loan aam taur par {business.amount} tak; kuch lender {business.amount.overview} tak dete hain.',
    tenure:
      'Business loan ki tenure aam taur par {business.tenure}; kuch lender {business.tenure.overview} tak dete hain.',
    time: 'Business loan ka approval poori file ke baad {business.approval} me hota hai.',
    score: 'Business loan: CIBIL ya Experian score {business.score} chahiye.',
    vintage: 'Business loan: business {business.vintage} purana hona chahiye.',
    turnover: 'Business loan: saalana turnover kam se kam {business.turnover}.',
    statements: 'Business loan: pichhle {business.statements} ke bank statement aur {docs.returns} ke ITR.',
    collateral:
      'Business loan me girvi lagega ya nahi, yeh lender aur amount par nirbhar hai; security se byaj kam hota hai. Micro aur chhoti unit ko commercial bank {collateral.msme} tak bina girvi dete hain ({collateral.since} se ke loan). Apne case ke liye hamari team se puchiye.',
  },
  inAll: {
    rate: 'business {business.rate} (offer {business.rate.overview} se)',
    amount: 'business {business.amount} tak, kuch lender {business.amount.overview}',
    tenure: 'business {business.tenure}, kuch {business.tenure.overview} tak',
    time: 'business {business.approval}',
    income: 'business loan me income ki jagah saalana turnover {business.turnover} chahiye',
    score: 'business {business.score}',
    experience: 'business loan me business {business.vintage} purana',
    collateral:
      'business loan me lender par nirbhar hai, micro aur chhoti unit ko {collateral.msme} tak bina girvi; MUDRA me girvi nahi',
  },
};

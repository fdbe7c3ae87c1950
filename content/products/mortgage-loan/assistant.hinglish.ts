import type { Spoken } from '../../product-schema.ts';

export const assistant: Spoken = {
  asked: [
    'property par loan|property pe loan|property ke against loan|property girvi loan|jaydad par loan|sampatti loan',
    'sampatti par loan|sampatti par rin|sampatti ke badle loan|property ke badle loan|girvi loan|bandhak rin',
    'bandhak loan|makan ke badle|ghar ke badle|dukan ke badle|makan girvi|ghar girvi|dukan girvi',
  ],
  name: 'Mortgage loan (property par loan)',
  inList: 'mortgage',
  offered: 'mortgage loan (property par loan)',
  documents:
    'PAN aur Aadhaar (pehchan, pata), photo, salary slip ya ITR, bank statement, property ke title deed, pass naksha aur property tax ki raseed',
  criteria:
    'umar {mortgage.age}, mahine ki income {mortgage.income} se, CIBIL score {mortgage.score}, aur saaf title wali property. Salaried aur self-employed dono apply kar sakte hain.',
  facts: {
    overview:
      'Mortgage loan (property par loan): byaj sabhi lenders me {mortgage.rate} saalana, aam offer {mortgage.rate.typical}; {mortgage.amount} (aam offer {mortgage.amount.overview} tak), market value ka {mortgage.ltv}, tenure {mortgage.tenure} (aam offer {mortgage.tenure.typical}).',
    uses: 'Mortgage loan apni maujooda property par milta hai, business, shaadi, ilaj, padhai ya mehnge karz chukane ke liye; aap usme rehte rehte hain.',
    rate: 'Mortgage loan (property par loan) ki byaj dar sabhi lenders me {mortgage.rate} saalana aur aam offer me {mortgage.rate.typical} hai; hamare offer {mortgage.rate.overview} se shuru hain.',
    amount:
      'Mortgage loan sabhi lenders me {mortgage.amount} ka milta hai; aam offer {mortgage.amount.typical} ka. Seema property ki market value ka {mortgage.ltv} bhi hai.',
    ltv: 'Mortgage loan: property ki market value ka aam taur par {mortgage.ltv}, yaani {mortgage.ltv.overview} tak.',
    tenure: 'Mortgage loan ki tenure sabhi lenders me {mortgage.tenure} hai; aam offer {mortgage.tenure.typical} ka.',
    time: 'Mortgage loan ki processing poori file ke baad {mortgage.processing} leti hai; kuch lender {mortgage.approval.overview} me approve karte hain.',
    age: 'Mortgage loan ke liye umar {mortgage.age} honi chahiye.',
    score: 'Mortgage loan: CIBIL score {mortgage.score} chahiye.',
    income: 'Mortgage loan: mahine ki income kam se kam {mortgage.income}.',
    collateral:
      'Mortgage loan: aapki property hi security hai. Malik aap hi rehte hain aur usme reh sakte hain ya kiraye par de sakte hain.',
    propertyTypes:
      'Mortgage loan residential, commercial aur industrial property par aur kuch plot par milta hai; title saaf aur naksha pass hona chahiye.',
  },
  inAll: {
    rate: 'mortgage {mortgage.rate}',
    amount: 'mortgage {mortgage.amount:high} tak (aam offer {mortgage.amount.overview} tak)',
    tenure: 'mortgage {mortgage.tenure} (aam offer {mortgage.tenure.typical})',
    time: 'mortgage {mortgage.processing}',
    age: 'mortgage loan {mortgage.age}',
    income: 'mortgage loan {mortgage.income}',
    score: 'mortgage {mortgage.score}',
    ltv: 'mortgage loan market value ka {mortgage.ltv}',
    collateral: 'mortgage loan me aapki property',
  },
};

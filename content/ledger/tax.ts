// Taxes, duties and other acts that a borrower meets.
import { act, detail, guide, incomeTax, rowsOf } from '../ledger-sources.ts';
import type { FactInput } from '../schema.ts';

const pages = [...guide('home-loan-jaipur-stamp-duty'), ...detail('home-loan')];
const calculator = ['/emi-calculator'];

export const rows: FactInput[] = [
  ...rowsOf({ product: 'law', pages, applies: 'Borrowers who choose the old tax regime', ...incomeTax }, [
    { id: 'tax.since', value: 2026_04_01, unit: 'date', applies: 'Everybody who pays income tax' },
    { id: 'tax.section.principal', value: 123, unit: 'number', note: 'Section 80C of the act of 1961.' },
    { id: 'tax.section.interest', value: 22, unit: 'number', note: 'Section 24(b) of the act of 1961.' },
    {
      id: 'tax.interest.late',
      value: 30_000,
      unit: 'rupees',
      pages: calculator,
      note: 'Instead of the higher limit where building was not complete in time.',
    },
    {
      id: 'tax.build.years',
      value: 5,
      unit: 'years',
      pages: calculator,
      note: 'After the end of the year of the loan.',
    },
    {
      id: 'tax.interest.parts',
      value: 5,
      unit: 'number',
      pages: calculator,
      note: 'Interest of the years before possession is deducted in so many equal yearly parts.',
    },
  ]),
  ...rowsOf(
    {
      product: 'law',
      pages: guide('home-loan-jaipur-stamp-duty'),
      applies: 'Sale deeds of property in Rajasthan',
      ...act('Rajasthan Stamp Act, 1998, and its notifications', 'https://epanjiyan.rajasthan.gov.in/'),
    },
    [
      { id: 'stamp.men', value: 6, unit: 'percent', applies: 'Sale deeds in the name of a man, or of man and woman' },
      { id: 'stamp.women', value: 5, unit: 'percent', applies: 'Sale deeds in the name of a woman' },
      {
        id: 'stamp.registration',
        value: 1,
        unit: 'percent',
        note: 'A surcharge on the duty comes on top; sources differ on its size, so no page states it.',
      },
    ],
  ),
  ...rowsOf(
    {
      product: 'law',
      pages: guide('fees-and-how-we-are-paid', 'balance-transfer-top-up'),
      applies: 'Fees of lenders; never the loan or its interest',
      ...act('Central Goods and Services Tax Act, 2017, financial services', 'https://cbic-gst.gov.in/'),
    },
    [{ id: 'gst.fees', value: 18, unit: 'percent' }],
  ),
  ...rowsOf(
    {
      product: 'law',
      pages: ['/privacy'],
      applies: 'Everybody whose personal data is kept in digital form',
      ...act('Digital Personal Data Protection Act, 2023, and Rules, 2025', 'https://www.meity.gov.in/', '2027-05-13'),
    },
    [{ id: 'dpdp.duties', value: 2027_05_13, unit: 'date' }],
  ),
  ...rowsOf(
    {
      product: 'law',
      pages: guide('credit-score-free-report'),
      applies: 'Anybody, at any hour',
      ...act('National helplines of the Government of India', 'https://telemanas.mohfw.gov.in/', '2027-05-16'),
    },
    [
      { id: 'help.mind', value: 14_416, unit: 'number', note: 'Tele-MANAS, day and night, many languages.' },
      { id: 'help.emergency', value: 112, unit: 'number' },
      { id: 'help.fraud', value: 1930, unit: 'number', note: 'Money lost to an online fraud.' },
    ],
  ),
];

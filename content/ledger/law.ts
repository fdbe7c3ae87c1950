// Rules that protect a borrower, each with the instrument it stands in.
import { detail, direction, guide, rowsOf } from '../ledger-sources.ts';
import type { FactInput } from '../schema.ts';

const rbi = 'https://www.rbi.org.in/Scripts/BS_ViewMasterDirections.aspx';
const law = (name: string, applies: string, pages: string[], href = rbi) => ({
  product: 'law',
  pages,
  applies,
  ...direction(name, href),
});

export const rows: FactInput[] = [
  ...rowsOf(
    law(
      'RBI (Pre-payment Charges on Loans) Directions, 2025',
      'Individuals with a floating-rate loan that is not for business, at any lender',
      guide('prepayment-foreclosure-rules'),
    ),
    [
      { id: 'prepay.charge', value: 0, unit: 'percent' },
      { id: 'prepay.since', value: 2026_01_01, unit: 'date', applies: 'Loans sanctioned or renewed from that day' },
      {
        id: 'prepay.small',
        value: 5_000_000,
        unit: 'rupees',
        bound: 'upTo',
        applies:
          'Business loans of individuals, micro and small enterprises at small finance banks, regional rural banks, larger co-operative banks and middle-layer NBFCs',
      },
    ],
  ),
  ...rowsOf(
    law(
      'RBI circular on Key Facts Statement for Loans and Advances, 15 April 2024',
      'Every retail and MSME term loan',
      guide('fees-and-how-we-are-paid'),
      'https://rbi.org.in/Scripts/NotificationUser.aspx?Id=12663',
    ),
    [
      { id: 'kfs.since', value: 2024_10_01, unit: 'date' },
      { id: 'kfs.valid', value: 3, unit: 'working-days', bound: 'atLeast', applies: 'Loans of a week or longer' },
    ],
  ),
  ...rowsOf(
    law(
      'RBI circular on penal charges in loan accounts, 18 August 2023',
      'Every retail loan',
      guide('fees-and-how-we-are-paid', 'prepayment-foreclosure-rules'),
    ),
    [{ id: 'penal.since', value: 2024_04_01, unit: 'date' }],
  ),
  ...rowsOf(
    law(
      'RBI circular on the reset of floating rates, 18 August 2023, amended 2025',
      'Floating-rate loans paid by EMI',
      guide('prepayment-foreclosure-rules'),
    ),
    [
      { id: 'reset.since', value: 2023_08_18, unit: 'date' },
      { id: 'reset.eased', value: 2025_10_01, unit: 'date', applies: 'The switch to a fixed rate' },
    ],
  ),
  ...rowsOf(
    law(
      'RBI (Interest Rate on Advances) Directions, external benchmark',
      'New floating-rate retail, micro and small-enterprise loans of banks',
      guide('balance-transfer-top-up'),
    ),
    [
      { id: 'benchmark.since', value: 2019_10_01, unit: 'date' },
      { id: 'benchmark.reset', value: 3, unit: 'months' },
      { id: 'benchmark.spread', value: 3, unit: 'years' },
    ],
  ),
  ...rowsOf(
    law(
      'RBI circular on the release of property documents, 13 September 2023',
      'Every loan that has been repaid or settled in full',
      guide('prepayment-foreclosure-rules'),
    ),
    [
      { id: 'papers.days', value: 30, unit: 'days' },
      { id: 'papers.compensation', value: 5_000, unit: 'rupees' },
      { id: 'papers.since', value: 2023_12_01, unit: 'date' },
    ],
  ),
  ...rowsOf(
    law('RBI directions on housing finance, loan-to-value', 'Home loans to individuals', [
      ...guide('home-loan-jaipur-stamp-duty'),
      ...detail('home-loan'),
    ]),
    [
      { id: 'ltv.small', value: 90, unit: 'percent', bound: 'upTo' },
      { id: 'ltv.small.amount', value: 3_000_000, unit: 'rupees', bound: 'upTo' },
      { id: 'ltv.middle', value: 80, unit: 'percent', bound: 'upTo' },
      { id: 'ltv.middle.amount', value: [3_000_000, 7_500_000], unit: 'rupees' },
      { id: 'ltv.large', value: 75, unit: 'percent', bound: 'upTo' },
      { id: 'ltv.large.amount', value: 7_500_000, unit: 'rupees' },
      {
        id: 'ltv.duty.amount',
        value: 1_000_000,
        unit: 'rupees',
        bound: 'upTo',
        applies: 'Houses up to this cost: stamp duty and registration may be counted into the cost',
      },
    ],
  ),
  ...rowsOf(
    law(
      'RBI (Credit Information Reporting) Directions, 2025',
      'Everybody who has, or had, a loan or a credit card',
      guide('credit-score-free-report'),
    ),
    [
      { id: 'bureaus.count', value: 4, unit: 'count' },
      { id: 'bureaus.free', value: 1, unit: 'count' },
      { id: 'bureaus.score', value: [300, 900], unit: 'score' },
      { id: 'bureaus.dispute', value: 30, unit: 'days' },
      { id: 'bureaus.compensation', value: 100, unit: 'rupees' },
      { id: 'bureaus.update', value: 15, unit: 'days', note: 'At least fortnightly.' },
    ],
  ),
  ...rowsOf(
    law(
      'RBI Directions on lending to MSMEs, amended February 2026',
      'Micro and small enterprises at scheduled commercial banks',
      guide('mudra-loan-tarun-plus'),
    ),
    [
      { id: 'collateral.msme', value: 2_000_000, unit: 'rupees', bound: 'upTo' },
      { id: 'collateral.since', value: 2026_04_01, unit: 'date', applies: 'Loans sanctioned or renewed from that day' },
      { id: 'collateral.before', value: 1_000_000, unit: 'rupees', bound: 'upTo', applies: 'Older loans' },
    ],
  ),
  ...rowsOf(
    law(
      'Reserve Bank – Integrated Ombudsman Scheme, 2026',
      'Customers of banks, larger NBFCs and credit bureaus',
      guide('fees-and-how-we-are-paid'),
      'https://cms.rbi.org.in/',
    ),
    [
      { id: 'ombudsman.days', value: 30, unit: 'days' },
      { id: 'ombudsman.since', value: 2026_07_01, unit: 'date' },
      { id: 'ombudsman.loss', value: 3_000_000, unit: 'rupees', bound: 'upTo' },
      { id: 'ombudsman.distress', value: 300_000, unit: 'rupees', bound: 'upTo' },
      { id: 'ombudsman.number', value: 14_448, unit: 'number' },
    ],
  ),
  ...rowsOf(
    law(
      'RBI circular on recovery agents, 12 August 2022',
      'Borrowers in arrears; microfinance has its own rules',
      guide('credit-score-free-report'),
    ),
    [
      { id: 'recovery.from', value: 8, unit: 'number', note: 'Hour of the morning.' },
      { id: 'recovery.to', value: 7, unit: 'number', note: 'Hour of the evening.' },
    ],
  ),
  ...rowsOf(
    law(
      'RBI (Digital Lending) Directions, 2025',
      'Digital loans that come through a lending service provider',
      guide('fees-and-how-we-are-paid'),
    ),
    [{ id: 'digital.since', value: 2025_05_08, unit: 'date' }],
  ),
];

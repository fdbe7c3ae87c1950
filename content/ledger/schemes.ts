// Government schemes as their guidelines have them; what the firm's own product sheet says of them is subsidy.ts.
import { detail, guide, over, rowsOf, scheme } from '../ledger-sources.ts';
import type { FactInput } from '../schema.ts';

const pmegp = rowsOf(
  {
    product: 'scheme',
    pages: [...guide('pmegp-rajasthan'), ...over('government-subsidies')],
    applies: 'Adults who set up a new unit outside farming; one per family (self and spouse)',
    ...scheme('PMEGP guidelines, Ministry of MSME', 'https://www.kviconline.gov.in/pmegpeportal/', {
      is: 'unconfirmed',
      until: '2026-03-31',
    }),
  },
  [
    { id: 'pmegp.age', value: 18, plus: true, unit: 'age' },
    { id: 'pmegp.project.manufacturing', value: 5_000_000, unit: 'rupees', bound: 'upTo' },
    { id: 'pmegp.project.service', value: 2_000_000, unit: 'rupees', bound: 'upTo' },
    { id: 'pmegp.share.general.urban', value: 15, unit: 'percent', applies: 'General category, unit in a town' },
    { id: 'pmegp.share.general.rural', value: 25, unit: 'percent', applies: 'General category, unit in a village' },
    { id: 'pmegp.share.special.urban', value: 25, unit: 'percent', applies: 'Special categories, unit in a town' },
    { id: 'pmegp.share.special.rural', value: 35, unit: 'percent', applies: 'Special categories, unit in a village' },
    { id: 'pmegp.own.general', value: 10, unit: 'percent', applies: 'General category' },
    { id: 'pmegp.own.special', value: 5, unit: 'percent', applies: 'Special categories' },
    { id: 'pmegp.class', value: 8, unit: 'number', applies: 'Larger projects only' },
    { id: 'pmegp.class.manufacturing', value: 1_000_000, unit: 'rupees', applies: 'Manufacturing above this cost' },
    { id: 'pmegp.class.service', value: 500_000, unit: 'rupees', applies: 'Service above this cost' },
    { id: 'pmegp.lockin', value: 3, unit: 'years' },
    { id: 'pmegp.second.manufacturing', value: 10_000_000, unit: 'rupees', bound: 'upTo', applies: 'Running units' },
    { id: 'pmegp.second.service', value: 2_500_000, unit: 'rupees', bound: 'upTo', applies: 'Running units' },
    { id: 'pmegp.second.share', value: 15, unit: 'percent', applies: 'Running units that upgrade' },
  ],
);

const mudra = rowsOf(
  {
    product: 'scheme',
    pages: [...guide('mudra-loan-tarun-plus'), ...over('government-subsidies'), ...detail('government-subsidy')],
    applies: 'Owners of small businesses outside farming, new or running, and of allied work such as dairy or poultry',
    ...scheme('Pradhan Mantri MUDRA Yojana, Department of Financial Services', 'https://www.mudra.org.in/'),
  },
  [
    { id: 'mudra.shishu', value: 50_000, unit: 'rupees', bound: 'upTo' },
    { id: 'mudra.kishor', value: 500_000, unit: 'rupees', bound: 'upTo' },
    { id: 'mudra.tarun', value: 1_000_000, unit: 'rupees', bound: 'upTo' },
    {
      id: 'mudra.tarunplus',
      value: [1_000_000, 2_000_000],
      unit: 'rupees',
      applies: 'Borrowers who repaid a Tarun loan',
    },
    { id: 'mudra.max', value: 2_000_000, unit: 'rupees', bound: 'upTo', applies: 'Borrowers who repaid a Tarun loan' },
    { id: 'mudra.tarunplus.since', value: 2024_10_24, unit: 'date' },
  ],
);

const vyupy = rowsOf(
  {
    product: 'scheme',
    pages: guide('vyupy-rajasthan'),
    applies: 'Residents of Rajasthan with a micro or small enterprise, new or growing',
    ...scheme(
      'Vishwakarma Yuva Udyami Protsahan Yojana, Government of Rajasthan',
      'https://industries.rajasthan.gov.in/',
      { is: 'open', until: '2029-03-31' },
    ),
  },
  [
    { id: 'vyupy.age', value: [18, 45], unit: 'age' },
    {
      id: 'vyupy.amount',
      value: 20_000_000,
      unit: 'rupees',
      bound: 'upTo',
      pages: [...guide('vyupy-rajasthan'), '/'],
    },
    { id: 'vyupy.interest.first', value: 8, unit: 'percent', applies: 'The smaller loans of the scheme' },
    { id: 'vyupy.interest.first.amount', value: 10_000_000, unit: 'rupees', bound: 'upTo' },
    { id: 'vyupy.interest.second', value: 7, unit: 'percent', applies: 'The larger loans of the scheme' },
    { id: 'vyupy.interest.second.amount', value: [10_000_000, 20_000_000], unit: 'rupees' },
    {
      id: 'vyupy.extra',
      value: 1,
      unit: 'percent',
      applies: 'On the larger loans: women, SC, ST, disabled people, rural units, card-holding weavers and artisans',
    },
    { id: 'vyupy.margin', value: 25, unit: 'percent' },
    { id: 'vyupy.margin.max', value: 500_000, unit: 'rupees', bound: 'upTo' },
    { id: 'vyupy.own', value: 10, unit: 'percent', bound: 'atLeast' },
  ],
);

const mysy = rowsOf(
  {
    product: 'scheme',
    pages: guide('vyupy-rajasthan'),
    applies: 'Residents of Rajasthan who set up a micro-enterprise',
    ...scheme('Mukhyamantri Yuva Swarojgar Yojana, Government of Rajasthan', 'https://industries.rajasthan.gov.in/'),
  },
  [
    { id: 'mysy.age', value: [18, 45], unit: 'age' },
    { id: 'mysy.amount', value: 1_000_000, unit: 'rupees', bound: 'upTo' },
    { id: 'mysy.interest', value: 100, unit: 'percent', note: 'Share of the interest that the state pays back.' },
    { id: 'mysy.margin', value: 50_000, unit: 'rupees', bound: 'upTo' },
    { id: 'mysy.since', value: 2026_01_12, unit: 'date' },
  ],
);

const pmay = rowsOf(
  {
    product: 'scheme',
    pages: [...guide('pmay-urban-2'), ...over('government-subsidies')],
    applies: 'Households in towns who own no pucca house anywhere in India',
    ...scheme('PMAY-U 2.0, Interest Subsidy Scheme, Ministry of Housing', 'https://pmay-urban.gov.in/'),
  },
  [
    { id: 'pmay.income', value: 900_000, unit: 'rupees', bound: 'upTo' },
    { id: 'pmay.income.ews', value: 300_000, unit: 'rupees', bound: 'upTo' },
    { id: 'pmay.income.lig', value: 600_000, unit: 'rupees', bound: 'upTo' },
    { id: 'pmay.house', value: 3_500_000, unit: 'rupees', bound: 'upTo' },
    { id: 'pmay.carpet', value: 120, unit: 'sq-m', bound: 'upTo' },
    { id: 'pmay.loan', value: 2_500_000, unit: 'rupees', bound: 'upTo' },
    { id: 'pmay.since', value: 2024_09_01, unit: 'date' },
    { id: 'pmay.subsidy', value: 4, unit: 'percent' },
    { id: 'pmay.part', value: 800_000, unit: 'rupees', bound: 'upTo' },
    { id: 'pmay.years', value: 12, unit: 'years', bound: 'upTo' },
    { id: 'pmay.max', value: 180_000, unit: 'rupees', bound: 'upTo' },
    { id: 'pmay.instalments', value: 5, unit: 'count' },
    {
      id: 'pmay.clss.mig',
      value: 2021_03_31,
      unit: 'date',
      status: { is: 'closed', on: '2021-03-31' },
      applies: 'The middle-income part of the old credit-linked subsidy',
    },
  ],
);

export const rows: FactInput[] = [...pmegp, ...mudra, ...vyupy, ...mysy, ...pmay];

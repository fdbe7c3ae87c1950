import type { Article } from '../../schema.ts';

export const article: Article = {
  id: 3,
  title: 'PMEGP or Mudra: choosing the right scheme',
  description:
    'PMEGP gives a subsidy for a new unit and asks for patience. Mudra is a loan without subsidy for small trade. How to tell which one fits your plan.',
  excerpt:
    'One brings a subsidy and a long procedure, the other is a straightforward small loan. How to tell which fits your plan, what the bank will ask, and where applications go wrong.',
  author: '{site.name} desk',
  date: '2026-10-06',
  category: 'Government Subsidies',
  readTime: '5 min read',
  image: 'blog/government-subsidies-a',
  imageAlt: 'Block print of pale blue sprouts on night blue, one printed in pink',
  content: [
    {
      type: 'paragraph',
      text: 'Two names come up in almost every first conversation about government help for a small business: PMEGP and Mudra. They are often spoken of as if one were simply larger than the other. They are different instruments. PMEGP helps to create a unit that does not yet exist, and part of the money need not be repaid if the conditions are kept. Mudra is a loan, repaid in full, for a small business that needs working money or equipment. Choosing wrongly costs a season.',
    },
    { type: 'heading', text: 'What each one is' },
    {
      type: 'paragraph',
      text: 'PMEGP, the Prime Minister’s Employment Generation Programme, combines a bank loan with a subsidy known as margin money. Our detail sheet gives {subsidy.share} as the subsidy, and under this programme the share depends on who you are and on whether the unit stands in a rural or an urban area. You bring a contribution of your own, the bank lends, and the government’s part is held aside for a lock-in period. It is set against your loan only after the unit has been seen running. Until then, treat it as a promise with conditions.',
    },
    {
      type: 'paragraph',
      text: 'Mudra loans come in steps named Shishu, Kishor and Tarun, from the very small to the established; our overview sheet gives up to {subsidy.mudra} for the scheme. There is no subsidy to wait for. What the scheme offers is a loan without the security that a small trader seldom has. You repay the whole of it, with interest.',
    },
    {
      type: 'paragraph',
      text: 'The interest on the schemes we handle runs {subsidy.rate} a year on our detail sheet. The bank sets the rate within its own rules in both cases. Nobody at a scheme office, and no adviser, can fix it for you.',
    },
    { type: 'heading', text: 'Three questions that decide' },
    { type: 'paragraph', text: 'Start with the unit, not with the subsidy.' },
    {
      type: 'list',
      items: [
        'Does the business already exist? If it runs today, Mudra is the natural door. PMEGP is meant for new units, with a separate path for upgrading some units that an earlier scheme financed.',
        'Do you make something, provide a service, or buy and sell? PMEGP is built around making and serving, and keeps a list of activities that it does not finance. Read that list before you spend money on a project report. Small trade fits Mudra more easily.',
        'Can you wait? Our sheet gives {subsidy.processing} for processing, counted from a complete file. PMEGP adds screening, training and inspection around that. If the season is upon you and the stock must be bought now, wait for nobody’s subsidy.',
      ],
    },
    {
      type: 'paragraph',
      text: 'A woman in Sanganer who wants to set up a new block-printing table with helpers has a PMEGP case. Her neighbour, who has printed for years and wants cloth and colour for the winter orders, has a Mudra case. If both are true of you, begin with the need that earns first.',
    },
    {
      type: 'image',
      src: 'blog/inline-shop-shutter',
      alt: 'A small shop with its rolling shutter',
      caption: 'An open shutter points to Mudra; a shop still to be built points to PMEGP.',
    },
    { type: 'heading', text: 'What the money looks like month by month' },
    {
      type: 'paragraph',
      text: 'Take {ex.mudra.amount} over {ex.mudra.tenure}. At {ex.mudra.rate} a year, the lower end of the scheme range, the EMI is {ex.mudra.emi} and the interest over the whole period {ex.mudra.interest}. At {ex.mudra-market.rate}, where ordinary business loans begin on our detail sheet, the same sum asks for {ex.mudra-market.emi} a month and {ex.mudra-market.interest} in interest. The gap between the two is what a scheme loan is worth to you each month. Weigh that gap against the weeks of procedure.',
    },
    {
      type: 'paragraph',
      text: 'With PMEGP, make your plan as though the subsidy did not exist. If the unit can pay its EMI on the bank’s full share, the subsidy is a cushion. If it can pay only once the subsidy has been credited, the plan is too thin, and the bank will see it.',
    },
    { type: 'heading', text: 'The file for PMEGP' },
    {
      type: 'list',
      items: [
        'A project report: what you will make, with which machine, for whom, at what price, and what is left each month after costs.',
        'Quotations for machines and equipment, from sellers who can be telephoned.',
        'Proof of identity, of address and of the category you claim.',
        'Proof of education where the size of the project demands it.',
        'A paper for the place: ownership or a rent agreement, with power available.',
        'A certificate for the rural area, if you claim the rural share.',
      ],
    },
    {
      type: 'paragraph',
      text: 'The application goes in online, through the agency in your district; in Jaipur you will deal with the District Industries Centre or the khadi bodies. A committee may look at it, and the bank then decides. The bank’s decision is its own. A recommendation is not a sanction.',
    },
    { type: 'heading', text: 'The file for Mudra' },
    {
      type: 'list',
      items: [
        'Identity and address, for you and for the shop.',
        'Proof that the business exists: a registration, a licence, or bills in its name.',
        'Bank statements that show the trade passing through the account.',
        'A quotation for what you want to buy, or a short note on stock and working money.',
        'A list of other loans, including the ones from family that you repay monthly.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Go first to the branch where your account has been active. An account through which your sales pass is the strongest paper a small trader owns.',
    },
    { type: 'heading', text: 'What to ask at the branch' },
    {
      type: 'list',
      items: [
        'Does this branch take applications for my activity at present?',
        'Which contribution of mine do you expect, and in what form?',
        'Is any collateral asked for? If so, under which rule?',
        'When is the subsidy credited, how long is it locked in, and what would make me lose it?',
        'Who inspects the unit, and what must be there on that day?',
      ],
    },
    {
      type: 'paragraph',
      text: 'Older lists also carry Stand-Up India. Ask the branch whether it is open before you plan around it; schemes end, change their names and return.',
    },
    { type: 'heading', text: 'Where applications go wrong' },
    {
      type: 'paragraph',
      text: 'Project reports copied from a shop near the office fail because their prices are from another town. Quotations from a cousin’s firm are found out. Money for a machine is spent on something else, and then the unit cannot be shown. Agents promise a subsidy for a share of it; no one can sell what a committee and a bank decide. The age band on our sheet is {subsidy.age}, and applicants at its edges should ask first.',
    },
    {
      type: 'paragraph',
      text: 'If you are still undecided, write down what you will buy in the first week with the money. A machine for a room that is empty today suggests PMEGP. Stock for a shelf that is already yours suggests Mudra.',
    },
  ],
  related: [4, 12, 6],
  sample: true,
};

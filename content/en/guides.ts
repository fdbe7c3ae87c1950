// Words that the guide pages share; each guide is a file of guides/.
export const guidePages = {
  title: 'Loan and scheme guides for Jaipur and Rajasthan',
  description:
    'Plain guides to PMEGP, MUDRA, PMAY-U 2.0, stamp duty in Jaipur, prepayment rules, credit reports and documents, each with its source and the day it was checked.',
  heading: 'Guides',
  lead: 'One page for each thing people ask us most. Every figure has a source and the day we checked it.',
  crumb: 'Guides',
  guide: 'On this page',
  figures: 'The figures',
  figure: {
    what: 'What',
    value: 'Figure',
    applies: 'For whom',
    bounds: { from: 'from', upTo: 'up to', atLeast: 'at least' },
  },
  explained: 'What it means for you',
  documents: 'Documents to bring',
  steps: 'Step by step',
  mistakes: 'Mistakes we see',
  sources: 'Official sources',
  sourcesLead: 'The authority’s own page decides. Tell us if it says something else by now.',
  checked: 'All figures of this page were checked on or after',
  checkedShort: 'checked on',
  reviewed: 'Read against its sources by our senior loan adviser on',
  reviewer: 'Senior loan adviser',
  related: 'Read next',
  ofLoan: 'Read before you apply',
  all: 'All guides',
  closing: {
    title: 'Not sure how this applies to you?',
    text: 'Tell us your case in two sentences. We say what fits and what it costs, before you sign anything. We are an agent, not a lender.',
  },
};

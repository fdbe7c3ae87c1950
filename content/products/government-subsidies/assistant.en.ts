import type { Spoken } from '../../product-schema.ts';

export const assistant: Spoken = {
  asked: [
    'government help|government support|government aid|government assistance|govt help|govt support|govt aid',
    'help from government|help from the government|government subsidy|government subsidies|govt subsidy',
    'government loan|govt loan|government scheme|govt scheme|government schemes|subsidy|subsidies|subsidised loan',
    'subsidized loan|subsidy loan|subsidy scheme|loan scheme|schemes|scheme|govt backed loan',
  ],
  name: 'Government subsidy loan',
  inList: 'government-subsidy',
  offered: 'government-subsidy loans (PMEGP, MUDRA, VYUPY)',
  documents:
    'Aadhaar and PAN (identity, address), photographs, project report, quotations, education and category certificates where the scheme asks, Udyam registration, bank statements',
  criteria:
    'age {subsidy.age}, a viable project, no default with any lender and no earlier subsidy for the same project. Each scheme (PMEGP, MUDRA, VYUPY) adds its own rules.',
  facts: {
    overview:
      'Government subsidy loans (PMEGP, MUDRA, VYUPY): interest {subsidy.rate} a year, subsidy {subsidy.share}, processing in {subsidy.processing}, age {subsidy.age}. MUDRA goes up to {subsidy.mudra}, with Tarun Plus up to {mudra.max}. Stand-Up India ({subsidy.standup}) {subsidy.standup:status}.',
    uses: 'A government subsidy loan is for a new or growing small enterprise under a scheme (PMEGP, MUDRA, VYUPY); under PMAY for a first home.',
    rate: 'Government subsidy loans carry interest of {subsidy.rate} a year. The subsidy itself is {subsidy.share}.',
    share:
      'The subsidy is {subsidy.share} of the project cost (up to {subsidy.share.home}), depending on the scheme. The housing subsidy of up to {subsidy.amount} {subsidy.amount:status}; its successor under PMAY gives up to {pmay.max}.',
    amount:
      'By scheme: MUDRA up to {subsidy.mudra}, with Tarun Plus up to {mudra.max}; PMEGP projects up to {pmegp.project.manufacturing} (services {pmegp.project.service}); VYUPY up to {vyupy.amount}; Stand-Up India {subsidy.standup} ({subsidy.standup:status}). The subsidy is {subsidy.share}; the housing subsidy of up to {subsidy.amount} {subsidy.amount:status}.',
    time: 'Government subsidy applications take {subsidy.processing} to process.',
    age: 'Government subsidy applicants should be {subsidy.age} old.',
    schemes:
      'We help with PMEGP, MUDRA (Shishu, Kishor, Tarun) and Stand-Up India ({subsidy.standup:status}), among {subsidy.schemes} schemes ({subsidy.schemes.home} counting all variants). Schemes open and close; our team confirms the current notice before you apply.',
    mudra:
      'MUDRA loans, for small businesses outside farming, new or running, and allied work such as dairy or poultry, go up to {subsidy.mudra} in three steps: Shishu up to {mudra.shishu}, Kishor up to {mudra.kishor}, Tarun up to {mudra.tarun}. Tarun Plus, up to {mudra.max}, is for those who repaid a Tarun loan. It needs no collateral, but it is a loan and no subsidy: all of it is repaid.',
    mudraKinds:
      'Shishu, Kishor and Tarun are the three steps of a MUDRA loan: Shishu up to {mudra.shishu}, Kishor up to {mudra.kishor}, Tarun up to {mudra.tarun}. Tarun Plus, up to {mudra.max}, is for those who repaid a Tarun loan.',
    standup:
      'Stand-Up India loans ran {subsidy.standup}, for women and for SC or ST entrepreneurs starting an enterprise. The scheme {subsidy.standup:status} and takes no new applications. MUDRA and, in Rajasthan, VYUPY are open; ask us which fits.',
    pmegp:
      'PMEGP is a bank loan with a subsidy of {subsidy.share} of the project cost for a new small enterprise outside farming: general category {pmegp.share.general.urban} in a city and {pmegp.share.general.rural} in a village, women and other special groups {pmegp.share.special.urban} and {pmegp.share.special.rural}. Projects up to {pmegp.project.manufacturing} in manufacturing, {pmegp.project.service} in services; own share {pmegp.own.general}, special groups {pmegp.own.special}; one unit per family (self and spouse). Processing takes {subsidy.processing}. Status: {pmegp.age:status}.',
    collateral: 'MUDRA loans need no collateral; for other schemes it depends on the lender.',
  },
  inAll: {
    rate: 'government subsidy {subsidy.rate}',
    amount: 'MUDRA up to {subsidy.mudra}',
    time: 'government subsidy {subsidy.processing}',
    age: 'government subsidy {subsidy.age}',
  },
};

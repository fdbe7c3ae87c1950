// The fact ledger: every rate, limit, tenure, age, score, fee and scheme figure of the site, once, with its source and
// dates. Pages, FAQs, articles, structured data and the assistant show figures through tokens like {home.rate}.
// Where the firm's pages give two readings, both rows stay, each with the page that shows it (npm run preflight lists them).
import type { Fact, FactInput } from './schema.ts';

const spec = { source: 'Firm’s published product sheet', checked: '2026-11-15', expires: '2027-05-15' };
const firmSaid = { source: 'Firm’s own statement', checked: '2026-11-15', expires: '2027-11-15' };
const law = { source: 'Income-tax Act, sections 80C and 24(b)', checked: '2026-11-15', expires: '2027-03-31' };
const house = { source: 'House rule of the calculator', checked: '2026-11-15', expires: null };

const detail = (slug: string) => [`/services/${slug}-details`];
const over = (slug: string) => [`/services/${slug}`];

const firm: FactInput[] = [
  { id: 'firm.founded', attribute: 'founded', value: 2009, unit: 'year', pages: ['/', '/about'] },
  { id: 'firm.clients', attribute: 'clients', value: 10_000, plus: true, unit: 'count', pages: ['/', '/about'] },
  { id: 'firm.disbursed', attribute: 'disbursed', value: 5_000_000_000, plus: true, unit: 'rupees', pages: ['/', '/about'] },
  { id: 'firm.partners', attribute: 'partners', value: 50, plus: true, unit: 'count', pages: ['/', '/about'] },
  { id: 'firm.experience.home', attribute: 'experience', value: 10, plus: true, unit: 'years', pages: ['/'] },
  { id: 'firm.experience.about', attribute: 'experience', value: 15, plus: true, unit: 'years', pages: ['/about'] },
  { id: 'firm.awards', attribute: 'awards', value: 4, plus: true, unit: 'count', pages: ['/'] },
  { id: 'firm.approval', attribute: 'approval', value: 24, unit: 'hours', pages: ['/'] },
  { id: 'firm.response', attribute: 'response', value: 24, unit: 'hours', pages: ['/', '/contact', '/query'] },
  { id: 'firm.rate.start', attribute: 'rate', value: 8.5, unit: 'percent', bound: 'from', pages: ['/'] },
  { id: 'firm.privacy', attribute: 'privacy', value: 100, unit: 'percent', pages: ['/', '/query'] },
  { id: 'firm.hidden', attribute: 'hidden-charges', value: 0, unit: 'rupees', pages: ['/'] },
].map((row) => ({ product: 'firm', ...firmSaid, ...row }) as FactInput);

const home: FactInput[] = [
  { id: 'home.rate', attribute: 'rate', value: [7.3, 10.5], unit: 'percent', pages: detail('home-loan') },
  { id: 'home.rate.carousel', attribute: 'rate', value: 8.4, unit: 'percent', bound: 'from', pages: detail('mortgage-loan') },
  { id: 'home.rate.overview', attribute: 'rate', value: 8.5, unit: 'percent', bound: 'from', pages: [...over('home-loan'), '/'] },
  { id: 'home.rate.purchase', attribute: 'rate.purchase', value: 8.5, unit: 'percent', bound: 'from', pages: over('home-loan') },
  { id: 'home.rate.construction', attribute: 'rate.construction', value: 8.75, unit: 'percent', bound: 'from', pages: over('home-loan') },
  { id: 'home.rate.extension', attribute: 'rate.extension', value: 9, unit: 'percent', bound: 'from', pages: over('home-loan') },
  { id: 'home.rate.plot', attribute: 'rate.plot', value: 9.25, unit: 'percent', bound: 'from', pages: over('home-loan') },
  { id: 'home.ltv', attribute: 'ltv', value: 90, unit: 'percent', bound: 'upTo', pages: detail('home-loan') },
  { id: 'home.ltv.faq', attribute: 'ltv', value: [80, 90], unit: 'percent', pages: detail('home-loan') },
  { id: 'home.amount', attribute: 'amount', value: 100_000_000, unit: 'rupees', bound: 'upTo', pages: over('home-loan') },
  { id: 'home.tenure', attribute: 'tenure', value: [10, 30], unit: 'years', pages: detail('home-loan') },
  { id: 'home.tenure.overview', attribute: 'tenure', value: 30, unit: 'years', bound: 'upTo', pages: over('home-loan') },
  { id: 'home.approval', attribute: 'approval', value: [24, 48], unit: 'hours', pages: over('home-loan') },
  { id: 'home.age', attribute: 'age', value: [21, 65], unit: 'age', pages: [...detail('home-loan'), ...over('home-loan')] },
  { id: 'home.score', attribute: 'score', value: 750, plus: true, unit: 'score', pages: detail('home-loan') },
  { id: 'home.score.overview', attribute: 'score', value: 650, plus: true, unit: 'score', pages: over('home-loan') },
  { id: 'home.income', attribute: 'income', value: 25_000, unit: 'rupees', bound: 'atLeast', pages: over('home-loan') },
  { id: 'home.experience', attribute: 'experience', value: 2, unit: 'years', bound: 'atLeast', pages: over('home-loan') },
  { id: 'home.tax.80c', attribute: 'tax.80c', value: 150_000, unit: 'rupees', bound: 'upTo', pages: detail('home-loan'), ...law, note: 'Cap under the old tax regime.' },
  { id: 'home.tax.24b', attribute: 'tax.24b', value: 200_000, unit: 'rupees', bound: 'upTo', pages: detail('home-loan'), ...law, note: 'Section 24(b) became section 22(2) of the Income-tax Act 2025 from 1 April 2026; the cap applied to the old regime.' },
].map((row) => ({ product: 'home-loan', ...spec, ...row }) as FactInput);

const personal: FactInput[] = [
  { id: 'personal.rate', attribute: 'rate', value: [10.5, 24], unit: 'percent', pages: [...detail('personal-loan'), '/'] },
  { id: 'personal.rate.overview', attribute: 'rate', value: 10.99, unit: 'percent', bound: 'from', pages: over('personal-loan') },
  { id: 'personal.amount', attribute: 'amount', value: 5_000_000, unit: 'rupees', bound: 'upTo', pages: [...detail('personal-loan'), ...over('personal-loan')] },
  { id: 'personal.approval', attribute: 'approval', value: [24, 48], unit: 'hours', pages: detail('personal-loan') },
  { id: 'personal.approval.overview', attribute: 'approval', value: 2, unit: 'hours', pages: over('personal-loan') },
  { id: 'personal.disbursal', attribute: 'disbursal', value: [2, 3], unit: 'working-days', pages: detail('personal-loan') },
  { id: 'personal.tenure', attribute: 'tenure', value: 5, unit: 'years', bound: 'upTo', pages: detail('personal-loan') },
  { id: 'personal.tenure.months', attribute: 'tenure', value: 60, unit: 'months', bound: 'upTo', pages: detail('personal-loan') },
  { id: 'personal.tenure.overview', attribute: 'tenure', value: [1, 7], unit: 'years', pages: over('personal-loan') },
  { id: 'personal.age.salaried', attribute: 'age.salaried', value: [21, 58], unit: 'age', pages: detail('personal-loan') },
  { id: 'personal.age.self', attribute: 'age.self-employed', value: [21, 65], unit: 'age', pages: detail('personal-loan') },
  { id: 'personal.age.salaried.overview', attribute: 'age.salaried', value: [21, 60], unit: 'age', pages: over('personal-loan') },
  { id: 'personal.age.self.overview', attribute: 'age.self-employed', value: [25, 65], unit: 'age', pages: over('personal-loan') },
  { id: 'personal.income', attribute: 'income', value: 20_000, unit: 'rupees', bound: 'atLeast', pages: detail('personal-loan') },
  { id: 'personal.income.overview', attribute: 'income', value: 15_000, unit: 'rupees', bound: 'atLeast', pages: over('personal-loan') },
  { id: 'personal.score', attribute: 'score', value: 700, plus: true, unit: 'score', pages: detail('personal-loan') },
  { id: 'personal.score.overview', attribute: 'score', value: 600, plus: true, unit: 'score', pages: over('personal-loan') },
  { id: 'personal.experience', attribute: 'experience', value: 1, unit: 'years', bound: 'atLeast', pages: over('personal-loan') },
].map((row) => ({ product: 'personal-loan', ...spec, ...row }) as FactInput);

const business: FactInput[] = [
  { id: 'business.rate', attribute: 'rate', value: [11.99, 24], unit: 'percent', pages: detail('business-loan') },
  { id: 'business.rate.overview', attribute: 'rate', value: 11.5, unit: 'percent', bound: 'from', pages: over('business-loan') },
  { id: 'business.amount', attribute: 'amount', value: 50_000_000, unit: 'rupees', bound: 'upTo', pages: detail('business-loan') },
  { id: 'business.amount.overview', attribute: 'amount', value: 100_000_000, unit: 'rupees', bound: 'upTo', pages: [...over('business-loan'), '/'] },
  { id: 'business.tenure', attribute: 'tenure', value: [1, 5], unit: 'years', pages: detail('business-loan') },
  { id: 'business.tenure.overview', attribute: 'tenure', value: 7, unit: 'years', bound: 'upTo', pages: over('business-loan') },
  { id: 'business.vintage', attribute: 'vintage', value: 1, plus: true, unit: 'years', pages: detail('business-loan') },
  { id: 'business.score', attribute: 'score', value: 700, plus: true, unit: 'score', pages: detail('business-loan') },
  { id: 'business.turnover', attribute: 'turnover', value: 1_000_000, unit: 'rupees', bound: 'atLeast', pages: detail('business-loan') },
  { id: 'business.statements', attribute: 'statements', value: 12, unit: 'months', pages: detail('business-loan') },
  { id: 'business.approval', attribute: 'approval', value: [48, 72], unit: 'hours', pages: over('business-loan') },
].map((row) => ({ product: 'business-loan', ...spec, ...row }) as FactInput);

const mortgage: FactInput[] = [
  { id: 'mortgage.rate', attribute: 'rate', value: [8, 13.5], unit: 'percent', reading: 'acrossLenders', pages: detail('mortgage-loan') },
  { id: 'mortgage.rate.typical', attribute: 'rate', value: [9, 13.5], unit: 'percent', reading: 'typicalOffer', pages: detail('mortgage-loan') },
  { id: 'mortgage.rate.overview', attribute: 'rate', value: 9.25, unit: 'percent', bound: 'from', pages: over('mortgage-loan') },
  { id: 'mortgage.amount', attribute: 'amount', value: [500_000, 100_000_000], unit: 'rupees', reading: 'acrossLenders', pages: detail('mortgage-loan') },
  { id: 'mortgage.amount.typical', attribute: 'amount', value: [500_000, 50_000_000], unit: 'rupees', reading: 'typicalOffer', pages: detail('mortgage-loan') },
  { id: 'mortgage.amount.overview', attribute: 'amount', value: 50_000_000, unit: 'rupees', bound: 'upTo', pages: over('mortgage-loan') },
  { id: 'mortgage.tenure', attribute: 'tenure', value: [5, 20], unit: 'years', reading: 'acrossLenders', pages: detail('mortgage-loan') },
  { id: 'mortgage.tenure.typical', attribute: 'tenure', value: [5, 15], unit: 'years', reading: 'typicalOffer', pages: detail('mortgage-loan') },
  { id: 'mortgage.tenure.faq', attribute: 'tenure', value: 15, unit: 'years', bound: 'upTo', reading: 'typicalOffer', pages: detail('mortgage-loan') },
  { id: 'mortgage.tenure.overview', attribute: 'tenure', value: 20, unit: 'years', bound: 'upTo', pages: over('mortgage-loan') },
  { id: 'mortgage.ltv', attribute: 'ltv', value: [50, 70], unit: 'percent', pages: detail('mortgage-loan') },
  { id: 'mortgage.ltv.overview', attribute: 'ltv', value: 70, unit: 'percent', bound: 'upTo', pages: [...over('mortgage-loan'), '/'] },
  { id: 'mortgage.processing', attribute: 'processing', value: [5, 10], unit: 'working-days', pages: detail('mortgage-loan') },
  { id: 'mortgage.approval.overview', attribute: 'approval', value: [3, 5], unit: 'days', pages: over('mortgage-loan') },
  { id: 'mortgage.age', attribute: 'age', value: [21, 65], unit: 'age', pages: detail('mortgage-loan') },
  { id: 'mortgage.income', attribute: 'income', value: 25_000, unit: 'rupees', bound: 'atLeast', pages: detail('mortgage-loan') },
  { id: 'mortgage.score', attribute: 'score', value: 700, plus: true, unit: 'score', pages: detail('mortgage-loan') },
].map((row) => ({ product: 'mortgage-loan', ...spec, ...row }) as FactInput);

const subsidy: FactInput[] = [
  { id: 'subsidy.rate', attribute: 'rate', value: [7.5, 12], unit: 'percent', pages: detail('government-subsidy') },
  { id: 'subsidy.share', attribute: 'share', value: [15, 35], unit: 'percent', pages: detail('government-subsidy') },
  { id: 'subsidy.share.home', attribute: 'share', value: 35, unit: 'percent', bound: 'upTo', pages: ['/'] },
  { id: 'subsidy.amount', attribute: 'subsidy-amount', value: 267_000, unit: 'rupees', bound: 'upTo', pages: over('government-subsidies') },
  { id: 'subsidy.processing', attribute: 'processing', value: [15, 30], unit: 'days', pages: detail('government-subsidy') },
  { id: 'subsidy.age', attribute: 'age', value: [18, 65], unit: 'age', pages: detail('government-subsidy') },
  { id: 'subsidy.mudra', attribute: 'amount.mudra', value: 1_000_000, unit: 'rupees', bound: 'upTo', pages: over('government-subsidies'), note: 'Shishu to 50,000; Kishor to 5 lakh; Tarun to 10 lakh; Tarun Plus 10–20 lakh for those who repaid a Tarun loan.' },
  { id: 'subsidy.standup', attribute: 'amount.standup', value: [1_000_000, 10_000_000], unit: 'rupees', pages: over('government-subsidies'), note: 'The scheme ran to 31 March 2025; a successor of up to ₹2 crore was announced. Confirm before quoting.' },
  { id: 'subsidy.schemes', attribute: 'schemes', value: 10, plus: true, unit: 'count', pages: over('government-subsidies') },
  { id: 'subsidy.schemes.home', attribute: 'schemes', value: 15, plus: true, unit: 'count', pages: ['/'] },
].map((row) => ({ product: 'government-subsidies', ...spec, ...row }) as FactInput);

const calculator: FactInput[] = [
  { id: 'calc.amount.slider', attribute: 'amount.slider', value: [10_000_000, 1_000_000_000], unit: 'rupees', pages: ['/emi-calculator'] },
  { id: 'calc.amount.input', attribute: 'amount.input', value: [10_000, 1_000_000_000], unit: 'rupees', pages: ['/emi-calculator'] },
  { id: 'calc.rate', attribute: 'rate', value: [5, 30], unit: 'percent', pages: ['/emi-calculator'] },
  { id: 'calc.tenure', attribute: 'tenure', value: [12, 360], unit: 'months', pages: ['/emi-calculator'] },
  { id: 'calc.start.amount', attribute: 'start.amount', value: 500_000, unit: 'rupees', pages: ['/emi-calculator'] },
  { id: 'calc.start.rate', attribute: 'start.rate', value: 12, unit: 'percent', pages: ['/emi-calculator'] },
  { id: 'calc.start.tenure', attribute: 'start.tenure', value: 60, unit: 'months', pages: ['/emi-calculator'] },
  { id: 'calc.share', attribute: 'income-share', value: 50, unit: 'percent', pages: ['/emi-calculator'], note: 'Share of monthly income that all EMIs together may take in the estimate of how much one can borrow.' },
].map((row) => ({ product: 'calculator', ...house, ...row }) as FactInput);

export const facts = [...firm, ...home, ...personal, ...business, ...mortgage, ...subsidy, ...calculator] as Fact[];

// Reviews, awards, lenders and videos: sample rows until the firm supplies its own. No real bank, no real person.
import type { Award, Lender, Review, Video } from '../showcase-schema.ts';

const sample = true;

export const reviews: Review[] = [
  {
    name: 'Asha M.',
    location: 'Malviya Nagar, Jaipur',
    rating: 5,
    loan: 'Home loan',
    saved: 'the difference between five offers',
    text: 'They compared five banks for our flat and put the whole cost of each on a single page. We saved on the rate and, what is more, understood what we signed.',
  },
  {
    name: 'Rakesh T.',
    location: 'Ajmer',
    rating: 5,
    loan: 'Business loan',
    saved: 'a season without stock',
    text: 'My shop needed working capital before the wedding season. The file went to two lenders and the money came in time for stock.',
  },
  {
    name: 'Neha S.',
    location: 'Vaishali Nagar, Jaipur',
    rating: 5,
    loan: 'Personal loan',
    saved: 'a second round of the counters',
    text: 'One person answered every call. No surprises at the bank counter.',
  },
  {
    name: 'Imran K.',
    location: 'Tonk',
    rating: 5,
    loan: 'PMEGP loan',
    saved: 'the fee an agent had asked',
    text: 'The PMEGP papers had scared me for a year. They sat with me twice, filled in the forms and told me plainly what the subsidy would and would not cover.',
  },
  {
    name: 'Kavita J.',
    location: 'Kota',
    rating: 5,
    loan: 'Balance transfer',
    saved: '{saved.transfer.transfer-new.emi} on every EMI',
    text: 'Our old home loan moved to a lower rate and the EMI dropped the next month.',
  },
  {
    name: 'Mahesh P.',
    location: 'Sikar',
    rating: 5,
    loan: 'Home loan',
    saved: 'another refusal on his report',
    text: 'I was told honestly that my score was low and what to fix first. I came back later with better papers, and this time the lender said yes.',
  },
  {
    name: 'Farah A.',
    location: 'Jaipur',
    rating: 5,
    loan: 'Personal loan',
    saved: 'her evenings',
    text: 'Clear list of documents, a date for each step, and nobody called me at night.',
  },
  {
    name: 'Suresh V.',
    location: 'Alwar',
    rating: 5,
    loan: 'Loan against property',
    saved: 'every extra charge',
    text: 'Loan against our family property, finished without a single extra charge.',
  },
].map((review) => ({ ...review, sample }));

export const awards: Award[] = [
  { image: 'awards/star-8', title: 'Channel Partner of the Year', year: 2023, organization: 'Home loans' },
  { image: 'awards/scallop-16', title: 'Customer Service Award', year: 2022, organization: 'State level' },
  { image: 'awards/petal-12', title: 'Fastest Turnaround', year: 2021, organization: 'Personal loans' },
  { image: 'awards/star-16', title: 'Top Adviser, Rajasthan', year: 2020, organization: 'All products' },
  { image: 'awards/arch', title: 'Excellence in MSME Lending', year: 2019, organization: 'Business loans' },
  { image: 'awards/foil-8', title: 'Trusted Broker Award', year: 2018, organization: 'State level' },
  { image: 'awards/octagon', title: 'Subsidy Desk of the Year', year: 2016, organization: 'PMEGP and MUDRA' },
  { image: 'awards/sunray', title: 'Best Newcomer', year: 2014, organization: 'City of Jaipur' },
].map((award) => ({ ...award, description: `${award.title}, ${award.organization}`, sample }));

export const lenders: Lender[] = [
  { image: 'lenders/peak', name: 'Khejri', kind: 'Bank', serif: false },
  { image: 'lenders/blossom', name: 'Rohida', kind: 'Housing Finance', serif: true },
  { image: 'lenders/house', name: 'Griha', kind: 'Home Loans', serif: false },
  { image: 'lenders/crescent', name: 'Chandra', kind: 'Capital', serif: true },
  { image: 'lenders/star', name: 'Dhruv', kind: 'Bank', serif: false },
  { image: 'lenders/dune', name: 'Marudhar', kind: 'Gramin Bank', serif: true },
  { image: 'lenders/grid', name: 'Chaupar', kind: 'Finance', serif: false },
  { image: 'lenders/sprout', name: 'Ankur', kind: 'Small Finance', serif: true },
  { image: 'lenders/hexagon', name: 'Shilp', kind: 'Credit', serif: false },
  { image: 'lenders/arches', name: 'Jharna', kind: 'Co-op Bank', serif: true },
].map((lender) => ({ ...lender, sample }));

export const videos: Video[] = [
  {
    id: 'sample-vid1',
    title: 'How to lift your CIBIL score before you apply',
    description: 'Habits that lenders notice, and how long each takes to show.',
    poster: 'videos/night',
    figure: { value: '{home.score}', label: 'CIBIL score' },
    dark: true,
  },
  {
    id: 'sample-vid2',
    title: 'Fixed or floating: reading a home loan offer',
    description: 'What the offer letter says about rate, reset and fees.',
    poster: 'videos/wall',
    figure: { value: '{home.rate.overview}', label: 'home loan rate' },
    dark: false,
  },
  {
    id: 'sample-vid3',
    title: 'PMEGP, step by step',
    description: 'Who can apply, which papers you need, how the subsidy is paid.',
    poster: 'videos/geru',
    figure: { value: '{subsidy.share.home}', label: 'subsidy' },
    dark: true,
  },
  {
    id: 'sample-vid4',
    title: 'Tax on a home loan: 80C and 24(b)',
    description: 'The two deductions, with one worked example.',
    poster: 'videos/indigo',
    figure: { value: '{home.tax.24b}', label: 'interest deduction' },
    dark: true,
  },
].map((video) => ({ ...video, sample }));

// The English folder as one tree. A second language is a second folder with the same shape: `satisfies typeof en`.
import { articles } from '../folders.ts';
import { about } from './about.ts';
import { blog } from './blog.ts';
import { chat } from './chat.ts';
import { contact } from './contact.ts';
import { emi } from './emi.ts';
import { errors } from './errors.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { leads } from './leads.ts';
import { privacy, terms } from './legal.ts';
import { query } from './query.ts';
import { refusals } from './refusals.ts';
import { service } from './service.ts';
import { businessLoan } from './services/business-loan.ts';
import { governmentSubsidies } from './services/government-subsidies.ts';
import { homeLoan } from './services/home-loan.ts';
import { mortgageLoan } from './services/mortgage-loan.ts';
import { personalLoan } from './services/personal-loan.ts';
import { awards, lenders, reviews, videos } from './showcase.ts';
import { site } from './site.ts';
import { team } from './team.ts';
import { days, readings, units } from './units.ts';

export const en = {
  units,
  readings,
  days,
  site,
  home,
  reviews,
  awards,
  lenders,
  videos,
  about,
  team,
  contact,
  query,
  forms,
  blog,
  articles: articles.en.map(({ article }) => article),
  service,
  services: {
    'home-loan': homeLoan,
    'mortgage-loan': mortgageLoan,
    'personal-loan': personalLoan,
    'business-loan': businessLoan,
    'government-subsidies': governmentSubsidies,
  },
  emi,
  chat,
  leads,
  errors,
  refusals,
  terms,
  privacy,
};

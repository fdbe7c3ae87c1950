// The English folder as one tree. A second language is a second folder with the same shape: `satisfies typeof en`.
import { about } from './about.ts';
import { article as article1 } from './articles/01-home-loan-eligibility.ts';
import { article as article2 } from './articles/02-when-a-personal-loan-makes-sense.ts';
import { article as article3 } from './articles/03-pmegp-or-mudra.ts';
import { article as article4 } from './articles/04-five-papers-business-loan.ts';
import { article as article5 } from './articles/05-loan-against-property.ts';
import { article as article6 } from './articles/06-household-budget-before-the-emi.ts';
import { article as article7 } from './articles/07-repairing-a-credit-score.ts';
import { article as article8 } from './articles/08-fixed-or-floating.ts';
import { article as article9 } from './articles/09-balance-transfer.ts';
import { article as article10 } from './articles/10-reading-a-sanction-letter.ts';
import { article as article11 } from './articles/11-choosing-the-tenure.ts';
import { article as article12 } from './articles/12-first-loan-self-employed.ts';
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
import { service } from './service.ts';
import { businessLoan } from './services/business-loan.ts';
import { governmentSubsidies } from './services/government-subsidies.ts';
import { homeLoan } from './services/home-loan.ts';
import { mortgageLoan } from './services/mortgage-loan.ts';
import { personalLoan } from './services/personal-loan.ts';
import { awards, lenders, reviews, videos } from './showcase.ts';
import { site } from './site.ts';
import { team } from './team.ts';
import { readings, units } from './units.ts';

export const en = {
  units,
  readings,
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
  articles: [
    article1,
    article2,
    article3,
    article4,
    article5,
    article6,
    article7,
    article8,
    article9,
    article10,
    article11,
    article12,
  ],
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
  terms,
  privacy,
};

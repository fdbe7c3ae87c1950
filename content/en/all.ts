// The English folder as one tree. A second language is a second folder with the same shape: `satisfies typeof en`.
import { articles, guides, products } from '../folders.ts';
import type { Service } from '../schema.ts';
import { about } from './about.ts';
import { amountPage } from './amount-page.ts';
import { blog } from './blog.ts';
import { borrower } from './borrower.ts';
import { chat } from './chat.ts';
import { contact } from './contact.ts';
import { documents } from './documents.ts';
import { eligibility } from './eligibility.ts';
import { emi } from './emi.ts';
import { errors } from './errors.ts';
import { forms } from './forms.ts';
import { guidePages } from './guides.ts';
import { home } from './home.ts';
import { leads } from './leads.ts';
import { privacy } from './privacy.ts';
import { query } from './query.ts';
import { refusals } from './refusals.ts';
import { schemeResult } from './scheme-result.ts';
import { schemes } from './schemes.ts';
import { service } from './service.ts';
import { awards, lenders, reviews, videos } from './showcase.ts';
import { site } from './site.ts';
import { team } from './team.ts';
import { terms } from './terms.ts';
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
  amountPage,
  articles: articles.en.map(({ article }) => article),
  guidePages,
  guides: guides.en.map(({ guide }) => guide),
  service,
  services: Object.fromEntries(products.map(({ id, words }): [string, Service] => [id, words.en])),
  emi,
  schemes,
  schemeResult,
  eligibility,
  documents,
  chat,
  leads,
  borrower,
  errors,
  refusals,
  terms,
  privacy,
};

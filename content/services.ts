// The five services, the same in every language: which pages they have and which marks stand for them.
import type { ProductId } from './schema.ts';

export interface ServiceEntry {
  id: ProductId;
  overview: string;
  details: string;
  icon: string;
  art: string;
  /** Figures of the ledger begin with this. */
  facts: string;
  /** These two detail pages carry the Other Services carousel. */
  showsOthers: boolean;
}

const entry = (id: ProductId, detailSlug: string, icon: string, facts: string, showsOthers = false): ServiceEntry => ({
  id,
  overview: `/services/${id}`,
  details: `/services/${detailSlug}-details`,
  icon,
  art: `services/${id}`,
  facts,
  showsOthers,
});

/** In the order of the navigation. */
export const serviceEntries: ServiceEntry[] = [
  entry('home-loan', 'home-loan', 'house', 'home', true),
  entry('personal-loan', 'personal-loan', 'person', 'personal'),
  entry('mortgage-loan', 'mortgage-loan', 'deed', 'mortgage', true),
  entry('business-loan', 'business-loan', 'shop', 'business'),
  entry('government-subsidies', 'government-subsidy', 'sprout', 'subsidy'),
];

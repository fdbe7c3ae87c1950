// The five services, the same in every language: which pages they have and which marks stand for them.
import type { Content } from './load.ts';
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

export interface LoanKind {
  loan: ProductId;
  id: string;
  title: string;
}

/** The kinds of loan that the service pages offer, by id: those an application may name. The shorter title is taken. */
export function loanKinds(services: Content['services']): LoanKind[] {
  const found = new Map<string, LoanKind>();
  for (const { id: loan } of serviceEntries) {
    for (const band of [...services[loan].overview.bands, ...services[loan].detail.bands]) {
      if (band.kind !== 'offers') continue;
      for (const { id, title } of band.items) {
        const known = found.get(`${loan} ${id}`);
        if (!known || title.length < known.title.length) found.set(`${loan} ${id}`, { loan, id, title });
      }
    }
  }
  return [...found.values()];
}

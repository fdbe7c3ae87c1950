// The loans: one folder each in products/, found by looking there.
import { products as found } from './folders.ts';
import type { Service } from './schema.ts';

export interface Product {
  id: string;
  /** Its two pages. */
  overview: string;
  details: string;
  icon: string;
  art: string;
  facts: string;
  showsOthers: boolean;
}

const productOf = ({ id, product }: (typeof found)[number]): Product => ({
  id,
  overview: `/services/${id}`,
  details: product.details ?? `/services/${id}-details`,
  icon: product.icon,
  art: product.art,
  facts: product.facts,
  showsOthers: product.showsOthers ?? false,
});

const inOrder = (of: 'menu' | 'form') => [...found].sort((a, b) => a.product.place[of] - b.product.place[of]);

/** In the order of menus and cards. */
export const products: Product[] = inOrder('menu').map(productOf);

/** In the order of forms and of the assistant's replies. */
export const productFolders = inOrder('form');
export const productIds: string[] = productFolders.map(({ id }) => id);

/** A loan's words, of a language's content. */
export function wordsOf(services: Record<string, Service>, id: string): Service {
  const words = services[id];
  if (!words) throw new Error(`There is no loan '${id}'`);
  return words;
}

export interface LoanKind {
  loan: string;
  id: string;
  title: string;
}

/** The kinds of loan that the service pages offer, by id: those an application may name. The shorter title is taken. */
export function loanKinds(services: Record<string, Service>): LoanKind[] {
  const kinds = new Map<string, LoanKind>();
  for (const { id: loan } of products) {
    const { overview, detail } = wordsOf(services, loan);
    for (const band of [...overview.bands, ...detail.bands]) {
      if (band.kind !== 'offers') continue;
      for (const { id, title } of band.items) {
        const known = kinds.get(`${loan} ${id}`);
        if (!known || title.length < known.title.length) kinds.set(`${loan} ${id}`, { loan, id, title });
      }
    }
  }
  return [...kinds.values()];
}

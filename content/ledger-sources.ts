// Where figures come from, when they were last checked and when they must be checked again.
import type { FactInput } from './schema.ts';

type Shared = Pick<FactInput, 'source' | 'checked' | 'expires' | 'status'>;
const firm = (name: string) => ({ kind: 'firm' as const, name });

export const spec: Shared = {
  source: firm('Firm’s published product sheet'),
  checked: '2026-11-15',
  expires: '2027-05-15',
};
export const firmSaid: Shared = {
  source: firm('Firm’s own statement'),
  checked: '2026-11-15',
  expires: '2027-11-15',
};
export const house: Shared = {
  source: { kind: 'house', name: 'House rule of the calculator' },
  checked: '2026-11-15',
  expires: null,
};

/** A budget in February may change it from the next 1 April. */
export const act = (name: string, href: string, expires = '2027-03-31'): Shared => ({
  source: { kind: 'act', name, href },
  checked: '2026-11-16',
  expires,
});
export const direction = (name: string, href: string): Shared => ({
  source: { kind: 'direction', name, href },
  checked: '2026-11-16',
  expires: '2027-05-16',
});
/** Schemes change between two budgets: looked at every quarter. */
export const scheme = (name: string, href: string, status: FactInput['status'] = { is: 'open' }): Shared => ({
  source: { kind: 'scheme', name, href },
  checked: '2026-11-16',
  expires: '2027-02-16',
  status,
});

/** Rows that share everything but their figure; the id is their attribute. */
export const rowsOf = (
  shared: Shared & Pick<FactInput, 'product' | 'pages' | 'applies'>,
  rows: (Pick<FactInput, 'id' | 'value' | 'unit'> & Partial<FactInput>)[],
): FactInput[] => rows.map((row) => ({ ...shared, attribute: row.id, ...row }));

export const incomeTax = act('Income-tax Act, 2025', 'https://www.incometax.gov.in/');

/** The pages of a service, as the rows name them. */
export const detail = (slug: string) => [`/services/${slug}-details`];
export const guide = (...ids: string[]) => ids.map((id) => `/guides/${id}`);
export const over = (slug: string) => [`/services/${slug}`];

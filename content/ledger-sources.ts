// Where figures come from, when they were last checked and when they must be checked again.
export const spec = { source: 'Firm’s published product sheet', checked: '2026-11-15', expires: '2027-05-15' };
export const firmSaid = { source: 'Firm’s own statement', checked: '2026-11-15', expires: '2027-11-15' };
export const law = { source: 'Income-tax Act, sections 80C and 24(b)', checked: '2026-11-15', expires: '2027-03-31' };
export const house = { source: 'House rule of the calculator', checked: '2026-11-15', expires: null };

/** The pages of a service, as the rows name them. */
export const detail = (slug: string) => [`/services/${slug}-details`];
export const over = (slug: string) => [`/services/${slug}`];

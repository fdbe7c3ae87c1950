/**
 * Deductions on loans, worked out independently of this code: Python's fractions for every month's interest, its decimal
 * module at 60 digits for the EMI. Limits ₹2,00,000 of interest (₹30,000 where building took too long), ₹1,50,000 of
 * principal. Columns: principal, rate, months | month of the first EMI, as years × 12 | slab | month one moves in |
 * first, third and last year: year, interest and principal deducted, tax saved | years and sums of all. In paise.
 */
export type GoldenTax = readonly [
  terms: readonly [principal: number, annualRate: number, months: number],
  start: number,
  slab: number,
  possession: number,
  years: readonly (readonly [year: number, interest: number, principal: number, saved: number])[],
  sums: readonly [years: number, interest: number, principal: number, saved: number],
];

// biome-ignore format: a table reads by its rows
export const goldenTax: readonly GoldenTax[] = [
  [[5000000, 8.5, 240], 24315, 30, 0, [[2026, 20000000, 9951143, 8985343], [2028, 20000000, 11788074, 9536422], [2045, 2320183, 15000000, 5196055]], [20, 348349448, 284364072, 189814055]],
  [[5000000, 8.5, 240], 24315, 30, 30, [[2026, 0, 0, 0], [2028, 20000000, 11788074, 9536422], [2045, 2320183, 15000000, 5196055]], [20, 308349448, 263582195, 171579492]],
  [[3000000, 8.75, 180], 24322, 20, 14, [[2026, 0, 0, 0], [2028, 20000000, 11461701, 6292340], [2041, 599013, 15000000, 3119803]], [16, 211928944, 213005369, 84986864]],
  [[1500000, 9.1, 120], 24318, 5, 0, [[2026, 10023317, 7151059, 858719], [2028, 11596103, 11303065, 1144958], [2036, 85741, 5639057, 286240]], [11, 78991686, 135178092, 10708488]],
  [[8000000, 8.25, 300], 24324, 30, 90, [[2026, 0, 0, 0], [2028, 0, 0, 0], [2051, 1903223, 15000000, 5070967]], [26, 52903223, 270000000, 96870967]],
  [[2500000, 0, 60], 24315, 20, 0, [[2026, 0, 15000000, 3000000], [2028, 0, 15000000, 3000000], [2030, 0, 15000000, 3000000]], [5, 0, 75000000, 15000000]],
];

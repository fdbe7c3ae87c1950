/**
 * Single sums, made independently of this code with Python's decimal module at 60 digits: rates by halving an interval
 * 190 times, tenures by logarithms, balances month by month in exact fractions.
 */
// biome-ignore-start format: a table reads by its rows
/** Flat rate, months, rate on the reducing balance */
export const goldenFlat: readonly (readonly [number, number, string])[] = [
  [7, 60, '12.5040534990'],
  [7, 24, '12.9109372879'],
  [7, 36, '12.8278863225'],
  [7, 48, '12.6753949452'],
  [7, 84, '12.1594087777'],
  [5.5, 12, '10.0016758751'],
  [10, 24, '18.1570126828'],
  [12, 60, '20.3099987559'],
  [0.5, 360, '0.9521093976'],
  [15, 1, '15.0000000000'],
  [7, 72, '12.3299942897'],
];

/** Principal, rate, months, fee | APR, the same with compounding */
export const goldenApr: readonly (readonly [number, number, number, number, string, string])[] = [
  [20000, 15, 24, 400, '17.070553447', '18.471559953'],
  [2500000, 8.5, 240, 20650, '8.613987681', '8.962345072'],
  [500000, 12, 60, 11800, '13.056693181', '13.867091791'],
  [100000, 12, 12, 50000, '169.590737685', '388.556471960'],
  [1000000000, 7.3, 360, 5900000, '7.359804299', '7.613214649'],
  [10000, 30, 1, 100, '42.424242424', '51.727411778'],
  [300000, 0, 36, 3540, '0.771651464', '0.774386450'],
  [987654, 13.75, 47, 12345, '14.448537739', '15.444817902'],
];

/** Principal, rate, payment | instalments */
export const goldenTenures: readonly (readonly [number, number, number, number])[] = [
  [500000, 12, 11122, 60],
  [500000, 12, 15000, 41],
  [2500000, 8.5, 25000, 175],
  [2500000, 8.5, 17709, 1444],
  [2500000, 8.5, 17708, Number.POSITIVE_INFINITY],
  [1000000000, 30, 25003447, 360],
  [500000, 0, 8333, 60],
  [300000, 9.75, 300000, 1],
  [5000000, 9, 37600, 794],
];

/** Payment, rate, months | amount, rounded down to the rupee */
export const goldenAmounts: readonly (readonly [number, number, number, number])[] = [
  [11122, 12, 60, 499989],
  [25000, 8.5, 240, 2880770],
  [25000, 0, 60, 1500000],
  [1000, 30, 360, 39994],
  [777, 7.3, 301, 107145],
  [25003447, 30, 360, 1000000010],
];

/** Principal, rate, months, EMIs paid | what is owed then, in paise */
export const goldenBalances: readonly (readonly [number, number, number, number, number])[] = [
  [500000, 12, 60, 12, 42235492],
  [2500000, 8.5, 240, 60, 220317969],
  [2500000, 8.5, 240, 239, 2154354],
  [2500000, 8.5, 240, 240, 0],
  [1000000000, 30, 360, 180, 98839527077],
  [500000, 0, 60, 7, 44166669],
  [5000000, 8.75, 240, 1, 499227279],
];
// biome-ignore-end format: a table reads by its rows

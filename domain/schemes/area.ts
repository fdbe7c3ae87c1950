// Areas as people in Jaipur say them: square metres, square feet, gaj.
const metresOf: [unit: RegExp, squareMetres: number][] = [
  [/^(?:sq\.?\s*)?(?:ft|feet|foot)\.?$|^sqft$/, 0.092903],
  [/^gaj$|^(?:sq\.?\s*)?(?:yd|yds|yards?)\.?$/, 0.836127],
  [/^$|^(?:sq\.?\s*)?(?:m|mt|mtr|met(?:re|er)s?)\.?$|^sqm$|^m²$|^m2$/, 1],
];

/** In square metres; null when it is no area. */
export function parseArea(typed: string): number | null {
  const [, digits = '', unit = ''] =
    typed
      .trim()
      .toLowerCase()
      .replaceAll(',', '')
      .match(/^(\d{1,6}(?:\.\d{1,3})?)\s*(\D*)$/) ?? [];
  const metres = metresOf.find(([name]) => name.test(unit.trim()))?.[1];
  return digits === '' || metres === undefined ? null : Math.round(Number(digits) * metres * 100) / 100;
}

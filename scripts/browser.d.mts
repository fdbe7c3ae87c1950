export const chromiumFlags: string[];
export function findChromium(): string | undefined;
export function findTestBrowser(): string | undefined;
export function ensureChromium(): void;

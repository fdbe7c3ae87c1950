import { units } from '../../content/en/units.ts';
import { fillText } from '../../content/fill.ts';

/** The promised words with the ledger's figures: staff may change a figure, and a test must not mind. */
export const filled = (text: string) => fillText(text, units);

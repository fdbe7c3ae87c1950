import type { CSSProperties } from 'react';
import { tall } from '../../ui/section.tsx';

/** When a form, or some of its fields, come while the page loads, and how tall they count until then (styles/patterns/band.css). */
export interface Turn {
  className: string;
  style?: CSSProperties;
}

/** What the server answered comes at once: the browser goes to its first question. */
export const takesTurn =
  (...answered: unknown[]) =>
  (className: 'later' | 'band', phone: number, wide: number): Turn =>
    answered.some(Boolean) ? { className: '' } : { className, style: tall(phone, wide) };

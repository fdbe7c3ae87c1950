// The reply sentences of the three languages, held to one shape.
import { assistant as en } from '../../../content/en/assistant.ts';
import { assistant as hi } from '../../../content/hi/assistant.ts';
import { assistant as hinglish } from '../../../content/hinglish/assistant.ts';
import type { Language } from '../language.ts';

type Wide<T> = T extends string ? string : { [key in keyof T]: Wide<T[key]> };
export type Texts = Wide<Omit<typeof en, 'widget' | 'pages' | 'api'>>;

export const texts: Record<Language, Texts> = { en, hi, hinglish };

export const apiTexts: Record<keyof typeof en.api, string> = en.api;
export const pageNames: Record<string, string> = en.pages;

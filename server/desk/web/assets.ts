import { readFileSync } from 'node:fs';
import type { Assets } from '../../../desk/parts/document.tsx';

/** Written by the build (scripts/desk-assets.ts). */
export const readDeskAssets = () => JSON.parse(readFileSync('build/desk.json', 'utf8')) as Assets;

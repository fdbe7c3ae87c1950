import { readFileSync } from 'node:fs';
import type { Assets } from '../../../desk/parts/document.tsx';

/** Written by the build (scripts/desk-assets.ts). The worker is sent by the desk itself: a browser lets it no further. */
export function readDeskAssets(): { assets: Assets; pushWorker: string } {
  const { worker, ...assets } = JSON.parse(readFileSync('build/desk.json', 'utf8')) as Assets & { worker: string };
  return { assets, pushWorker: readFileSync(`build/client${worker}`, 'utf8') };
}

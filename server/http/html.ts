// The last touch on a page, prerendered or not: scripts wait for the first paint, and the content security policy
// names this page's own inline scripts by their hashes.
import { createHash } from 'node:crypto';

const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/**
 * React Router's module script fetches at once and delays the first paint. This one asks for the same modules after
 * it, all together instead of one after another.
 */
function afterFirstPaint(source: string, preloads: string[]): string {
  const statics = [...source.matchAll(/^import (?:\* as (\w+) from )?"([^"]+)";$/gm)];
  const entry = source.match(/import\("([^"]+)"\);\s*$/)?.[1];
  const table = source.match(/window\.__reactRouterRouteModules = \{[^}]*\};/)?.[0];
  if (!entry || !table) throw new Error('React Router’s module script has changed: see server/http/html.ts');
  const names = statics.map(([, name], i) => name ?? `_${i}`).join(',');
  const imports = statics.map(([, , href]) => `import("${href}")`).join(',');
  return [
    '(()=>{let go=()=>{go=()=>{};',
    `for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    `Promise.all([${imports}]).then(([${names}])=>{${table}import("${entry}")})};`,
    // The browser says when something to read has been painted; a tab in the background paints nothing until it is seen.
    'new PerformanceObserver((seen)=>seen.getEntriesByName("first-contentful-paint").length&&go()).observe({type:"paint",buffered:true});',
    'addEventListener("load",()=>setTimeout(()=>go(),500))})()',
  ].join('');
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export function policy(scripts: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hash).join(' ')}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https://i.ytimg.com",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

export interface FinishedPage {
  html: string;
  policy: string;
}

export function finishHtml(raw: string): FinishedPage {
  const preloads = [...raw.matchAll(modulePreload)].map(([, href]) => href as string);
  const html = raw
    .replace(modulePreload, '')
    .replace(moduleScript, (_, source: string) => `<script>${afterFirstPaint(source, preloads)}</script>`);
  const scripts = [...html.matchAll(inlineScript)].map(([, source]) => source as string);
  return { html, policy: policy(scripts) };
}

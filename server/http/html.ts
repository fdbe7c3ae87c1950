// The last touch on a page, prerendered or not: scripts wait until they are needed, and the content security policy
// names this page's own inline scripts by their hashes: only those, were there ever markup in it that is not ours.
import { createHash } from 'node:crypto';
import { asleep } from './asleep.ts';
import { earlyPress } from './early-press.ts';
import { farBands, pieceByPiece } from './far-bands.ts';

const scriptText = '([\\s\\S]*?)</script>';

/**
 * React Router's module script fetches at once and delays the first paint. This one asks for the same modules when the
 * page wakes: fetched all together instead of one after another, then run one by one.
 */
function whenAwake(source: string, preloads: string[]): string {
  const statics = [...source.matchAll(/^import (?:\* as (\w+) from )?"([^"]+)";$/gm)];
  const entry = source.match(/import\("([^"]+)"\);\s*$/)?.[1];
  const table = source.match(/window\.__reactRouterRouteModules = \{[^}]*\};/)?.[0];
  if (!entry || !table) throw new Error('React Router’s module script has changed: see server/http/html.ts');
  const names = statics.map(([, name], i) => name ?? `_${i}`).join(',');
  const imports = statics.map(([, , href]) => `import("${href}")`).join(',');
  const files = `const files=${JSON.stringify(preloads)};`;
  const ask = 'const ask=(rel,href)=>document.head.append(Object.assign(document.createElement("link"),{rel,href}));';
  // Whoever fills in a form will need them: fetched, not run, once everything to read is there. One by one: asking for
  // all is a long task. A page that wakes asks for what is left itself.
  const ahead =
    'let left=[...files];addEventListener("load",()=>{if(!document.querySelector("form"))return;const next=()=>{const href=left.shift();if(href){ask("prefetch",href);setTimeout(next,50)}};requestAnimationFrame(()=>setTimeout(next,500))});';
  const go = [
    // Asked for together, or run together, they would be one long task; each in its own, a press in between is answered.
    'async()=>{left=[];let pause=1e3;const task=()=>new Promise((next)=>setTimeout(next));',
    'for(const href of files){ask("modulepreload",href);await task()}',
    `const load=async()=>{for(const href of files)if(href!=="${entry}"){await import(href);await task()}`,
    `const [${names}]=await Promise.all([${imports}]);${table}await import("${entry}")};`,
    // One file that a weak line drops must not leave the page without scripts. Any other failure is a fault: let it show.
    'const again=()=>load().catch((error)=>{if(!/import/i.test(error.message))throw error;setTimeout(again,pause*=2)});again()}',
  ].join('');
  return `${earlyPress}${farBands}{${files}${ask}${ahead}${asleep(go)}}`;
}

/**
 * React Router's script scrolls to where a page was left, and names the place in the history it will know it by. It asks
 * the browser for what is kept, which waits for another process; a page that has no name yet has nothing to go back to,
 * and is only named, when it wakes.
 */
const whenKnown = (restore: string) =>
  [
    '{const name=()=>history.state?.key||history.replaceState({key:Math.random().toString(32).slice(2)},"");',
    `if(history.state?.key)${restore};else addEventListener("waking",()=>setTimeout(name),{once:true})}`,
  ].join('');

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

/**
 * Scripts that carry the mark are ours; it stood in the page only until here. Others get no hash, and do not run.
 * `keep` takes what the scripts are given to start from, half of a page's bytes, out of it: it answers with the address
 * of the module that holds it.
 */
export function finishHtml(raw: string, mark: string, keep?: (data: string) => string): FinishedPage {
  const nonce = ` nonce="${mark}"`;
  const data: string[] = [];
  const moduleScript = new RegExp(`<script${nonce} type="module" async="">${scriptText}`);
  const dataScript = new RegExp(
    `<script${nonce}>(?=window\\.__reactRouterContext\\.streamController\\.)${scriptText}`,
    'g',
  );
  const scrollScript = new RegExp(`(<script${nonce}>)(?=\\(\\(storageKey, restoreKey\\) =>)${scriptText}`);
  const bare = raw.replace(dataScript, (script, source: string) => {
    if (!keep) return script;
    data.push(source);
    return '';
  });
  const preloads = keep && data.length > 0 ? [keep(data.join(''))] : [];
  const marked = bare
    .replace(scrollScript, (_, open: string, source: string) => `${open}${whenKnown(source)}</script>`)
    .replace('<head>', `<head><script${nonce}>${pieceByPiece}</script>`)
    .replace(new RegExp(`<link rel="modulepreload" href="([^"]+)"${nonce}/>`, 'g'), (_, href: string) => {
      preloads.push(href);
      return '';
    })
    .replace(moduleScript, (_, source: string) => `<script${nonce}>${whenAwake(source, preloads)}</script>`);
  const scripts = [...marked.matchAll(new RegExp(`<script${nonce}>${scriptText}`, 'g'))].map(([, source]) => source);
  return { html: marked.replaceAll(nonce, ''), policy: policy(scripts as string[]) };
}

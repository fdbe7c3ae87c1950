// A built page carries the icons it shows: a sprite of its own would be one request more before they appear, and a
// second round of style and layout when it comes. React leaves the changed addresses alone; what it draws later takes
// the sprite, which browsers fetch once the page has come.
import { readFileSync } from 'node:fs';

const symbols = new Map(
  Array.from(
    readFileSync('art/icons.svg', 'utf8').matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g),
    ([symbol, name = '']) => [name, symbol.replace(' id="', ' id="icon-')] as const,
  ),
);

export function inlineIcons(html: string): string {
  const used = new Set<string>();
  let sprite = '';
  const own = html.replace(/<use href="(\/assets\/icons-[^"#]+)#([^"]+)"/g, (_, address: string, name: string) => {
    sprite = address;
    used.add(name);
    return `<use href="#icon-${name}"`;
  });
  const drawn = Array.from(used, (name) => {
    const symbol = symbols.get(name);
    if (!symbol) throw new Error(`There is no icon '${name}' in art/icons.svg`);
    return symbol;
  });
  // Last in the page: React passes over what it did not put there.
  const kept = `<svg aria-hidden="true" style="display:none">${drawn.join('')}</svg>`;
  return own
    .replace('</head>', `<link rel="prefetch" as="image" href="${sprite}"/></head>`)
    .replace('</body>', `${kept}</body>`);
}

// Style sheets and markup are held together by class names, which no compiler reads. The site and the desk keep one rule.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';

/** The classes that rules are written for. */
function styled(css: string): string[] {
  const selectors = css.replace(/\/\*.*?\*\/|"[^"]*"/gs, '').match(/[^{};]+(?=\{)/g) ?? [];
  return selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/gi) ?? []);
}

/** The classes that markup asks for, where a list stands in the attribute or in a name that ends like it. */
function asked(tsx: string): string[] {
  const lists = tsx.match(/className="[^"]*"|className=\{(?:[^{}]|\{[^{}]*\})*\}|const \w*ClassName = [^;]*/g) ?? [];
  const strings = lists.flatMap((list) =>
    list
      .replace(/[!=]== '[^']*'/g, '')
      .replace(/(?<=[\w-])\$\{[^{}]*\}/g, '*')
      .replace(/\$\{([^{}]*)\}/g, '` $1 `')
      .match(/'[^']*'|"[^"]*"|`[^`]*`/g),
  );
  return strings.flatMap((string) => string?.match(/[a-z][\w*-]*/gi) ?? []);
}

/** What one side has and the other lacks; `toast--*` stands for every tone of a toast. */
function apart(css: string, tsx: string) {
  const rules = new Set(styled(css));
  const wishes = new Set(asked(tsx));
  const begun = [...wishes].filter((wish) => wish.endsWith('*')).map((wish) => wish.slice(0, -1));
  return {
    unused: [...rules].filter((name) => !wishes.has(name) && !begun.some((start) => name.startsWith(start))),
    unstyled: [...wishes].filter((wish) => !wish.endsWith('*') && !rules.has(wish)),
  };
}

const read = (paths: string[]) => paths.map((path) => readFileSync(path, 'utf8')).join('\n');

test('a rule without markup and a class without a rule are found', () => {
  const css = '.a.b:hover > .c { margin: .5em } @media print { .tone--ok, .d { color: red } } /* .e {} */';
  const tsx = `<p className="a f"/> <p className={\`b \${x ? 'c' : ''} tone--\${y}\`}/> const someClassName = [z && 'g'];`;
  assert.deepEqual(apart(css, tsx), { unused: ['d'], unstyled: ['f', 'g'] });
});

const houses = [
  { house: 'app', rooms: 'ui,sections,features,routes', least: 40 },
  { house: 'desk', rooms: 'parts,screens', least: 30 },
];

for (const { house, rooms, least } of houses)
  describe(house, () => {
    const sheets = globSync(`${house}/styles/**/*.css`);

    test('every rule has its markup and every class its rule', () => {
      const { unused, unstyled } = apart(read(sheets), read(globSync(`${house}/**/*.tsx`)));
      // Some are put on by a script, or chosen where no attribute is near.
      const sources = read(globSync(`${house}/{parts,screens,client}/*.{ts,tsx}`));
      const isNamed = (name: string) => new RegExp(`['"\` ]${name}['"\` ]`).test(sources);
      assert.deepEqual([unused.filter((name) => !isNamed(name)), unstyled], [[], []]);
    });

    test('a class is named by a word, not by a letter or two', () => {
      assert.deepEqual(
        styled(read(sheets)).filter((name) => name.length < 3),
        [],
      );
    });

    test('a sheet of a room is named like the component it styles', () => {
      const roomAndName = (path: string) => path.replace(/^\w+\/(?:styles\/)?(\w+)\/(?:.*\/)?([\w-]+)\.\w+$/, '$1/$2');
      const inRooms = globSync(`${house}/styles/{${rooms}}/**/*.css`);
      assert.ok(inRooms.length >= least, 'the sheets are found');
      const components = new Set(globSync(`${house}/{${rooms}}/**/*.tsx`).map(roomAndName));
      assert.deepEqual(
        inRooms.filter((path) => !components.has(roomAndName(path))),
        [],
      );
    });

    // A rule outside of all layers would win over every rule inside.
    test('every rule stands in a layer, and the layers are named once, in order', () => {
      const all = read(sheets);
      assert.deepEqual(all.match(/@layer [^{;]*;/g), ['@layer base, ui, parts, states;']);
      const layered = new Set(
        [...all.matchAll(/@import "\.\/(.*)" layer\((?:base|ui|parts|states)\);/g)].map(([, to]) => to),
      );
      const outside = sheets.filter((path) => {
        const rules = read([path]).replace(/\/\*.*?\*\/|@import .* layer\(\w+\);|@layer [^{]*;/gs, '');
        return !layered.has(path.replace(`${house}/styles/`, '')) && !/^\s*(@layer states \{.*\}\s*)?$/s.test(rules);
      });
      assert.deepEqual(outside, []);
    });
  });

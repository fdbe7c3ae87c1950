// What the assistant says: every figure a row of the ledger, none typed. Pages are filled when the site is built; a reply is
// filled when it is given, too late to find that it names nothing.
import { assistant as en } from './en/assistant.ts';
import { facts } from './facts.ts';
import { typedFigures } from './figures.ts';
import { siteTokens, tokenPattern } from './fill.ts';
import { firm } from './firm.ts';
import { products } from './folders.ts';
import { assistant as hi } from './hi/assistant.ts';
import { assistant as hinglish } from './hinglish/assistant.ts';
import { fieldName } from './places.ts';
import { sumTexts } from './sums.ts';
import { strings } from './walk.ts';

type Folder = (typeof products)[number];

export function assistantProblems(folders: Folder[] = products): string[] {
  const known = new Set([...facts.map(({ id }) => id), ...Object.keys(siteTokens(firm))]);
  const closed = facts.filter(({ status }) => status?.is === 'closed').map(({ id }) => id);
  const texts: [file: string, tree: object][] = [
    ...Object.entries({ en, hi, hinglish }).map(([language, tree]): [string, object] => [
      `content/${language}/assistant.ts`,
      tree,
    ]),
    ...Object.entries(sumTexts).map(([language, tree]): [string, object] => [`content/${language}/sums.ts`, tree]),
    ...folders.flatMap(({ id, assistant }) =>
      Object.entries(assistant).map(([language, { asked: _, ...tree }]): [string, object] => [
        `content/products/${id}/assistant.${language}.ts`,
        tree,
      ]),
    ),
  ];
  return texts.flatMap(([file, tree]) =>
    [...strings(tree)].flatMap(({ path, text }) => {
      const place = `${file}: ${fieldName(path.split('.').map((key) => ({ key })))}`;
      return [
        ...Array.from(text.matchAll(tokenPattern), ([, name = '']) => name)
          .filter((name) => !known.has(name))
          .map((name) => `${place}: there is no row '${name}' in the ledger`),
        ...closed
          .filter((id) => text.includes(`{${id}}`) && !text.includes(`{${id}:status}`))
          .map((id) => `${place}: ${id} is closed; say it beside, with {${id}:status}`),
        ...typedFigures(text).map((found) => `${place}: “${found}” is typed; name its row of the ledger in braces`),
      ];
    }),
  );
}

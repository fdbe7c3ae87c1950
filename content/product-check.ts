// A loan's folder: its files, its rows in the ledger, and the words the assistant has for it.
import { usualOf, within } from '../domain/loan/bounds.ts';
import { facts } from './facts.ts';
import { products } from './folders.ts';
import { boundsOf } from './loan-bounds.ts';
import { productSchema, spokenSchema } from './product-schema.ts';
import { type Service, serviceSchema } from './schema.ts';
import { misfits } from './wrong.ts';

type Folder = (typeof products)[number];

/** The calculator must be able to start, and the assistant to name a rate. */
function ledgerProblems({ id, product }: Folder): string[] {
  const file = `content/products/${id}/product.ts`;
  const own = facts.filter((row) => row.product === id);
  const strange = own.find((row) => !row.id.startsWith(`${product.facts}.`));
  if (strange) return [`${file}: facts: is ${product.facts}, but the ledger's row ${strange.id} is this loan's too`];
  for (const row of [`${product.facts}.rate`, product.start.rate])
    if (!own.some((one) => one.id === row)) return [`${file}: the ledger has no row ${row} with the product ${id}`];
  return Object.entries(boundsOf(id, product))
    .map(([name, bound]) => ({ name, start: bound.start, usual: usualOf(bound) }))
    .filter(({ start, usual }) => !within(usual, start))
    .map(
      ({ name, start, usual: { min, max } }) => `${file}: start, ${name}: ${start} is not between ${min} and ${max}`,
    );
}

function doubles(folders: Folder[], key: string, of: (folder: Folder) => unknown): string[] {
  return folders.flatMap((folder, i) => {
    const twin = folders.slice(0, i).find((other) => of(other) === of(folder));
    return twin ? [`content/products/${folder.id}/product.ts: ${key}: is ${of(folder)}, as of ${twin.id}`] : [];
  });
}

export function productProblems(services: Record<string, Service>, folders: Folder[] = products): string[] {
  const misshapen = folders.flatMap((folder) => {
    const at = `content/products/${folder.id}`;
    return [
      ...(/^[a-z]+(-[a-z]+)*$/.test(folder.id) ? [] : [`${at}: a folder’s name is made of small letters and hyphens`]),
      ...misfits(`${at}/product.ts`, productSchema, folder.product),
      ...misfits(`${at}/en.ts`, serviceSchema, services[folder.id]),
      ...Object.entries(folder.assistant).flatMap(([language, spoken]) =>
        misfits(`${at}/assistant.${language}.ts`, spokenSchema, spoken),
      ),
    ];
  });
  if (misshapen.length > 0) return misshapen;
  return [
    ...folders.flatMap(ledgerProblems),
    ...doubles(folders, 'facts', ({ product }) => product.facts),
    ...doubles(folders, 'place, menu', ({ product }) => product.place.menu),
    ...doubles(folders, 'place, form', ({ product }) => product.place.form),
    ...doubles(folders, 'details', ({ id, product }) => product.details ?? `/services/${id}-details`),
  ];
}

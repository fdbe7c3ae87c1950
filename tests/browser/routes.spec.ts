import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../app/routes.ts';
import { expect, specified, test } from './support.ts';

// Copied from the route table of the specification.
const table = `
| / | Home |
| /about | About |
| /team | Team |
| /contact | Contact |
| /query | Loan application / enquiry form |
| /blog | Blog list |
| /blog/{id} | Blog article (id 1 to 4 from teasers) |
| /emi-calculator | EMI calculator |
| /services/home-loan, /services/personal-loan, /services/mortgage-loan, /services/business-loan, /services/government-subsidies | Service overview pages |
| /services/home-loan-details, /services/personal-loan-details, /services/mortgage-loan-details, /services/business-loan-details, /services/government-subsidy-details | Service detail pages |
| any other path | Not-found page |
`;

const wanted = table
  .trim()
  .split('\n')
  .flatMap((row) => (row.split('|')[1] ?? '').split(',').map((path) => path.trim()))
  .map((path) => (path === 'any other path' ? '/*' : path));

/** Beside the table: the articles' texts and the schedule as files, guides, what consent refers to, and where an enquiry can be followed. */
const added = [
  '/blog/text.json',
  '/emi-calculator/schedule.csv',
  '/emi-calculator/schedule.xlsx',
  '/emi-calculator/qr.svg',
  '/schemes',
  '/eligibility',
  '/documents',
  '/emi/{loan}/{amount}',
  '/guides',
  '/guides/{id}',
  '/terms',
  '/privacy',
  '/status/{token}',
  '/status/{token}/call',
  '/status/{token}/call.ics',
];

function flat(entries: RouteConfigEntry[], base = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${base}/${entry.path}`.replaceAll(/\/+/g, '/') : base;
    if (entry.children?.length) return flat(entry.children, path);
    return [(path || '/').replaceAll(/:(\w+)\??/g, '{$1}')];
  });
}

test('the route list is the specification’s table and what was added', async () => {
  const listed = flat(await routes);
  expect(new Set(listed).size, 'no path twice').toBe(listed.length);
  expect([...listed].sort()).toEqual([...wanted, ...added].sort());
});

test('every route of the table answers 200 with a page', async ({ request }) => {
  const paths = wanted
    .filter((path) => path !== '/*')
    .flatMap((path) => (path.includes('{id}') ? [1, 2, 3, 4].map((id) => path.replace('{id}', String(id))) : [path]));
  expect([...paths].sort()).toEqual([...specified].sort());
  for (const path of [...paths, '/terms', '/privacy']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toMatch(/^text\/html/);
    expect(await response.text(), path).toMatch(/<h1[\s>]/);
  }
});

test('a status link that is not whole is said to be so', async ({ request }) => {
  const response = await request.get('/status/no-such-token');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('No enquiry here');
});

test('each page has a title and a description of its own', async ({ request }) => {
  const titles = new Map<string, string>();
  for (const path of specified) {
    const html = await (await request.get(path)).text();
    const title = html.match(/<title>([^<]+)<\/title>/)?.[1] ?? '';
    expect(title, path).not.toBe('');
    expect(titles.get(title), `${path} shares its title`).toBeUndefined();
    titles.set(title, path);
    expect(html, path).toMatch(/<meta[^>]+name="description"[^>]+content="[^"]{50,}"/);
  }
});

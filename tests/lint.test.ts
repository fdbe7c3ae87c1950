// The rooms of docs/architecture.md are held by the linter. Here each rule is broken once, in a copy of the house.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';

/** What may not stand where, and what the linter teaches whoever wrote it. */
const wrong: [file: string, line: string, message: RegExp][] = [
  ['domain/loan/emi.ts', "import 'react';", /domain is pure/],
  ['domain/loan/fees.ts', "import 'node:fs';", /domain is pure/],
  ['domain/lead/form.ts', "import '../../server/log.ts';", /domain knows no screens, words or servers/],
  ['domain/lead/clean.ts', "import '../../content/load.ts';", /domain knows no screens, words or servers/],
  ['domain/lead/limits.ts', "import '../../desk/parts/icon.tsx';", /domain knows no screens, words or servers/],
  ['content/load.ts', "import '../server/env.ts';", /content is data/],
  ['content/fill.ts', "import '../desk/screens/me.tsx';", /content is data/],
  ['content/firm.ts', "import 'react';", /content is data/],
  [
    'server/log.ts',
    "import type { Shell } from '../app/page-data/shell.server.ts'; export type { Shell };",
    /server knows no screens/,
  ],
  ['server/leads/routes.ts', "import '../../desk/screens/me.tsx';", /Only server\/desk\/web joins/],
  ['server/desk/web/desk.ts', "import '../../../app/ui/button.tsx';", /The desk has screens of its own/],
  ['desk/screens/me.tsx', "import '../../server/desk/people/door.ts';", /take views and give markup/],
  ['desk/parts/icon.tsx', "import '../../app/ui/icon.tsx';", /take views and give markup/],
  ['server/leads/service.ts', "import '../db/engine.ts';", /Only stores touch the database/],
  ['server/http/health.ts', "import 'kysely';", /Only stores touch the database/],
  ['server/http/pages.ts', 'export default process.env.PORT;', /Only server\/env\.ts reads the environment/],
  ['server/http/limits.ts', "import 'node:process';", /Only server\/env\.ts reads the environment/],
  ['server/notifications/mail.ts', "import '../leads/store.ts';", /never the other way round/],
  ['app/ui/button.tsx', "import '../../domain/money/format.ts';", /ui knows nothing of loans/],
  ['app/enquiries/send.ts', "import '../features/chat/ask.ts';", /it knows none of them/],
  ['app/sections/why.tsx', "import '../features/hero/hero.tsx';", /A section takes content and gives markup/],
  [
    'app/sections/points.tsx',
    "import { firm } from '../../content/firm.ts'; export { firm };",
    /import its types only/,
  ],
  ['app/features/hero/hero.tsx', "import '../chat/ask.ts';", /A feature never imports another/],
  [
    'app/features/chat/chat-button.tsx',
    "export const load = () => import('../hero/hero.tsx');",
    /A feature never imports another/,
  ],
  ['app/features/emi-calculator/views/prepay.tsx', "import '../../chat/ask.ts';", /A feature never imports another/],
  ['app/features/share/share-buttons.tsx', "import '../../page-data/shell.server.ts';", /A feature stands alone/],
  ['app/page-data/shell.server.ts', "import '../routes/home.tsx';", /Nobody imports a route/],
  ['app/root.tsx', "import './routes/home.tsx';", /Nobody imports a route/],
  ['app/routes/blog.tsx', "import './home.tsx';", /Nobody imports a route/],
  ['server/leads/status-view.ts', 'export default (1).toLocaleString();', /Only domain\/money formats/],
  ['app/sections/rate-table.tsx', "export default new Intl.NumberFormat('en-IN');", /Only domain\/money formats/],
  [
    'app/features/hero/rate.tsx',
    `export const shown = (amount: number) => \`₹\${amount}\`;`,
    /Only domain\/money formats/,
  ],
  ['server/leads/retention.ts', 'export const month = 30 * 86_400_000;', /domain\/moments\.ts/],
  ['desk/say.ts', 'export default (at: number) => at / 3_600_000;', /domain\/moments\.ts/],
  [
    'server/notifications/webhook.ts',
    'export default (text: string) => text.replace(/\\{(\\w+)\\}/g, String);',
    /have one filler/,
  ],
  ['app/seo.ts', "export default (siteUrl: string) => new URL('/blog', siteUrl).href;", /have one maker/],
  ['app/features/share/address.ts', `export default (siteUrl: string) => \`\${siteUrl}/blog\`;`, /have one maker/],
  ['app/features/share/other.ts', "export default (siteUrl: string) => siteUrl + '/blog';", /have one maker/],
  ['scripts/bench.ts', 'export const MOST_LEADS = 3;', /should be in camelCase/],
  ['content/one.ts', "import './other.ts';", /part of a cycle/],
  ['content/other.ts', "import type { one } from './one.ts'; export type { one };", /part of a cycle/],
];
/** The same from where it may come. */
const right: [file: string, line: string][] = [
  ['domain/lead/schema.ts', "import 'valibot'; import '../money/parse.ts';"],
  ['domain/money/format.ts', `export const shown = (amount: number) => \`₹\${amount.toLocaleString()}\`;`],
  ['app/routes/home.tsx', "import type { Route } from './+types/home'; import '../seo.ts'; export type { Route };"],
  ['domain/moments.ts', 'export const hour = 3_600_000;'],
  ['server/env.ts', 'export default process.env;'],
  ['server/desk/web/me-routes.ts', "import '../../../desk/screens/me.tsx'; import '../people/door.ts';"],
  [
    'desk/screens/people.tsx',
    "import type { PeopleView } from '../../server/desk/people/views.ts'; export type { PeopleView };",
  ],
  ['server/leads/store.ts', "import 'kysely'; import '../db/engine.ts';"],
  [
    'app/features/hero/slide.tsx',
    "import '../../ui/icon.tsx'; import '../../../domain/hours.ts'; import './hero.css';",
  ],
  ['app/features/emi-calculator/views/compare.tsx', "import '../field.tsx'; import '../../../ui/icon.tsx';"],
  ['app/sections/awards.tsx', "import type { Award } from '../../content/schema.ts'; export type { Award };"],
];

let house: string;
let reported: { file: string; message: string }[];
before(() => {
  house = mkdtempSync(join(tmpdir(), 'rooms-'));
  for (const part of ['biome.json', 'lint']) cpSync(part, join(house, part), { recursive: true });
  for (const [file, line] of [...wrong, ...right]) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), `${line}\n`);
  }
  const { stdout } = spawnSync(
    'biome',
    ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.'],
    {
      cwd: house,
      encoding: 'utf8',
    },
  );
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { location: { path: string }; message: string }[];
  };
  reported = diagnostics.map(({ location, message }) => ({ file: location.path, message }));
});
after(() => rmSync(house, { recursive: true, force: true }));

const about = (file: string) => reported.filter((one) => one.file === file).map(({ message }) => message);

for (const [file, line, message] of wrong)
  test(`refused in ${file}: ${line}`, () => {
    assert.ok(
      about(file).some((text) => message.test(text)),
      `${about(file).join('\n') || 'nothing was said'}`,
    );
  });

test('what is allowed is not refused', () => {
  for (const [file] of right) assert.deepEqual(about(file), [], file);
});

// The suffix is what keeps a file out of the browser's bundle: the framework's build fails where one would get in.
test('page data never reaches a browser', () => {
  assert.deepEqual(globSync('app/page-data/**/*.*', { exclude: ['**/*.server.ts', '**/*.server.test.ts'] }), []);
});

// npm start. Two things must be settled before anything else is imported.
import { setFlagsFromString } from 'node:v8';

// React chooses its build by NODE_ENV when it is first imported.
process.env.NODE_ENV ??= 'production';
// Requests leave little behind: a small nursery costs nothing measurable and saves thirty megabytes.
setFlagsFromString('--max-semi-space-size=4');
setFlagsFromString('--semi-space-growth-factor=1');

const [{ start }, { builtPages }] = await Promise.all([import('./start.ts'), import('./built-pages.ts')]);
await start({ pages: builtPages });

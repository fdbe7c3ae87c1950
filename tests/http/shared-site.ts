// One built site for every file that only asks it things; scripts/test.ts runs those of a folder in one process.
import { after } from 'node:test';
import { startServer } from '../start-server.ts';

export const server = await startServer({ LOG_LEVEL: 'info' });
after(() => server.stop());

// npm start, npm run dev. React chooses its build by NODE_ENV when it is first imported: that must be settled before.
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production';
await import('./start.ts');
export {};

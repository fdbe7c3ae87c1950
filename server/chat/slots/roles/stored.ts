// The trained role reader, as `npm run assistant -- train` wrote it. The build lays the file beside the bundled server.
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { openRoles, type RoleReader } from './reader.ts';

export const rolesFile = new URL('roles.br', import.meta.url);

let opened: RoleReader | undefined;

export function storedRoles(): RoleReader {
  opened ??= openRoles(brotliDecompressSync(readFileSync(rolesFile)));
  return opened;
}

// The trained role reader, as `npm run assistant -- train` wrote it. The build lays the file beside the bundled server.
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { openRoles, type RoleReader } from './reader.ts';

export const rolesFile = new URL('roles.br', import.meta.url);

let opened: RoleReader | undefined;

/** As the file is now. */
export const openStoredRoles = (): RoleReader => openRoles(brotliDecompressSync(readFileSync(rolesFile)));

export function storedRoles(): RoleReader {
  opened ??= openStoredRoles();
  return opened;
}

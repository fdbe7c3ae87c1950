// The trained role reader, as `npm run assistant -- roles` wrote it.
import { once, weightsIn } from '../../nets/stored.ts';
import { openRoles, type RoleReader } from './reader.ts';

export const rolesFile = new URL('roles.br', import.meta.url);

/** As the file is now. */
export const openStoredRoles = (): RoleReader => openRoles(weightsIn(rolesFile));
export const storedRoles = once(openStoredRoles);

// What scripts add to the desk's pages. Every page and every action works without them.
import { showPasswords, waitBeforeSignIn } from './door.ts';

showPasswords();
waitBeforeSignIn();

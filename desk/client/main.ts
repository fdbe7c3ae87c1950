// What scripts add to the desk's pages. Every page and every action works without them.
import { bones } from './bones.ts';
import { clocks } from './clock.ts';
import { emi } from './emi.ts';
import { forms } from './forms.ts';
import { keys } from './keys.ts';
import { live } from './live.ts';
import { sheets } from './sheets.ts';
import { copyTexts } from './copy.ts';
import { sendAgain, showPasswords, waitBeforeSignIn } from './door.ts';
import { offerLock } from './lock.ts';
import { offerPush } from './push.ts';

showPasswords();
waitBeforeSignIn();
sheets();
forms();
emi();
bones();
keys();
clocks();
live();
offerLock();
offerPush();
copyTexts();
sendAgain();

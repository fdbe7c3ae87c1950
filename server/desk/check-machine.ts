// The machine's side of npm run doctor: folder, disk, backup, clock.
import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { opennessOf } from '../data-dir.ts';
import { type Finding, finding, type OtherClock } from './findings.ts';
import { lastBackup } from './last-backup.ts';
import { hour } from '../../domain/moments.ts';

const megabyte = 1_000_000;

export function checkFolder(dir: string): Finding {
  const say = finding('data folder');
  if (!existsSync(dir)) return say('warning', `${dir} does not exist yet: the site makes it at its first start.`);
  const open = opennessOf(dir);
  if (open?.writable) return say('failed', `everybody may write to ${dir} (mode ${open.mode}): chmod 700 ${dir}`);
  try {
    accessSync(dir, constants.W_OK);
  } catch {
    return say('failed', `${dir} cannot be written to: its owner must be the site's user.`);
  }
  if (open) return say('warning', `others may look into ${dir} (mode ${open.mode}): chmod -R go= ${dir}`);
  return say('ok', `${dir} is for this user alone.`);
}

interface Space {
  bavail: number;
  blocks: number;
  bsize: number;
}

export function checkDisk(dir: string, read: (path: string) => Space = statfsSync): Finding {
  const say = finding('disk');
  if (!existsSync(dir)) return say('warning', `${dir} does not exist yet.`);
  const { bavail, blocks, bsize } = read(dir);
  const free = bavail * bsize;
  const text = `${Math.round(free / megabyte)} MB are free for ${dir}`;
  if (free < 200 * megabyte) return say('failed', `${text}: make room, or enquiries will be refused.`);
  if (free < 1000 * megabyte || bavail < blocks / 20) return say('warning', `${text}: make room soon.`);
  return say('ok', `${text}.`);
}

export function checkBackup(dir: string, now: number): Finding {
  const say = finding('backup');
  const last = lastBackup(dir);
  if (!last) return say('warning', 'none was made yet: npm run backup, and a timer for every night (docs/deploy.md).');
  const hours = Math.round((now - last.at) / hour);
  const text = `the last is ${hours} hours old, in ${last.folder}`;
  if (hours > 48) return say('failed', `${text}: look at its timer and at the space in its folder.`);
  if (!existsSync(join(last.folder, 'manifest.json')))
    return say('warning', `${text}, which cannot be seen from here: make sure that it is still there.`);
  return hours > 26 ? say('warning', `${text}: last night's is missing.`) : say('ok', `${text}.`);
}

export function checkClock(others: OtherClock[]): Finding {
  const say = finding('clock');
  const [worst] = others.toSorted((one, other) => Math.abs(other.ahead) - Math.abs(one.ahead));
  if (!worst) return say('warning', 'there was nobody to compare it with: look at timedatectl.');
  const seconds = Math.round(Math.abs(worst.ahead) / 1000);
  const text = `${seconds} s ${worst.ahead < 0 ? 'behind' : 'ahead of'} ${worst.whose}`;
  if (seconds > 60) return say('failed', `${text}: switch time synchronisation on; receivers refuse our signatures.`);
  return seconds > 5 ? say('warning', `${text}: look at timedatectl.`) : say('ok', `${text}.`);
}

// Are the parts that are made for one processor there? npm skips one that the registry lacks without a word, and what
// needs it then ends in a stack trace. Plain JavaScript: it runs before anything is set up, with Node 20 too.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const platform = `${process.platform}-${process.arch}`;
const packagedNode = `node_modules/node-${platform}/bin/node`;
const neededNode = 24;

/** What the build loads that is not JavaScript: the bundler, the style sheet compiler, pictures and share pictures. */
const parts = ['rolldown', 'lightningcss', 'sharp', '@resvg/resvg-js'];

/** Why the site cannot run here for want of a Node, in one line; undefined when it can. */
export function missingRuntime(version = process.versions.node, packaged = existsSync(packagedNode)) {
  if (packaged || Number(version.split('.')[0]) >= neededNode) return undefined;
  const where = `${platform} has Node ${version}`;
  return `Node ${neededNode} is needed, and ${where}: install Node ${neededNode} (nodejs.org), or on Linux run npm ci without --omit=optional.`;
}

/** Which native parts do not load, for which platform, and what to do, in one line; undefined when all do. */
export function nativeTrouble() {
  const node = existsSync(packagedNode) ? packagedNode : process.execPath;
  try {
    execFileSync(node, ['--version'], { stdio: 'ignore' });
  } catch {
    return `${packagedNode} does not run on this machine (a glibc system is needed): install Node ${neededNode} and delete node_modules/node-${platform}.`;
  }
  const failing = parts.filter((name) => {
    try {
      execFileSync(node, ['--input-type=module', '-e', `await import('${name}')`], { stdio: 'ignore' });
      return false;
    } catch {
      return true;
    }
  });
  if (failing.length === 0) return undefined;
  return `No native part for ${platform} of: ${failing.join(', ')}. Delete node_modules and run npm ci without --omit=optional; if this line comes back, the npm registry in use lacks it: pin another version (node scripts/lock.ts --check).`;
}

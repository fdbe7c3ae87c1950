import { printable } from '../log.ts';

const longest = 200;

/** Whatever layers of encoding lie over it: `%252f` is a slash to somebody down the line. */
function decoded(text: string): string {
  let now = text;
  for (let before = ''; before !== now; ) {
    before = now;
    now = now.replace(/(?:%[\da-f]{2})+/gi, (run) => {
      try {
        return decodeURIComponent(run);
      } catch {
        return Buffer.from(run.replaceAll('%', ''), 'hex').toString('latin1');
      }
    });
  }
  return printable(now).normalize('NFKC');
}

/** A path as the log may hold it: short, and without the token of a status page, an invitation or a mail's link, however it was spelt. */
export function loggedPath(path: string): string {
  const short = path.length > longest ? `${path.slice(0, longest - 1)}…` : path;
  const plain = /^[\w./-]*$/.test(short) ? short : decoded(short);
  if (/(^|[^a-z\d])invite[^a-z\d]/i.test(plain)) return '/desk/invite/…';
  if (/(^|[^a-z\d])desk[^a-z\d]+do[^a-z\d]/i.test(plain)) return '/desk/do/…';
  return /(^|[^a-z\d])status[^a-z\d]/i.test(plain) ? '/status/…' : short;
}

// Whom a mail may go to. The form takes any address a browser takes; a mail server is not sent after all of them.
import { isIP } from 'node:net';

/** Where a mail ends up: capitals, what follows a plus, and Gmail's dots make no other mailbox. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const name = email.slice(0, at).toLowerCase().replace(/\+.*/, '');
  return `${/^(gmail|googlemail)\.com$/.test(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}

const inside = /(^|\.)(localhost|local|localdomain|internal|lan|home\.arpa)$/;

/** A domain of the public kind: no IP address in any spelling, no name that only our own network knows. */
export function isMailable(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  // The URL parser reads 0x7f.1 and 2130706433 as the addresses they are.
  const host = URL.parse(`http://${domain}`)?.hostname ?? '';
  return host.includes('.') && isIP(host) === 0 && !host.startsWith('[') && !inside.test(host);
}

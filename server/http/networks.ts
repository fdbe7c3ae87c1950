// Whom limits count. One address has many spellings, and one visitor many addresses.
import ipaddr from 'ipaddr.js';

/** An IPv4 address; or the IPv6 networks an address lies in, smallest first. */
export type Networks = readonly [string, ...string[]];

/** A phone or household holds a /64, a home line often a /56, a firm a /48. */
const prefixes = [64, 56, 48];

/** Nine proxies at most write here, at the end; what stands before is the caller's, however long. */
const longestList = 512;

/**
 * Each trusted proxy appended one entry to X-Forwarded-For; what stands left of those was written by the caller and
 * proves nothing.
 */
export function clientNetworks(socket: string | undefined, forwardedFor: string | null, proxies: number): Networks {
  if (proxies === 0 || forwardedFor === null) return networksOf(socket ?? '');
  const hops = forwardedFor
    .slice(-longestList)
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return networksOf(hops.at(-Math.min(proxies, hops.length)) ?? socket ?? '');
}

function networksOf(text: string): Networks {
  // Proxies write ports and brackets, systems write zones: 192.0.2.1:4711, "[2001:db8::1]:443", fe80::1%eth0.
  const bare = text
    .replace(/^"?\[([^\]]*)\](:\d+)?"?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return [bare];
  if (!ipaddr.IPv6.isValid(bare)) return ['unknown'];
  const ip = ipaddr.IPv6.parse(bare);
  if (ip.isIPv4MappedAddress()) return [ip.toIPv4Address().toString()];
  const bytes = Buffer.from(ip.toByteArray());
  return prefixes.map((bits) => `${bytes.toString('hex', 0, bits / 8)}/${bits}`) as unknown as Networks;
}

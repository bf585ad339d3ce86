import { isIP } from 'node:net';

const IPV4_MAPPED = '::ffff:';

/** IPv4 address or /64 of IPv6, which one subscriber holds; undefined for a forged one. */
export function clientKey(address: string): string | undefined {
  const version = isIP(address);
  if (version === 4) return address;
  if (version === 0) return undefined;
  const lower = address.toLowerCase();
  if (lower.startsWith(IPV4_MAPPED) && isIP(lower.slice(IPV4_MAPPED.length)) === 4) {
    return lower.slice(IPV4_MAPPED.length);
  }
  return `${network64(lower)}::/64`;
}

/** The first four groups, without leading zeros, so that every spelling of an address gives the same key. */
function network64(address: string): string {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  // A dotted tail («::1.2.3.4») stands for two groups.
  const written = before.length + after.length + (address.includes('.') ? 1 : 0);
  const groups = tail === undefined ? before : [...before, ...Array<string>(8 - written).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The network a client is part of, /24 or /56: what one subscriber may hold, and its neighbours. */
export function networkOf(client: string): string {
  const [a, b, c, d] = client.split(':');
  if (d === undefined) return client.replace(/\.\d+$/, '.0/24');
  return `${a}:${b}:${c}:${(Number.parseInt(d, 16) & 0xff00).toString(16)}::/56`;
}

/** The address for the log: without the part that tells one person from the neighbours. */
export function maskedAddress(address: string): string {
  const key = clientKey(address);
  if (key === undefined) return '?';
  return key.includes(':') ? key : key.replace(/\.\d+$/, '.0');
}

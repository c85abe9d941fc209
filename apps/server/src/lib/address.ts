import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address. */
function groups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
}

/** An address without the additions of a socket: 192.0.2.7 for ::ffff:192.0.2.7, fe80::1 for fe80::1%eth0. */
const bare = (ip: string): string => ip.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');

/** The named networks of TRUST_PROXY; they are those of @fastify/proxy-addr. */
const RANGES = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
} as const;
export type Range = keyof typeof RANGES;
export const ranges = Object.keys(RANGES) as readonly Range[];

/** Checks whether a list contains an address: by the address itself, by a network, or by the name of a range. */
export function namesAddress(networks: readonly string[]): (ip: string) => boolean {
  const list = new BlockList();
  for (const network of networks.flatMap((entry) => RANGES[entry as Range] ?? [entry])) {
    const [address = '', bits] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (ip) => {
    const address = bare(ip);
    return isIPv4(address) ? list.check(address, 'ipv4') : isIPv6(address) && list.check(address, 'ipv6');
  };
}

const inRange = ranges.map((range) => [range, namesAddress([range])] as const);

/** The named range of an address, or null. */
export const rangeOf = (ip: string): Range | null => inRange.find(([, has]) => has(ip))?.[0] ?? null;

/**
 * The key by which a caller is counted: an IPv4 address, or the /64 network of an IPv6 address, since a single line has
 * all addresses of such a network.
 */
export function callerKey(ip: string): string {
  const address = bare(ip);
  if (!isIPv6(address)) return address;
  return `${groups(address)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

import { type LookupAddress, lookup as resolve } from 'node:dns';
import { isIPv6, type LookupFunction } from 'node:net';
import { namesAddress } from '../lib/address.js';

/** The networks of IPv6 that are globally assigned. */
const isGlobal = namesAddress(['2000::/3']);

/** Networks that lead to this machine, to its neighbours, or nowhere (the special-purpose registries of IANA). */
const isSpecial = namesAddress([
  'loopback',
  'linklocal',
  'uniquelocal',
  '0.0.0.0/8',
  '100.64.0.0/10',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // Transitions from IPv6 to IPv4, and documentation.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]);

/** Checks whether an address is one on the open internet. */
export const isPublicAddress = (ip: string): boolean => !isSpecial(ip) && (!isIPv6(ip) || isGlobal(ip));

/**
 * A DNS lookup for a connection that refuses a name with an address in this network, even beside others. The connection
 * uses the checked result, so that a second answer cannot differ from the first.
 */
export const publicLookup =
  (lookUp: typeof resolve = resolve): LookupFunction =>
  (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '');
      if (!found.every(({ address }) => isPublicAddress(address))) {
        return callback(new Error(`${hostname} leads to an address that is not public`), '');
      }
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };

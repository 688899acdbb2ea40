import { BlockList, isIP } from 'node:net';

/** Jira in a private network that a deployment allows: its host, and the range of its addresses. */
export type PrivateJira = { readonly host: string; readonly cidr: string };

/** Decides whether a connection to an address may be opened for the sake of a host. */
export type AddressGuard = (host: string, address: string) => boolean;

/** The only range of IPv6 that is routed publicly. */
const publicV6 = rangesOf('2000::/3');
/** Parts of the public ranges that lead elsewhere: documentation, tests, tunnels, relays, multicast, reserved. */
const reservedV4 = rangesOf(
  '0.0.0.0/8',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
);
const reservedV6 = rangesOf('2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20');
/** Private networks, those of carriers included. */
const privateV4 = rangesOf('10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10');
const privateV6 = rangesOf('fc00::/7');
/** Addresses in other ranges where clouds tell machines their credentials. */
const metadata = rangesOf(
  '100.100.100.200/32',
  '168.63.129.16/32',
  'fd00:ec2::/32',
  'fd00:c1::/32',
  'fd00:42::42/128',
  'fd20:ce::254/128',
);

/**
 * The guard of a deployment (rule integration.2): public addresses are allowed, private ones only within the range that
 * is listed with their host, all others never, whatever is listed: loopback, link-local, metadata, IPv4 inside IPv6.
 * @throws when a range is invalid
 */
export function addressGuard(listed: readonly PrivateJira[]): AddressGuard {
  const rangesOfHost = listed.map(({ host, cidr }) => ({ host: host.toLowerCase(), range: rangesOf(cidr) }));
  return (host, address) => {
    const family = isIP(address);
    if (family === 0 || address.includes('%') || isIn(metadata, address)) return false;
    // By family, since a list of IPv4 ranges also holds their IPv6-mapped forms.
    if (isIn(family === 4 ? privateV4 : privateV6, address))
      return rangesOfHost.some((one) => one.host === host.toLowerCase() && isIn(one.range, address));
    return family === 4 ? !isIn(reservedV4, address) : isIn(publicV6, address) && !isIn(reservedV6, address);
  };
}

/** Whether a text is a range of addresses such as `10.1.0.0/16`. */
export function isCidr(text: string): boolean {
  const [, address = '', bits = ''] = /^([0-9a-f.:]+)\/(\d{1,3})$/i.exec(text) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(bits) <= (family === 4 ? 32 : 128);
}

/** @throws when one is no range */
function rangesOf(...cidrs: readonly string[]): BlockList {
  const list = new BlockList();
  for (const cidr of cidrs) {
    if (!isCidr(cidr)) throw new Error(`${cidr} is no range of addresses`);
    const [address = '', bits] = cidr.split('/');
    list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

const isIn = (list: BlockList, address: string) => list.check(address, familyOf(address));

function familyOf(address: string): 'ipv6' | 'ipv4' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

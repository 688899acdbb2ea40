import { expect, test } from 'vitest';
import { addressGuard, isCidr } from '#lambdas/ports/jira/addressGuard.ts';
import { hostileAddresses } from './support/hostileUrls.ts';

const guard = addressGuard([]);

test.each([
  '8.8.8.8',
  '104.192.142.9',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '2600:1f18::1',
  '2a00:1450::1',
])('%s is public', (address) => {
  expect(guard('jira.example', address)).toBe(true);
});

test.each([...hostileAddresses, 'fe80::1%eth0', '2600:1f18::1%eth0', 'jira.example', '', '0x7f.1'])(
  '"%s" is refused',
  (address) => {
    expect(guard('jira.example', address)).toBe(false);
  },
);

test('a private address is allowed within the range that is listed with its host', () => {
  const listed = addressGuard([
    { host: 'jira.acme.internal', cidr: '10.1.0.0/16' },
    { host: 'jira.acme.internal', cidr: 'fd12:3456::/32' },
  ]);
  expect(listed('jira.acme.internal', '10.1.2.3')).toBe(true);
  expect(listed('JIRA.acme.internal', 'fd12:3456::1')).toBe(true);
  expect(listed('jira.acme.internal', '10.2.2.3')).toBe(false);
  expect(listed('wiki.acme.internal', '10.1.2.3')).toBe(false);
});

test('loopback, link-local, metadata and mapped addresses are refused whatever is listed', () => {
  const everything = ['0.0.0.0/0', '::/0'].map((cidr) => ({ host: 'jira.acme.internal', cidr }));
  const listed = addressGuard(everything);
  const allowed = hostileAddresses.filter((address) => listed('jira.acme.internal', address));
  expect(allowed).toEqual([
    ...['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.255.254'],
    ...['100.64.0.1', '100.127.255.255', 'fc00::1', 'fdff:ffff::1'],
  ]);
});

test.each([
  ['10.1.0.0/16', true],
  ['fd12::/16', true],
  ['10.1.0.0', false],
  ['10.1.0.0/33', false],
  ['fd12::/129', false],
  ['10.1.0/16', false],
  ['jira.example/16', false],
])('%s as a range: %s', (text, expected) => {
  expect(isCidr(text)).toBe(expected);
});

test('a list with an invalid range is refused', () => {
  expect(() => addressGuard([{ host: 'jira.acme.internal', cidr: '10.1.0.0' }])).toThrow('no range of addresses');
});

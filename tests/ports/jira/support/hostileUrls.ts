/** Addresses that no request may reach, as look-ups may answer them. */
export const hostileAddresses = [
  // Loopback and the machine itself
  ...['127.0.0.1', '127.0.0.2', '127.1.2.3', '127.255.255.254', '0.0.0.0', '0.1.2.3', '::1', '::'],
  // Link-local, with the metadata services of clouds
  ...['169.254.169.254', '169.254.170.2', '169.254.0.1', '169.254.255.255', 'fe80::1', 'febf::1', 'fec0::1'],
  ...['fd00:ec2::254', 'fd00:ec2::23', 'fd20:ce::254', 'fd00:c1::a9fe:a9fe', 'fd00:42::42'],
  ...['100.100.100.200', '168.63.129.16', '192.0.0.192'],
  // Private networks
  ...['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.255.254'],
  ...['100.64.0.1', '100.127.255.255', 'fc00::1', 'fdff:ffff::1'],
  // IPv4 inside IPv6: mapped, compatible, translated, tunnelled
  ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:169.254.169.254', '::ffff:10.0.0.1', '::ffff:8.8.8.8'],
  ...['0:0:0:0:0:ffff:7f00:1', '::127.0.0.1', '::ffff:0:127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::a00:1'],
  ...['2002:7f00:1::', '2002:a00:1::', '2001:0:7f00:1::', '2001:db8::1', '3fff::1', '100::1', '5f00::1'],
  // Multicast, broadcast, documentation, tests, reserved
  ...['224.0.0.1', '239.255.255.255', '255.255.255.255', '240.0.0.1', '192.0.2.1', '198.51.100.1', '203.0.113.1'],
  ...['198.18.0.1', '198.19.255.255', '192.88.99.1', 'ff02::1', 'ff0e::1'],
];

/** Spellings of addresses that parsers of URLs read in different ways. */
const spellings = [
  ...['2130706433', '0x7f000001', '017700000001', '0177.0.0.1', '0x7f.0.0.1', '127.1', '127.0.1', '0x7f.1', '0'],
  ...['0xa9fea9fe', '2852039166', '0251.0376.0251.0376', '169.254.43518', '0xa9.0xfe.0xa9.0xfe', '0300.0250.0.1'],
  ...['3232235521', '0xc0a80001', '0xa.0.0.1', '167772161', '012.0.0.1', '10.1', '192.168.1'],
  ...['%31%32%37.0.0.1', '127%2e0%2e0%2e1', '①②⑦.0.0.1', '127。0。0。1', '１２７.0.0.1', '127.0.0.1.'],
  ...['[0:0:0:0:0:0:0:1]', '[::0001]', '[::ffff:127.1.1.1]', '[::ffff:a9fe:a9fe]', '[0::ffff:0a00:0001]'],
];

/** Names of this machine and its networks; what they resolve to is up to the look-up. */
const names = [
  ...['localhost', 'LOCALHOST', 'localhost.', 'localhost.localdomain', 'ip6-localhost', 'metadata.google.internal'],
  ...['metadata', 'instance-data', 'kubernetes.default.svc', 'host.docker.internal', 'jira', 'jira.internal'],
  ...['127.0.0.1.nip.example', 'xn--localhost-.example', 'rebind.example', 'printer.local'],
];

const refusedForms = [
  ...['http:', 'ftp:', 'ws:', 'wss:', 'file:', 'gopher:', 'data:', 'blob:https:', 'javascript:', 'jar:https:'].map(
    (protocol) => `${protocol}//jira.example/`,
  ),
  ...['user@', 'user:secret@', ':secret@', '127.0.0.1:80@', 'jira.example%2f@', 'a%40b@'].map(
    (user) => `https://${user}jira.example/`,
  ),
  ...['#', '#fragment', '/rest#@127.0.0.1', '/#?'].map((end) => `https://jira.example${end}`),
];

const bracketed = (address: string) => (address.includes(':') ? `[${address}]` : address);

/** Addresses as a person or a redirect may give them, each to a place that must get no packet. */
export function hostileUrls(port: number): URL[] {
  const hosts = [...hostileAddresses.map(bracketed), ...spellings, ...names];
  const written = hosts.flatMap((host) => [
    `https://${host}/`,
    `https://${host}:${port}/rest/api/2/serverInfo`,
    `https://${host}:8443/jira`,
  ]);
  return [...new Set([...written, ...refusedForms])].filter((text) => URL.canParse(text)).map((text) => new URL(text));
}

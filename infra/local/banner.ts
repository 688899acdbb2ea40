import { LOCAL_DOMAIN } from './provider/domains.ts';
import type { LocalStack } from './stack.ts';

type Shown = Pick<LocalStack, 'webUrl' | 'mailboxUrl' | 'providerUrl' | 'jiraUrl' | 'accounts'>;

/** The terminal output when everything runs. `notes` are lines about deviations from the default. */
export function banner(
  { webUrl, mailboxUrl, providerUrl, jiraUrl, accounts }: Shown,
  dataFolder: string,
  notes: readonly string[],
): string {
  return [
    '',
    '  StorYd is running.',
    '',
    `  Web app   ${webUrl}`,
    `  Mailbox   ${mailboxUrl}   every mail that StorYd sends`,
    `  Provider  ${providerUrl}   signs in addresses such as ann@acme.${LOCAL_DOMAIN}`,
    `  Jira      ${jiraUrl}   a Jira to connect with; its page has address and token`,
    '',
    ...accountLines(accounts),
    `  Data in ${dataFolder}, kept between runs (--reset deletes it)`,
    ...notes.map((note) => `  ${note}`),
    '  Ctrl-C stops',
    '',
  ].join('\n');
}

/** The accounts to sign in with, one per line, followed by an empty line; nothing without accounts. */
export function accountLines(accounts: Shown['accounts']): string[] {
  if (accounts.length === 0) return [];
  const width = (key: 'email' | 'password') => Math.max(...accounts.map((account) => account[key].length));
  const people = accounts.map(
    ({ email, password, what }) =>
      `    ${email.padEnd(width('email'))}   ${password.padEnd(width('password'))}   ${what}`,
  );
  return ['  Demo accounts (email, password, who that is)', ...people, ''];
}

/** Says that other users of this computer can read and write the data, where the system does not let us prevent it. */
export function openTable({ tableOpen }: Pick<LocalStack, 'tableOpen'>): string[] {
  if (!tableOpen) return [];
  return [
    'Other users of this computer can read and write the data: its table is open to all of them (docs/engines.md)',
  ];
}

/** Names the servers that did not get their port. `wanted` is 0 for any port. */
export function movedPorts(servers: readonly { name: string; wanted: number; url: string }[]): string[] {
  return servers.flatMap(({ name, wanted, url }) => {
    const got = Number(new URL(url).port);
    return wanted === 0 || got === wanted ? [] : [`Port ${wanted} is taken, so the ${name} is on ${got}`];
  });
}

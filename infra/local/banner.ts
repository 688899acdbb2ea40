import type { LocalStack } from './stack.ts';

type Shown = Pick<LocalStack, 'webUrl' | 'mailboxUrl' | 'accounts'>;

/** What the terminal shows when everything runs. `notes` are lines about what is not as usual. */
export function banner({ webUrl, mailboxUrl, accounts }: Shown, dataFolder: string, notes: readonly string[]): string {
  return [
    '',
    '  StorYd is running.',
    '',
    `  Web app   ${webUrl}`,
    `  Mailbox   ${mailboxUrl}   every mail that StorYd sends`,
    '',
    ...accountLines(accounts),
    `  Data in ${dataFolder}, kept between runs (--reset deletes it)`,
    ...notes.map((note) => `  ${note}`),
    '  Ctrl-C stops',
    '',
  ].join('\n');
}

/** The accounts to sign in with, one a line, and an empty line after them; nothing where there are none. */
export function accountLines(accounts: Shown['accounts']): string[] {
  if (accounts.length === 0) return [];
  const width = (key: 'email' | 'password') => Math.max(...accounts.map((account) => account[key].length));
  const people = accounts.map(
    ({ email, password, what }) =>
      `    ${email.padEnd(width('email'))}   ${password.padEnd(width('password'))}   ${what}`,
  );
  return ['  Demo accounts (email, password, who that is)', ...people, ''];
}

/** Says which servers did not get their port. `wanted` is 0 where any would do. */
export function movedPorts(servers: readonly { name: string; wanted: number; url: string }[]): string[] {
  return servers.flatMap(({ name, wanted, url }) => {
    const got = Number(new URL(url).port);
    return wanted === 0 || got === wanted ? [] : [`Port ${wanted} is taken, so the ${name} is on ${got}`];
  });
}

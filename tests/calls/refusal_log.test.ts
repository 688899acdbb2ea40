import { expect, onTestFinished, test } from 'vitest';
import { send } from './support/caller.ts';
import { createSmallWorld } from './support/smallWorld.ts';
import { useStack } from './support/useStack.ts';

const stack = useStack();

test('the log line of a refused call says who made it and from where; that of another call does not', async () => {
  const world = await createSmallWorld(stack());
  const level = process.env['LOG_LEVEL'];
  onTestFinished(() => void (process.env['LOG_LEVEL'] = level));
  process.env['LOG_LEVEL'] = 'info';
  const lines = readLog();
  const forwarded = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' };
  await send(stack(), 'registered_emails', {}, world.editor.idToken, forwarded);
  await send(stack(), 'company_users', {}, world.outsider.idToken, forwarded);
  await send(stack(), 'company_users', {}, world.editor.idToken, forwarded);
  const accountOf = ({ email }: { email: string }) =>
    stack()
      .pool.admin.listUsers()
      .find((user) => user.email === email)?.sub;
  // The gateway appends the address of the caller; addresses forged by a client come before it.
  const source = '203.0.113.7, 127.0.0.1';
  expect(lines.map(({ code, caller }) => ({ code, caller }))).toEqual([
    { code: 'not-administrator', caller: { account: accountOf(world.editor), uid: world.editor.uid, source } },
    { code: 'no-company-access', caller: { account: accountOf(world.outsider), source } },
    { code: undefined, caller: undefined },
  ]);
  expect(JSON.stringify(lines)).not.toContain('@');
});

/** The log lines of calls until the test ends; they are written all the same. */
function readLog(): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  const write = process.stdout.write.bind(process.stdout);
  onTestFinished(() => void (process.stdout.write = write));
  process.stdout.write = (text: string | Uint8Array) => {
    if (String(text).startsWith('{"level"')) lines.push(JSON.parse(String(text)) as Record<string, unknown>);
    return write(text);
  };
  return lines;
}

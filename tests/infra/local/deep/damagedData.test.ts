import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LocalRunError } from '#infra/local/localRunError.ts';
import { startLocalStack } from '#infra/local/stack.ts';

const parent = mkdtempSync(join(tmpdir(), 'storyd-damaged-'));
const whole = join(parent, 'whole');
const folder = join(parent, 'damaged');
const file = (...names: string[]): string => join(folder, ...names);

beforeAll(async () => {
  const stack = await startLocalStack({ dataDir: whole });
  await stack.pool.admin.createConfirmedUser({ email: 'ann@acme.example', password: 'Passw0rd!', username: 'Ann' });
  await stack.stop();
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** The damage to the data of an earlier run, by damaged file. */
const damages: Readonly<Record<string, () => void>> = {
  'storyd.db is empty': () => truncateSync(file('table', 'storyd.db'), 0),
  'storyd.db is gone': () => rmSync(file('table'), { recursive: true }),
  'storyd.db is something else': () => writeFileSync(file('table', 'storyd.db'), 'something else, and quite long'),
  'users.json is half': () => writeFileSync(file('cognito', 'users.json'), '{"version":1,"users":[{'),
  'users.json is a folder': () => {
    rmSync(file('cognito', 'users.json'));
    mkdirSync(file('cognito', 'users.json'));
  },
  'signing-key.pem is no key': () => writeFileSync(file('cognito', 'signing-key.pem'), 'no key'),
  'mails.jsonl has a line that is no mail': () => appendFileSync(file('mailbox', 'mails.jsonl'), '{"id":1}\n'),
  'mails.jsonl has a line that is no JSON': () => appendFileSync(file('mailbox', 'mails.jsonl'), 'x\n'),
  'demo.json is half': () => writeFileSync(file('demo.json'), '{"state":'),
  'demo.json is something else': () => writeFileSync(file('demo.json'), '{"state":"done"}'),
};

// Every one starts a stack twice, on a machine that may be busy.
describe('damaged data', { timeout: 180_000 }, () => {
  test.each(Object.entries(damages))(
    '%s is refused with a message, and --reset starts afresh',
    async (name, damage) => {
      rmSync(folder, { recursive: true, force: true });
      cpSync(whole, folder, { recursive: true });
      damage();
      const refusal = await startLocalStack({ dataDir: folder }).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (name.endsWith('folder')) expect(refusal).toMatchObject({ code: 'EISDIR', syscall: 'read' });
      else expect(refusal).toBeInstanceOf(LocalRunError);
      if (name.startsWith('storyd.db')) expect(String(refusal)).toContain('storyd.db is damaged or gone');
      expect(String(refusal)).not.toContain('something else, and');
      const anew = await startLocalStack({ dataDir: folder, reset: true });
      expect(anew.pool.admin.listUsers()).toEqual([]);
      await anew.stop();
    },
  );
});

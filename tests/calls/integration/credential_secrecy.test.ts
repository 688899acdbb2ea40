import { expect, onTestFinished, test } from 'vitest';
import { exportStore, setExportStore } from '#lambdas/ports/exports/exportStore.ts';
import { send } from '#tests/calls/support/caller.ts';
import { TOKEN } from '#tests/calls/support/integration.ts';
import { jiraOfWorld } from '#tests/calls/support/jiraOfWorld.ts';
import { useResettableWorld } from '#tests/calls/support/resettableWorld.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import type { World } from '#tests/calls/support/world.ts';
import { createMemoryStore } from '#tests/events/support/exportedFiles.ts';
import { export_companies } from '#tests/events/support/functions.ts';
import { everyCall } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { connectFake } from '#tests/ports/jira/support/fakeJiraSites.ts';

/**
 * A scan over everything that calls about Jira leave behind: the token of the tests is the canary. Their Jira
 * repeats the credential in each refusal, as a proxy in front of one may.
 */
const stack = useStack();
const kept = useResettableWorld(stack);
const calls = everyCall(({ area, name }) => area === 'integration' && !/^(change|delete)_integration$/.test(name));

test('the credential is in no answer, no row, no line of the log and no file of an export', async () => {
  const logged = logLines();
  const files = createMemoryStore(400);
  const local = exportStore();
  setExportStore(files);
  onTestFinished(() => setExportStore(local));
  const [answers, rows]: [string[], string[]] = [[], []];
  for (const status of [undefined, 400, 403]) {
    const world = await kept.reset();
    const token = status === undefined ? TOKEN : `${TOKEN}${status}`;
    const jira = jiraOfWorld(world);
    if (status !== undefined)
      connectFake({
        ...jira,
        http: async (request) => {
          const { authorization } = request.headers;
          if (authorization === undefined || (status === 400 && request.method === 'GET')) return jira.http(request);
          const errors = { description: `it repeats ${authorization} and ${TOKEN}` };
          return { status, headers: {}, body: JSON.stringify({ errorMessages: Object.values(errors), errors }) };
        },
      });
    for (const name of calls) {
      // Each meets the same world: what one of them has linked or exported, the next could only refuse.
      await kept.reset();
      answers.push((await send(stack(), name, fixtures[name](world), world.owner.idToken)).text);
      rows.push(await rowsOf(world));
    }
    const { integration } = world;
    answers.push(
      (await send(stack(), 'set_credential', { integrationId: integration.id, token }, world.owner.idToken)).text,
    );
    const { export: known } = await world.call('company_export', {});
    await world.call('start_company_export', { latest: known?.exportId ?? null });
    await export_companies();
    rows.push(await rowsOf(world));
  }
  expect(rows.join('\n')).toContain('it repeats');
  const exported = JSON.stringify([...files.rows().values()]);
  expect(exported).toContain('https://jira.');
  expect(logged.length).toBeGreaterThan(50);
  const secrets = [TOKEN, Buffer.from(TOKEN).toString('base64'), Buffer.from(TOKEN).toString('hex')];
  for (const secret of secrets)
    for (const text of [answers.join('\n'), rows.join('\n'), exported, logged.join('\n')])
      expect(text.includes(secret), text.slice(Math.max(0, text.indexOf(secret) - 200), text.indexOf(secret))).toBe(
        false,
      );
});

const rowsOf = async ({ domain }: World) => JSON.stringify([...(await tableOf(stack(), domain)).values()]);

/** The lines of the log, those of calls included, until the test ends. */
function logLines(): string[] {
  const lines: string[] = [];
  const [level, write] = [process.env['LOG_LEVEL'], process.stdout.write.bind(process.stdout)];
  process.env['LOG_LEVEL'] = 'info';
  process.stdout.write = (text: string | Uint8Array) => {
    lines.push(String(text));
    return true;
  };
  onTestFinished(() => {
    process.stdout.write = write;
    process.env['LOG_LEVEL'] = level;
  });
  return lines;
}

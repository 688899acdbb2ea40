import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ErrorCode } from '#shared/CallError.ts';
import { callErrors } from '#shared/contract/callErrors.ts';
import { type CallName, registry } from '#shared/contract/registry.ts';
import { errorTable } from '#shared/errorTable.ts';
import { everyCall } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { type BadInput, badInputs, randomOf } from './support/badInput.ts';
import { send } from './support/caller.ts';
import { seedFrom, withinBudget } from './support/effort.ts';
import { tableOf } from './support/table.ts';
import { useStack } from './support/useStack.ts';
import { createWorld, type World } from './support/world.ts';

const SEED = seedFrom(20_260_301);
/** Bad inputs are sent in batches of this size: one for each call, and as many more as its time allows. */
const HANDFUL = 10;
const HANDFULS = { ms: 40, least: 1, most: 20 };

const stack = useStack();
let world: World;
/** Its rows, which no bad input changes. */
let untouched: Awaited<ReturnType<typeof tableOf>>;
beforeAll(async () => {
  world = await createWorld(stack());
  untouched = await tableOf(stack(), world.domain);
});

function handfulOf(all: Iterator<BadInput>): BadInput[] {
  return Array.from({ length: HANDFUL }, () => all.next()).flatMap(({ value, done }) => (done === true ? [] : [value]));
}

/** The possible answers to an id that does not exist. */
const namesNothing = (name: CallName): ErrorCode[] => [
  'permission-denied',
  ...callErrors(registry[name])
    .filter(({ status }) => status === 404)
    .map(({ code }) => code),
];

/** Whether a call answers why something cannot be done, in place of refusing to say it. */
const answersRefusals = (name: CallName): boolean =>
  registry[name].output instanceof z.ZodMiniObject && 'refusal' in registry[name].output.shape;

describe.each(everyCall())('%s', (name) => {
  const good = () => fixtures[name](world) as Record<string, unknown>;

  test(`refuses bad inputs (seed ${SEED}) with a code and a message, and changes nothing`, async () => {
    const all = badInputs(name, good(), randomOf(SEED));
    for (const _ of withinBudget(HANDFULS)) {
      const bad = handfulOf(all);
      expect(bad).toHaveLength(Object.keys(good()).length === 0 ? 0 : HANDFUL);
      await Promise.all(
        bad.map(async ({ path, input, isUnknownId }) => {
          const answer = await send(stack(), name, input, world.owner.idToken);
          const context = `${path} of ${JSON.stringify(input).slice(0, 300)} -> ${answer.status} ${answer.text}`;
          if (isUnknownId && answer.status === 200 && answersRefusals(name)) {
            expect(answer.body['refusal'], context).toEqual(expect.any(String));
            return;
          }
          expect(answer.body, context).toMatchObject({
            code: expect.any(String) as string,
            message: expect.any(String) as string,
          });
          const { code } = answer.body as { code: ErrorCode };
          expect(answer.status, context).toBe(errorTable[code].status);
          if (isUnknownId) expect(namesNothing(name), context).toContain(code);
          else expect(code, context).toBe('bad-input');
          if (!isUnknownId) expect(answer.body['fieldErrors'], context).not.toEqual({});
        }),
      );
    }
    expect(await tableOf(stack(), world.domain)).toEqual(untouched);
  });

  test('refuses malformed input', async () => {
    const { method, path } = registry[name];
    if (method === 'GET') {
      const answer = await fetch(`${stack().apiUrl}${path}?${'x'.repeat(200)}=%ff&__proto__=1`, {
        headers: { authorization: `Bearer ${world.owner.idToken}` },
      });
      expect(answer.status).toBeLessThan(500);
      return;
    }
    for (const body of ['{', '[]', 'null', '"text"', '1', '{"a":', '\u0000', '']) {
      const answer = await fetch(`${stack().apiUrl}${path}`, {
        method,
        body,
        headers: { authorization: `Bearer ${world.owner.idToken}` },
      });
      expect(answer.status, body).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: expect.stringMatching(/^(bad-input|not-json)$/) as string,
        message: expect.any(String) as string,
      });
    }
  });
});

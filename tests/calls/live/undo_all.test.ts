import { beforeAll, describe, expect, test } from 'vitest';
import { undoableCall } from '#shared/contract/undoableCall.ts';
import { everyCommand } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { send } from '../support/caller.ts';
import { faultsOf } from '../support/consistency.ts';
import { copiesOf } from '../support/copiesOf.ts';
import { useResettableWorld } from '../support/resettableWorld.ts';
import { tableOf } from '../support/table.ts';
import { revert } from '../support/undoing.ts';
import { useStack } from '../support/useStack.ts';
import type { World } from '../support/world.ts';

const stack = useStack();
const kept = useResettableWorld(stack);

/** Every command that can be undone (rule undo.2). */
const undone = everyCommand().filter((name) => undoableCall(name) !== undefined);

describe.each(undone)('%s', (name) => {
  let world: World;
  beforeAll(async () => {
    world = await kept.reset();
  });

  test('is undone and redone, as fresh copies show', async () => {
    const before = await copiesOf(world);
    const made = await send(stack(), name, fixtures[name](world), world.owner.idToken);
    expect(made.status, made.text).toBe(200);
    await stack().stream.settled();
    const after = await copiesOf(world);

    let change = String(made.body['change']);
    for (const expected of [before, after, before]) {
      const answer = await revert(world, change);
      expect(answer).toMatchObject({ reverted: [change], left: [], kept: [] });
      expect(await copiesOf(world)).toEqual(expected);
      expect(faultsOf((await tableOf(stack(), world.domain)).values(), world.domain)).toEqual([]);
      change = String(answer.change);
    }
  });
});

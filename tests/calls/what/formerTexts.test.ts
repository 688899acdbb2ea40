import { beforeAll, describe, expect, test } from 'vitest';
import * as rowKeys from '#lambdas/store/keys.ts';
import { mapOf, refusal } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { storeAsFormerly, ZERO_WIDTH_SPACE } from '#tests/calls/support/storeAsFormerly.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const storeText = (id: string, text: string) =>
  storeAsFormerly(
    world.domain,
    {
      key: (keys) => rowKeys.shared(keys, 'what', id),
      field: 'text',
      placeOf: (keys, owned, fold) => rowKeys.sharedText(keys, 'what', owned, fold),
    },
    text,
  );

const add = (containerId: string, description: string) =>
  world.call('add_what', { containerId, description, level: 0 });
const rename = (containerId: string, objectId: string, newDescription: string) =>
  world.call('change_what_description', { containerId, objectId, newDescription, changeType: 'what_description' });

describe('a text with invisible characters, stored before these were folded', () => {
  test('is reused by the same text', async () => {
    const map = await mapOf(world, 'Love');
    const text = `${map.text('Love')} \u2764\ufe0f`;
    await storeText(map.id('Love'), text);
    const { containerId } = await mapOf(world, '');
    expect(await add(containerId, text)).toMatchObject({ id: map.id('Love'), usedExistingWhat: true });
  });

  test('cannot be given to another Activity', async () => {
    const map = await mapOf(world, 'Old | Other');
    const text = `${map.text('Old')}${ZERO_WIDTH_SPACE}`;
    await storeText(map.id('Old'), text);
    await expect(rename(map.containerId, map.id('Other'), text)).rejects.toThrow(/description-taken/);
  });

  test('leaves the Activity that looks like it alone when it is renamed, and back', async () => {
    const map = await mapOf(world, 'Pay | Old');
    const text = `${map.text('Pay')}${ZERO_WIDTH_SPACE}`;
    await storeText(map.id('Old'), text);
    const { containerId } = await mapOf(world, '');
    const { change } = await rename(map.containerId, map.id('Old'), `${map.text('Old')} else`);
    const undo = { containerId: map.containerId, changeIds: [change ?? expect.unreachable()] };
    expect(await refusal(world, 'revert_change', undo)).toBe('409 description-taken');
    expect(await add(containerId, map.text('Pay'))).toMatchObject({ id: map.id('Pay'), usedExistingWhat: true });
    expect(await add(containerId, `${map.text('Old')} else`)).toMatchObject({ id: map.id('Old') });
    // The former text is free, but looks like that of the other one, to which it belongs now.
    await expect(rename(map.containerId, map.id('Old'), text)).rejects.toThrow(/description-/);
    const another = await mapOf(world, '');
    expect(await add(another.containerId, text)).toMatchObject({ id: map.id('Pay') });
  });
});

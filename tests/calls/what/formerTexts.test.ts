import { beforeAll, describe, expect, test } from 'vitest';
import { outsideRoles } from '#infra/local/grants/role.ts';
import type { SharedEntity } from '#lambdas/entities/company/shared.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { writeUnlogged } from '#lambdas/store/unlogged.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { mapOf } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const ZERO_WIDTH_SPACE = '\u200b';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const storeOf = () => companyStore(companyOfEmail(world.owner.email) ?? expect.unreachable());

/** Gives an Activity a text as it was stored when invisible characters made another text of it. */
async function storeAsFormerly(id: string, text: string): Promise<void> {
  const { reader } = storeOf();
  const { keys } = reader;
  const [row] = await reader.get<[SharedEntity]>([rowKeys.shared(keys, 'what', id)]);
  const { pk, sk, fold: _, ...fields } = row ?? expect.unreachable();
  await outsideRoles(() =>
    writeUnlogged([
      { do: 'deletePointer', key: rowKeys.sharedText(keys, 'what', fields.text) },
      { do: 'putPointer', key: { pk, sk }, fields: { ...fields, text } },
      { do: 'putPointer', key: rowKeys.sharedText(keys, 'what', text, 1), fields: { ownerId: id, text } },
    ]),
  );
}

const add = (containerId: string, description: string) =>
  world.call('add_what', { containerId, description, level: 0 });
const rename = (containerId: string, objectId: string, newDescription: string) =>
  world.call('change_what_description', { containerId, objectId, newDescription, changeType: 'what_description' });

describe('a text with invisible characters, stored before these were folded', () => {
  test('is reused by the same text', async () => {
    const map = await mapOf(world, 'Love');
    const text = `${map.text('Love')} \u2764\ufe0f`;
    await storeAsFormerly(map.id('Love'), text);
    const { containerId } = await mapOf(world, '');
    expect(await add(containerId, text)).toMatchObject({ id: map.id('Love'), usedExistingWhat: true });
  });

  test('cannot be given to another Activity', async () => {
    const map = await mapOf(world, 'Old | Other');
    const text = `${map.text('Old')}${ZERO_WIDTH_SPACE}`;
    await storeAsFormerly(map.id('Old'), text);
    await expect(rename(map.containerId, map.id('Other'), text)).rejects.toThrow(/description-taken/);
  });

  test('leaves the Activity that looks like it alone when it is renamed, and back', async () => {
    const map = await mapOf(world, 'Pay | Old');
    const text = `${map.text('Pay')}${ZERO_WIDTH_SPACE}`;
    await storeAsFormerly(map.id('Old'), text);
    const { containerId } = await mapOf(world, '');
    await rename(map.containerId, map.id('Old'), `${map.text('Old')} else`);
    expect(await add(containerId, map.text('Pay'))).toMatchObject({ id: map.id('Pay'), usedExistingWhat: true });
    expect(await add(containerId, `${map.text('Old')} else`)).toMatchObject({ id: map.id('Old') });
    // The former text is free, but looks like that of the other one, to which it belongs now.
    await expect(rename(map.containerId, map.id('Old'), text)).rejects.toThrow(/description-/);
    const another = await mapOf(world, '');
    expect(await add(another.containerId, text)).toMatchObject({ id: map.id('Pay') });
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { askedChanges } from '#tests/calls/support/askedChanges.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { cardsOf, sharedBy } from '#tests/calls/support/sharedTexts.ts';
import { createSmallWorld, type SmallWorld, type Somebody } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});
const { ask, respond, settled, awaitingOf } = askedChanges(stack, () => world);

const listOf = async (as: Somebody) => (await cardsOf(world, 'maps', as)).map(({ id }) => id);

/** A text of the owner's and the colleague's maps. The editor edits that of the owner, and asks for another text there. */
async function askedByEditor(kind: 'what' | 'who' = 'what') {
  const shared = await sharedBy(world, kind, [world.owner, world.colleague]);
  const containerId = shared.maps[0]?.containerId ?? '';
  const add = ({ uid }: Somebody, role: 'editor' | 'viewer') =>
    world.call('add_member', { containerId, uid, role }, world.owner);
  await add(world.editor, 'editor');
  const requestId = await ask(shared, `Other ${shared.text}`, world.editor);
  return { containerId, requestId, add };
}

describe('requests from the maps that a person owns or edits', () => {
  test.each(['what', 'who'] as const)('are in a list of their own, until they are closed (%s)', async (kind) => {
    const { requestId, add } = await askedByEditor(kind);
    await add(world.viewer, 'viewer');
    expect(await listOf(world.owner)).toContain(requestId);
    // Whoever asks or is asked has it in another list; it concerns nobody else.
    for (const person of [world.editor, world.colleague, world.viewer])
      expect(await listOf(person), person.uid).not.toContain(requestId);
    await add(world.viewer, 'editor');
    expect(await listOf(world.viewer)).toContain(requestId);
    await add(world.viewer, 'viewer');
    expect(await listOf(world.viewer)).not.toContain(requestId);
    expect(await respond(requestId, true, world.colleague)).toMatchObject({ outcome: 'applied' });
    await settled();
    expect(await listOf(world.owner)).not.toContain(requestId);
  });

  test('await no answer there, and are read only', async () => {
    const before = await awaitingOf(world.owner);
    const { requestId } = await askedByEditor();
    expect(await awaitingOf(world.owner)).toBe(before);
    expect(await refusal(world, 'respond_description_change_request', { requestId, accept: true }, world.owner)).toBe(
      '404 change-request-does-not-exist',
    );
  });

  test('are gone for a former owner, and there for the new one', async () => {
    const { requestId, containerId, add } = await askedByEditor();
    await add(world.viewer, 'editor');
    await world.call('set_container_owner', { containerId, newOwnerUid: world.viewer.uid }, world.owner);
    expect(await listOf(world.viewer)).toContain(requestId);
    await world.call('remove_member', { containerId, uid: world.owner.uid }, world.viewer);
    expect(await listOf(world.owner)).not.toContain(requestId);
  });

  test('leave the list when their sender deletes them', async () => {
    const { requestId } = await askedByEditor();
    const { total } = await world.call('change_requests', { list: 'maps', page: 1 }, world.owner);
    await world.call('delete_open_description_change_request', { requestId }, world.editor);
    // The entry is gone, too: it counts on no page.
    expect((await world.call('change_requests', { list: 'maps', page: 1 }, world.owner)).total).toBe(total - 1);
  });
});

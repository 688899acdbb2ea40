import { beforeAll, describe, expect, test } from 'vitest';
import { askedChanges } from '#tests/calls/support/askedChanges.ts';
import { cardsOf, sharedBy, textsOf } from '#tests/calls/support/sharedTexts.ts';
import { createSmallWorld, share, signUp, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const { asked, ask, settled, respond, cardOf, awaitingOf } = askedChanges(stack, () => world);

describe('a request that no longer fits', () => {
  test('is closed when its text has become another one', async () => {
    const { shared, newText, requestId } = await asked([world.owner, world.colleague]);
    const second = await ask(shared, `${newText} 2`);
    await respond(requestId, true, world.colleague);
    await settled();
    expect(await cardOf(second, 'own', world.owner)).toBeUndefined();
    expect(await cardOf(second, 'awaiting', world.colleague)).toBeUndefined();
    expect(await textsOf(world, shared)).toEqual([newText, newText]);
  });

  test.each(['an answer', 'an administrator'] as const)(
    'is closed by %s that would apply it when another Activity has got the text',
    async (by) => {
      const { shared, newText, requestId } = await asked([world.owner, world.colleague]);
      await world.call('add_what', { containerId: world.containerId, description: newText, level: 0 });
      await world.call('escalate_change_request', { requestId });
      const answer =
        by === 'an answer'
          ? await respond(requestId, true, world.colleague)
          : await world.call('admin_accept_change_request', { requestId });
      expect(answer).toMatchObject({ outcome: 'outdated' });
      await settled();
      expect(await textsOf(world, shared)).toEqual([shared.text, shared.text]);
      expect(await cardOf(requestId, 'own', world.owner)).toBeUndefined();
      expect(await awaitingOf(world.colleague)).toBe((await cardsOf(world, 'awaiting', world.colleague)).length);
    },
  );

  test('is closed when the map that asks is deleted, stops using the text, or its sender may not edit it any more', async () => {
    const deleted = await asked([world.owner, world.colleague]);
    await world.call('delete_container', { containerId: deleted.shared.maps[0]?.containerId ?? '' });
    const unused = await asked([world.owner, world.colleague]);
    await world.call('delete_what2', {
      containerId: unused.shared.maps[0]?.containerId ?? '',
      whatId: unused.shared.id,
    });
    const shared = await sharedBy(world, 'what', [world.owner, world.colleague]);
    const containerId = shared.maps[0]?.containerId ?? '';
    await share(world.domain, containerId, world.editor.uid, 'editor');
    const left = await ask(shared, `Left ${shared.text}`, world.editor);
    await world.call('remove_member', { containerId, uid: world.editor.uid });
    await settled();
    for (const requestId of [deleted.requestId, unused.requestId, left])
      expect(await cardOf(requestId, 'awaiting', world.colleague)).toBeUndefined();
  });
});

describe('a person who lost the map', () => {
  test('is no longer asked, and the request is applied when all who are left agree', async () => {
    const { shared, newText, requestId } = await asked([world.owner, world.colleague]);
    const containerId = shared.maps[1]?.containerId ?? '';
    const second = await sharedBy(world, 'what', [world.owner, world.colleague]);
    const other = second.maps[1]?.containerId ?? '';
    await share(world.domain, other, world.editor.uid, 'editor');
    const declined = await ask(second, `Declined ${second.text}`);
    await respond(declined, false, world.colleague);
    await world.call('remove_member', { containerId: other, uid: world.editor.uid }, world.colleague);
    await world.call('delete_container', { containerId }, world.colleague);
    await settled();
    const [ours] = await textsOf(world, { ...shared, maps: shared.maps.slice(0, 1) });
    expect(ours).toBe(newText);
    expect(await cardOf(requestId, 'own', world.owner)).toBeUndefined();
    expect(await cardOf(declined, 'awaiting', world.editor)).toBeUndefined();
    // Somebody has declined, so it stays open.
    const card = await cardOf(declined, 'own', world.owner);
    expect(card?.members).toEqual({ [world.colleague.uid]: false });
  });

  test('or never had access is not asked, and their answer counts no more', async () => {
    const email = `leaver@${world.domain}`;
    await world.call('add_registered_email', { email });
    const leaver = await signUp(stack(), email, 'Leaver');
    const { shared, newText, requestId } = await asked([world.owner, world.colleague, leaver]);
    await respond(requestId, false, leaver);
    await respond(requestId, true, world.colleague);
    await world.call('remove_registered_email', { email });
    await settled();
    expect(await textsOf(world, { ...shared, maps: shared.maps.slice(0, 2) })).toEqual([newText, newText]);
    const again = await ask(shared, `${newText} again`);
    expect(Object.keys((await cardOf(again, 'own', world.owner))?.members ?? {})).toEqual([world.colleague.uid]);
  });

  test('by handing it over is replaced by the new owner, unless they stay an editor', async () => {
    const { shared, requestId } = await asked([world.owner, world.colleague]);
    const containerId = shared.maps[1]?.containerId ?? '';
    await world.call('set_container_owner', { containerId, newOwnerUid: world.viewer.uid }, world.colleague);
    await settled();
    const membersOf = async () => Object.keys((await cardOf(requestId, 'own', world.owner))?.members ?? {});
    const isEditor = (await world.call('get_container', { containerId }, world.viewer)).members.some(
      ({ id, role }) => id === world.colleague.uid && role === 'editor',
    );
    expect(await membersOf()).toEqual([isEditor ? world.colleague.uid : world.viewer.uid]);
    if (isEditor) await world.call('remove_member', { containerId, uid: world.colleague.uid }, world.viewer);
    await settled();
    expect(await membersOf()).toEqual([world.viewer.uid]);
    expect(await respond(requestId, true, world.viewer)).toMatchObject({ outcome: 'applied' });
  });
});

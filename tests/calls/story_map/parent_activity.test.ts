import { beforeAll, describe, expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import { send } from '#tests/calls/support/caller.ts';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
import { grant } from '#tests/calls/support/roles.ts';
import { createSmallWorld, share, type SmallWorld, type Somebody } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const link = (map: TestMap, name: string, child: TestMap) =>
  world.call('link_story_map', {
    containerId: map.containerId,
    whatId: map.id(name),
    childContainerId: child.containerId,
  });

/** A map that the editor may see, linked to an Activity of one that they may not. */
async function linkedMaps(outline: string, name: string): Promise<{ parent: TestMap; child: TestMap }> {
  const [parent, child] = [await mapOf(world, outline), await mapOf(world)];
  await share(world.domain, child.containerId, world.editor.uid, 'viewer');
  await link(parent, name, child);
  return { parent, child };
}

describe('parent_activity', () => {
  const asked = async (child: TestMap, as: Somebody = world.owner) => {
    const { status, body } = await send(stack(), 'parent_activity', { containerId: child.containerId }, as.idToken);
    return status === 200 ? body['parent'] : `${status} ${String(body['code'])}: ${String(body['message'])}`;
  };
  const gone = `404 what-does-not-exist: ${errorTexts.parentWhatDoesNotExist}`;
  const notVisible = `403 parent-not-visible: ${errors.parentNotVisible.message}`;

  test('returns the Activity and its map, and nothing for a map without a parent', async () => {
    const { parent, child } = await linkedMaps('A: a1', 'a1');
    const { name } = await parent.board();
    expect(await asked(child)).toEqual({
      containerId: parent.containerId,
      name,
      whatId: parent.id('a1'),
      description: parent.text('a1'),
    });
    expect(await asked(parent)).toBeNull();
  });

  test('hides a map that the person may not see, whether it exists or is deleted, unless they may see all', async () => {
    const { parent, child } = await linkedMaps('A', 'A');
    expect(await asked(child, world.editor)).toBe(notVisible);
    await share(world.domain, parent.containerId, world.editor.uid, 'viewer');
    expect(await asked(child, world.editor)).toMatchObject({ description: parent.text('A') });
    await grant(world, world.colleague, { globalStoryMapViewer: true });
    expect(await asked(child, world.colleague)).toMatchObject({ description: parent.text('A') });

    const { parent: second, child: other } = await linkedMaps('A', 'A');
    await world.call('delete_container', { containerId: second.containerId });
    expect(await asked(other, world.editor)).toBe(notVisible);
    expect(await asked(other)).toBe(gone);
  });

  test('says so when the Activity is gone: deleted, under a deleted one, or added again without the link', async () => {
    const { parent, child } = await linkedMaps('A: a1 | B', 'a1');
    await world.call('delete_what2', { containerId: parent.containerId, whatId: parent.id('A') });
    expect(await asked(child)).toBe(gone);
    const { parent: second, child: other } = await linkedMaps('A', 'A');
    await world.call('delete_what2', { containerId: second.containerId, whatId: second.id('A') });
    expect(await asked(other)).toBe(gone);
    await second.add('A');
    expect(await asked(other)).toBe(gone);
  });
});

describe('story_map_of_activity', () => {
  const asked = (map: TestMap, name: string, as?: Somebody) =>
    world.call('story_map_of_activity', { containerId: map.containerId, whatId: map.id(name) }, as);

  test('names a linked map to those who may see it, and tells others only that there is one', async () => {
    const [map, child] = [await mapOf(world, 'A | B'), await mapOf(world)];
    await share(world.domain, map.containerId, world.viewer.uid, 'viewer');
    await link(map, 'A', child);
    const { name } = await child.board();
    const linked = { childContainerId: child.containerId, storyName: name };
    expect(await asked(map, 'A')).toEqual({ storyMap: { ...linked, name } });
    expect(await asked(map, 'A', world.viewer)).toEqual({ storyMap: { ...linked, storyName: null, name: null } });
    expect(await asked(map, 'B')).toEqual({ storyMap: null });
    await world.call('delete_container', { containerId: child.containerId });
    expect(await asked(map, 'A')).toEqual({ storyMap: null });
  });

  test('is refused for an Activity that does not exist', async () => {
    const map = await mapOf(world, 'A');
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('A') });
    expect(await refusal(world, 'story_map_of_activity', { containerId: map.containerId, whatId: map.id('A') })).toBe(
      '404 what-does-not-exist',
    );
  });
});

describe('set_business_owner', () => {
  const businessOwner = async (containerId: string) =>
    (await world.call('get_container', { containerId })).businessOwner;

  test('accepts somebody of the company, and nobody', async () => {
    const { containerId } = await mapOf(world);
    const { changed } = await world.call('set_business_owner', { containerId, businessOwner: world.colleague.uid });
    expect(changed).toMatchObject([
      { type: 'story_map', id: containerId, version: 2, businessOwner: world.colleague.uid },
    ]);
    expect(await businessOwner(containerId)).toBe(world.colleague.uid);
    expect(await world.call('set_business_owner', { containerId, businessOwner: world.colleague.uid })).toMatchObject({
      change: null,
    });
    await world.call('set_business_owner', { containerId, businessOwner: null });
    expect(await businessOwner(containerId)).toBeNull();
  });

  test('refuses strangers, people of other companies, people who were only invited, and people without access', async () => {
    const { containerId } = await mapOf(world);
    const other = await createSmallWorld(stack());
    const invited = (await world.call('registered_emails', {})).docs.find(({ email }) => email === world.invited.email);
    for (const uid of ['0'.repeat(20), other.owner.uid, invited?.uid ?? '']) {
      expect(await refusal(world, 'set_business_owner', { containerId, businessOwner: uid })).toBe(
        '404 user-does-not-exist',
      );
    }
    const outsider = (await world.call('company_users', {})).docs.find(({ email }) => email === world.outsider.email);
    expect(await refusal(world, 'set_business_owner', { containerId, businessOwner: outsider?.uid ?? '' })).toBe(
      '409 user-has-no-access',
    );
    expect(await businessOwner(containerId)).toBeNull();
  });
});

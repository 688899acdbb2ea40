import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import { send } from '#tests/calls/support/caller.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { observeTable } from '#tests/calls/support/observedTable.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, share, type World } from '#tests/calls/support/world.ts';

const stack = useStack();
afterEach(() => setTableClient(createTableClient()));
let world: World;
beforeAll(async () => {
  world = await createWorld(stack());
});

const messageOf = async (...[name, input, as]: Parameters<World['call']>) =>
  ((await send(stack(), name, input, (as ?? world.owner).idToken)).body as { message: string }).message;

describe('the target of an epic', () => {
  test('names what a new epic can be named by, and the Whos that it lacks', async () => {
    const { planning, containerId, whos, across, canary } = world;
    const place = { containerId, releaseId: planning.releases.open, whatId: planning.whatId };
    await world.call('add_what_who_links', {
      containerId,
      whatId: planning.whatId,
      linkTypeId: world.linkTypes.whatWho[0],
      whoIds: [whos.driver],
    });
    const found = await world.call('epic_target', { ...place, whoIds: [whos.clerk] });
    expect(found.refusal).toBeNull();
    expect(found.whos).toEqual([{ id: whos.driver, name: `Driver ${canary}` }]);
    expect(found.exploreObjects.map(({ name }) => name)).toEqual([`Bill ${canary}`, `Monday ${canary}`]);
    expect(found.epics.map(({ id }) => id).toSorted()).toEqual(Object.values(planning.epics).toSorted());
    expect(found.missingWhos).toEqual([]);
    const other = await world.call('epic_target', {
      ...across.destination,
      whatId: across.whatId,
      whoIds: [whos.clerk],
    });
    expect(other.missingWhos).toEqual([{ id: whos.clerk, name: `Clerk ${canary}` }]);
  });

  test('says why its user can put nothing there', async () => {
    const { planning, containerId, whats, viewer } = world;
    const at = (releaseId: string, whatId = planning.whatId) => ({ containerId, releaseId, whatId });
    const refusalAt = async (place: ReturnType<typeof at>, as = world.owner) =>
      (await world.call('epic_target', place, as)).refusal;
    const { open, completed } = planning.releases;
    expect(await refusalAt(at(open), viewer)).toBe(
      'The current user does not have edit permissions in the Story Map of the selected release',
    );
    expect(await refusalAt(at(open, world.linkTypes.whatWho[0]))).toBe(
      'The Activity does not exist in the Story Map of the selected release',
    );
    expect(await refusalAt(at(completed))).toBe('The selected release is marked as completed and cannot be edited.');
    expect(await refusalAt(at(world.trash.releaseId))).toBe('Release no longer exists');
    expect(await refusalAt(at(open, whats.child))).toBe(
      "You can't have Backbone and Skeleton Activities in the same release",
    );
    expect(await refusal(world, 'epic_target', at(open), world.colleague)).toBe('403 permission-denied');
  });

  test('takes two rounds to the table', async () => {
    const { planning, containerId } = world;
    const { seen } = observeTable();
    await world.call('epic_target', { containerId, releaseId: planning.releases.open, whatId: planning.whatId });
    expect(seen.depth).toBeLessThanOrEqual(2);
  });
});

test('a new epic brings its Activity into the release where that is asked for', async () => {
  const { containerId, whats } = world;
  const { id: releaseId } = await world.call('create_release', { containerId, name: 'Empty' });
  const place = { containerId, releaseId, whatId: whats.second };
  const epic = { type: 'free_text', text: 'First of it' } as const;
  expect(await refusal(world, 'create_epic', { ...place, epic }, world.owner)).toBe('404 what-not-in-release');
  const { id } = await world.call('create_epic', { ...place, epic, addWhat: true });
  const { epics, releaseWhat } = await world.call('release_what', place);
  expect(epics.map((one) => one.id)).toEqual([id]);
  expect(releaseWhat).toMatchObject({ level: 0, epics: 1 });
  const mixed = { ...place, whatId: whats.child, epic, addWhat: true };
  expect(await refusal(world, 'create_epic', mixed, world.owner)).toBe('409 release-what-level-mix');
});

describe('an epic that goes to another story map', () => {
  test('needs the right to edit both story maps, and the Activity on the other one', async () => {
    const { across, viewer, colleague, foreignMapId, editor } = world;
    const move = { ...across, leaveOutWhos: true };
    const refused = (input: Partial<typeof across>, as = world.owner) =>
      refusal(world, 'move_epic_to_story_map', { ...move, ...input }, as);
    expect(await refused({ destination: across.current })).toBe('400 same-story-map');
    await share(world.domain, across.current.containerId, colleague.uid, 'editor');
    expect(await messageOf('move_epic_to_story_map', move, colleague)).toBe(
      "You don't have access to this Story Map or it does not exist",
    );
    await share(world.domain, across.destination.containerId, colleague.uid, 'viewer');
    expect(await messageOf('move_epic_to_story_map', move, colleague)).toBe(
      'The current user does not have edit permissions in the Story Map of the selected release',
    );
    expect(await refused({}, viewer)).toBe('403 permission-denied');
    const { id: releaseId } = await world.call('create_release', { containerId: foreignMapId, name: 'Far' }, editor);
    const destination = { containerId: foreignMapId, releaseId };
    expect(await refused({ destination }, editor)).toBe('404 what-does-not-exist');
    await world.call('complete_release', across.destination);
    expect(await refused({})).toBe('409 release-completed');
    await world.call('uncomplete_release', across.destination);
  });

  test('takes its contents along, leaves out Whos only when its sender agrees, and brings its Activity', async () => {
    const { across, canary, priorityId } = world;
    const { whatId, epicId, current, destination } = across;
    const here = { ...current, whatId };
    const place = { ...here, epicId };
    const { id: when } = await world.call('add_explore_object', { ...here, type: 'when', name: 'At noon' });
    await world.call('change_epic_links', { ...place, add: { explore_objects: [when] } });
    await world.call('change_epic_fields', { ...place, fields: { priority: priorityId, cost: 3 } });
    await world.call('set_epic_notes', { ...place, notes: 'To remember' });
    const answer = await send(stack(), 'move_epic_to_story_map', across, world.owner.idToken);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'epic-whos-missing',
      message: `These Whos are not on the Story Map of the selected release: Clerk ${canary}`,
    });
    const { id, changed, removed } = await world.call('move_epic_to_story_map', { ...across, leaveOutWhos: true });
    expect(id).not.toBe(epicId);
    expect(id.split('_')[0]).toBe(epicId.split('_')[0]);
    expect(changed.map((entity) => [entity.type, entity.id])).toContainEqual(['epic', id]);
    expect(removed.map((entity) => [entity.type, entity.id])).toEqual([['epic', epicId]]);
    const there = await world.call('release_what', { ...destination, whatId });
    expect(there.exploreObjects.map(({ name }) => name)).toEqual(['At noon']);
    expect(there.releaseWhat).toMatchObject({ level: 0, epics: 1, cost: 3 });
    expect(there.epics).toEqual([
      expect.objectContaining({
        id,
        nameFreeText: `Across ${canary}`,
        whos: [],
        explore_objects: [there.exploreObjects[0]?.id],
        priority: priorityId,
        notes: expect.objectContaining({ text: 'To remember' }) as object,
      }),
    ]);
    const left = await world.call('release_what', here);
    expect(left.epics).toEqual([]);
    expect(left.releaseWhat).toMatchObject({ epics: 0, cost: 0 });
    const nameOf = async (containerId: string) => (await world.call('get_container', { containerId })).name;
    for (const [containerId, type, other] of [
      [current.containerId, 'epic_moved_away', destination.containerId],
      [destination.containerId, 'epic_moved_here', current.containerId],
    ] as const) {
      const { docs } = await world.call('story_map_history', { containerId });
      expect(docs[0]).toMatchObject({ type, value: null, newValue: await nameOf(other) });
    }
  });
});

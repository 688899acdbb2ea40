import { beforeAll, describe, expect, test } from 'vitest';
import { TRASH_PAGE_SIZE } from '#shared/model/story_map/trash.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, type Somebody, type World } from '#tests/calls/support/world.ts';

const stack = useStack();
let world: World;
beforeAll(async () => {
  world = await createWorld(stack());
});

const create = async (name: string) => (await world.call('create_initiative', { name })).id;
const opened = (initiativeId: string, as = world.owner) => world.call('get_initiative', { initiativeId }, as);

describe('an initiative', () => {
  test('has another name and period by its owner and members only', async () => {
    const initiativeId = await create('Old name');
    await world.call('add_initiative_member', { initiativeId, uid: world.colleague.uid });
    await world.call('change_initiative_name', { initiativeId, name: ' New name ' }, world.colleague);
    await world.call('set_initiative_period', { initiativeId, start: 5_000, end: 9_000 }, world.colleague);
    expect((await opened(initiativeId)).initiative).toMatchObject({ name: 'New name', start: 5_000, end: 9_000 });
    const reversed = { initiativeId, start: 9_001 };
    expect(await refusal(world, 'set_initiative_period', reversed, world.owner)).toBe('400 start-after-end');
    await world.call('set_initiative_period', { initiativeId, start: 0 });
    expect((await opened(initiativeId)).initiative).toMatchObject({ start: 0, end: 9_000 });
    const stranger = { initiativeId, name: 'Mine' };
    expect(await refusal(world, 'change_initiative_name', stranger, world.viewer)).toBe('403 permission-denied');
  });

  test('is gone for everybody once its owner has deleted it; its releases stay', async () => {
    const own = await createWorld(stack());
    const { planning, containerId } = own;
    const initiativeId = own.initiative.id;
    expect(await refusal(own, 'delete_initiative', { initiativeId }, own.editor)).toBe('403 permission-denied');
    await own.call('delete_initiative', { initiativeId });
    expect(await refusal(own, 'get_initiative', { initiativeId }, own.owner)).toBe('404 initiative-does-not-exist');
    const { docs } = await own.call('initiative_list', { page: 1 });
    expect(docs.map(({ id }) => id)).not.toContain(initiativeId);
    const release = { containerId, releaseId: planning.releases.open };
    expect((await own.call('get_release', release)).release.id).toBe(planning.releases.open);
  });

  test('comes back whole when its owner restores it, and nobody else, within 30 days', async () => {
    const own = await createWorld(stack());
    const { id: initiativeId } = own.initiative;
    const before = await own.call('get_initiative', { initiativeId });
    const restore = (as: Somebody) => refusal(own, 'restore_initiative', { initiativeId }, as);
    expect(await restore(own.owner)).toBe('404 not-in-trash');
    await own.call('delete_initiative', { initiativeId });
    expect(await restore(own.editor)).toBe('404 not-in-trash');
    expect(await restore(own.owner)).toBe('went through');
    const { cursor, ...after } = await own.call('get_initiative', { initiativeId });
    const { version } = before.initiative;
    expect({ ...before, ...after }).toEqual({ ...before, initiative: { ...before.initiative, version: version + 2 } });
    expect(cursor).toBeGreaterThan(before.cursor);
    expect((await own.call('initiative_list', { page: 1 })).docs.map(({ id }) => id)).toContain(initiativeId);
    expect((await own.call('get_initiative', { initiativeId }, own.editor)).role).toBe('editor');
  });
});

describe('the trash of initiatives', () => {
  test('is its owner’s alone, and empty again once they are restored', async () => {
    const own = await createWorld(stack());
    const { id: initiativeId, name } = (await own.call('get_initiative', { initiativeId: own.initiative.id }))
      .initiative;
    const ids = async (as: Somebody) => (await own.call('deleted_initiatives', {}, as)).docs.map(({ id }) => id);
    await own.call('delete_initiative', { initiativeId });
    expect((await own.call('deleted_initiatives', {})).docs).toEqual([
      { id: initiativeId, name, deletedAt: expect.any(Number) as number },
      expect.objectContaining({ id: own.trash.initiativeId }),
    ]);
    expect(await ids(own.editor)).toEqual([]);
    await own.call('restore_initiative', { initiativeId });
    await own.call('restore_initiative', { initiativeId: own.trash.initiativeId });
    expect(await ids(own.owner)).toEqual([]);
  });

  test('is the new owner’s after a hand-over, and shows an administrator their own only', async () => {
    const own = await createWorld(stack());
    const { id: initiativeId } = await own.call('create_initiative', { name: 'Handed over' });
    await own.call('set_initiative_owner', { initiativeId, newOwnerUid: own.editor.uid });
    await own.call('delete_initiative', { initiativeId }, own.editor);
    expect((await own.call('deleted_initiatives', {}, own.editor)).docs.map(({ id }) => id)).toEqual([initiativeId]);
    expect((await own.call('deleted_initiatives', {})).docs.map(({ id }) => id)).toEqual([own.trash.initiativeId]);
  });

  test('is read page by page, newest first', async () => {
    const own = await createWorld(stack());
    const ids: string[] = [own.trash.initiativeId];
    for (let i = 0; i < TRASH_PAGE_SIZE + 1; i += 1) {
      const { id: initiativeId } = await own.call('create_initiative', { name: `Initiative ${i}` });
      await own.call('delete_initiative', { initiativeId });
      ids.unshift(initiativeId);
    }
    const first = await own.call('deleted_initiatives', {});
    const second = await own.call('deleted_initiatives', { before: first.next ?? '' });
    expect([...first.docs, ...second.docs].map(({ id }) => id)).toEqual(ids);
    expect(first.docs).toHaveLength(TRASH_PAGE_SIZE);
    expect(second.next).toBeNull();
  });
});

describe('the members of an initiative', () => {
  test('are chosen by its owner: people with access, once each, and never the owner', async () => {
    const initiativeId = await create('Members');
    const add = (uid: string) => ({ initiativeId, uid });
    await world.call('add_initiative_member', add(world.colleague.uid));
    expect((await world.call('add_initiative_member', add(world.colleague.uid))).change).toBeNull();
    expect((await opened(initiativeId, world.colleague)).role).toBe('editor');
    expect(await refusal(world, 'add_initiative_member', add(world.owner.uid), world.owner)).toBe(
      '409 owner-no-initiative-member',
    );
    expect(await refusal(world, 'add_initiative_member', add('0'.repeat(20)), world.owner)).toBe(
      '404 user-does-not-exist',
    );
    expect(await refusal(world, 'add_initiative_member', add(world.viewer.uid), world.colleague)).toBe(
      '403 permission-denied',
    );
    await world.call('remove_initiative_member', add(world.colleague.uid));
    expect((await opened(initiativeId, world.colleague)).role).toBe('none');
    expect(await refusal(world, 'remove_initiative_member', add(world.colleague.uid), world.owner)).toBe(
      '404 no-initiative-member',
    );
    await world.call('add_initiative_member', add(world.colleague.uid));
    expect((await opened(initiativeId)).members.map(({ id }) => id)).toEqual([world.colleague.uid]);
  });

  test('include the old owner once it is handed over, which an administrator can do too', async () => {
    const initiativeId = await create('Handed over');
    await world.call('add_initiative_member', { initiativeId, uid: world.colleague.uid });
    const hand = (newOwnerUid: string) => ({ initiativeId, newOwnerUid });
    expect(await refusal(world, 'set_initiative_owner', hand(world.colleague.uid), world.colleague)).toBe(
      '403 permission-denied',
    );
    await world.call('set_initiative_owner', hand(world.colleague.uid));
    const after = await opened(initiativeId, world.colleague);
    expect(after).toMatchObject({ role: 'owner', initiative: { owner: world.colleague.uid } });
    expect(after.members.map(({ id }) => id)).toEqual([world.owner.uid]);
    // The first user of a company is its super admin.
    await world.call('set_initiative_owner', hand(world.editor.uid), world.owner);
    const { initiative, members } = await opened(initiativeId);
    expect(initiative.owner).toBe(world.editor.uid);
    expect(members.map(({ id }) => id).toSorted()).toEqual([world.owner.uid, world.colleague.uid].toSorted());
  });

  test('are none of the owner’s while two people hand it over at once', async () => {
    const initiativeId = await create('Twice');
    const people = [world.colleague, world.viewer];
    await Promise.allSettled([
      ...people.map(({ uid }) => world.call('set_initiative_owner', { initiativeId, newOwnerUid: uid })),
      ...people.map(({ uid }) => world.call('add_initiative_member', { initiativeId, uid })),
    ]);
    const { initiative, members } = await opened(initiativeId);
    expect(members.map(({ id }) => id)).not.toContain(initiative.owner);
    await world.call('set_initiative_owner', { initiativeId, newOwnerUid: world.owner.uid });
    expect((await opened(initiativeId)).role).toBe('owner');
  });
});

describe('the Activities of an initiative', () => {
  test('are of the company, added at the end, moved and taken out', async () => {
    const initiativeId = await create('Activities');
    const { first, second } = world.whats;
    const { whatId: planned } = world.planning;
    const order = async () => (await opened(initiativeId)).whats.map(({ id }) => id);
    await world.call('add_whats_to_initiative', { initiativeId, whatIds: [first, second] });
    expect((await world.call('add_whats_to_initiative', { initiativeId, whatIds: [second] })).change).toBeNull();
    await world.call('add_whats_to_initiative', { initiativeId, whatIds: [first, planned, planned] });
    expect(await order()).toEqual([first, second, planned]);
    const move = (whatId: string, afterWhatId: string | null, beforeWhatId: string | null) =>
      world.call('move_what_in_initiative', { initiativeId, whatId, afterWhatId, beforeWhatId });
    await move(planned, first, second);
    expect(await order()).toEqual([first, planned, second]);
    await world.call('remove_what_from_initiative', { initiativeId, whatId: first });
    expect(await order()).toEqual([planned, second]);
    await world.call('add_whats_to_initiative', { initiativeId, whatIds: [first] });
    expect(await order()).toEqual([planned, second, first]);
    const unknown = { initiativeId, whatIds: ['0'.repeat(20)] };
    expect(await refusal(world, 'add_whats_to_initiative', unknown, world.owner)).toBe('404 what-does-not-exist');
  });
});

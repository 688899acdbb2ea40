import { beforeAll, describe, expect, test } from 'vitest';
import { beforeNextQuery } from '#tests/calls/support/beforeNextCommit.ts';
import { send } from '#tests/calls/support/caller.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { expectOneList, listsOf, newMap } from '#tests/calls/support/sharing.ts';
import { createSmallWorld, type SmallWorld, type Somebody } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { withLists } from '#tests/calls/support/withLists.ts';

const ROUNDS = 10;

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const try_ = (
  name: 'add_member' | 'change_member_role' | 'remove_member' | 'set_container_owner',
  input: Record<string, unknown>,
  as = world.owner,
) => send(stack(), name, input, as.idToken);
const headOf = async (containerId: string, as: Somebody) =>
  withLists(await world.call('get_container', { containerId }, as));

describe('members', () => {
  test('are added, switched, removed and added again as the same member, correct in every list', async () => {
    const containerId = await newMap(world);
    const { uid } = world.colleague;
    const added = await world.call('add_member', { containerId, uid, role: 'viewer' });
    expect(added.changed).toEqual([{ type: 'member', id: uid, version: 1, role: 'viewer' }]);
    await expectOneList(world, containerId, world.colleague);
    expect(await world.call('add_member', { containerId, uid, role: 'viewer' })).toMatchObject({ change: null });
    // Adding a member with the other role moves them.
    expect((await world.call('add_member', { containerId, uid, role: 'editor' })).changed).toEqual([
      { type: 'member', id: uid, version: 2, role: 'editor' },
    ]);
    expect(await world.call('change_member_role', { containerId, uid, role: 'editor' })).toMatchObject({
      change: null,
    });
    await world.call('change_member_role', { containerId, uid, role: 'viewer' });
    await expectOneList(world, containerId, world.colleague);
    expect(
      (await world.call('story_map_list', { list_type: 'viewer' }, world.colleague)).docs.map(({ id }) => id),
    ).toContain(containerId);

    expect((await world.call('remove_member', { containerId, uid })).removed).toEqual([
      { type: 'member', id: uid, version: 4 },
    ]);
    expect(await listsOf(world, containerId, world.colleague)).toEqual([]);
    expect(await refusal(world, 'get_container', { containerId }, world.colleague)).toBe('403 permission-denied');
    expect((await world.call('add_member', { containerId, uid, role: 'editor' })).changed).toEqual([
      { type: 'member', id: uid, version: 5, role: 'editor' },
    ]);
    await expectOneList(world, containerId, world.colleague);
  });

  test('can only be people of the company with access, and not the owner', async () => {
    const own = await createSmallWorld(stack());
    const containerId = await newMap(own);
    const add = (uid: string) => refusal(own, 'add_member', { containerId, uid, role: 'viewer' });
    expect(await add(own.owner.uid)).toBe('409 owner-no-member');
    expect(await add(world.colleague.uid)).toBe('404 user-does-not-exist');
    await own.call('remove_registered_email', { email: own.colleague.email });
    expect(await add(own.colleague.uid)).toBe('409 user-has-no-access');
    expect(await refusal(own, 'set_container_owner', { containerId, newOwnerUid: own.colleague.uid })).toBe(
      '409 user-has-no-access',
    );
    expect(await refusal(own, 'set_container_owner', { containerId, newOwnerUid: world.colleague.uid })).toBe(
      '404 user-does-not-exist',
    );
    for (const name of ['change_member_role', 'remove_member'] as const) {
      expect(await refusal(own, name, { containerId, uid: own.viewer.uid, role: 'editor' })).toBe(
        '404 member-does-not-exist',
      );
    }
  });

  test('are in one list only, whatever happens at the same moment', async () => {
    const { uid } = world.colleague;
    for (let round = 0; round < ROUNDS; round += 1) {
      const containerId = await newMap(world, `Round ${round}`);
      await world.call('request_container_access', { containerId, access_type: 'edit' }, world.colleague);
      const answers = await Promise.all([
        try_('add_member', { containerId, uid, role: 'viewer' }),
        try_('add_member', { containerId, uid, role: 'editor' }),
        send(stack(), 'approve_access_request', { containerId, userId: uid, access_type: 'edit' }, world.owner.idToken),
        try_('change_member_role', { containerId, uid, role: round % 2 === 0 ? 'viewer' : 'editor' }),
      ]);
      for (const { status, text } of answers) expect([200, 404], text).toContain(status);
      await expectOneList(world, containerId, world.colleague);
    }
  });
});

describe('set_container_owner', () => {
  test('hands the map over: flag, lists, roles and rights', async () => {
    const containerId = await newMap(world);
    await world.call('add_member', { containerId, uid: world.viewer.uid, role: 'viewer' });
    const answer = await world.call('set_container_owner', { containerId, newOwnerUid: world.viewer.uid });
    expect(answer.success).toBe(true);
    expect(answer.changed).toEqual([
      expect.objectContaining({ type: 'story_map', id: containerId, version: 2, owner: world.viewer.uid }),
      { type: 'member', id: world.owner.uid, version: 1, role: 'editor' },
    ]);
    expect(answer.removed).toEqual([{ type: 'member', id: world.viewer.uid, version: 2 }]);
    await expectOneList(world, containerId, world.viewer);
    await expectOneList(world, containerId, world.owner);
    expect(await refusal(world, 'delete_container', { containerId })).toBe('403 permission-denied');

    // And back: a former owner or member is not created again.
    const back = await world.call('set_container_owner', { containerId, newOwnerUid: world.owner.uid }, world.viewer);
    expect(back.changed).toContainEqual({ type: 'member', id: world.viewer.uid, version: 3, role: 'editor' });
    await expectOneList(world, containerId, world.owner);
    expect(await world.call('set_container_owner', { containerId, newOwnerUid: world.owner.uid })).toMatchObject({
      success: true,
      change: null,
      changed: [{ type: 'story_map', id: containerId, owner: world.owner.uid }],
      removed: [{ type: 'member', id: world.owner.uid }],
    });
  });

  test('is open to admins too, who need not be members, since the owner may have lost access', async () => {
    const own = await createSmallWorld(stack());
    const { id: containerId } = await own.call(
      'story_map_container_create',
      { name: 'Left behind', why: 'Its owner goes' },
      own.colleague,
    );
    await own.call('remove_registered_email', { email: own.colleague.email });
    const input = { containerId, newOwnerUid: own.editor.uid };
    expect(await refusal(own, 'set_container_owner', input, own.editor)).toBe('403 permission-denied');
    expect(await refusal(own, 'delete_container', { containerId }), 'that is the owner alone').toBe(
      '403 permission-denied',
    );
    await own.call('set_container_owner', input);
    await expectOneList(own, containerId, own.editor);
    expect(await refusal(own, 'delete_container', { containerId }, own.editor)).toBe('went through');
  });

  test('gives the map to one of two people to whom it is handed over at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      // An admin could hand it on.
      const owner = world.editor;
      const made = { name: `Round ${round}`, why: 'To be handed over' };
      const { id: containerId } = await world.call('story_map_container_create', made, owner);
      const heirs = [world.viewer, world.colleague];
      const answers = await Promise.all(
        heirs.map(({ uid }) => try_('set_container_owner', { containerId, newOwnerUid: uid }, owner)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      const heir = heirs[answers.findIndex(({ status }) => status === 200)] ?? owner;
      expect((await headOf(containerId, heir)).owner).toBe(heir.uid);
      for (const somebody of [heir, owner]) await expectOneList(world, containerId, somebody);
    }
  });

  test('refuses to hand over a map that was handed over between its reads', async () => {
    // An admin could hand it on.
    const owner = world.editor;
    const made = { name: 'Handed over', why: 'At once' };
    const { id: containerId } = await world.call('story_map_container_create', made, owner);
    const hand = ({ uid }: Somebody) => try_('set_container_owner', { containerId, newOwnerUid: uid }, owner);
    beforeNextQuery(() => hand(world.viewer));
    expect(await hand(world.colleague)).toMatchObject({ status: 403, body: { code: 'permission-denied' } });
    expect((await headOf(containerId, world.viewer)).owner).toBe(world.viewer.uid);
    await expectOneList(world, containerId, owner);
  });

  test('never leaves the new owner among the members, whatever happens to members at the same moment', async () => {
    const { uid } = world.colleague;
    for (let round = 0; round < ROUNDS; round += 1) {
      const containerId = await newMap(world, `Round ${round}`);
      if (round % 3 === 1) await world.call('add_member', { containerId, uid, role: 'viewer' });
      const hand = () => try_('set_container_owner', { containerId, newOwnerUid: uid });
      const other = () =>
        round % 3 === 1
          ? try_('remove_member', { containerId, uid })
          : try_('add_member', { containerId, uid, role: 'editor' });
      const [first, second] = await Promise.all(round % 2 === 0 ? [hand(), other()] : [other(), hand()]);
      for (const { status, text } of [first, second]) expect([200, 403, 404, 409], text).toContain(status);
      const board = await headOf(containerId, world.owner);
      expect(board.owner).toBe(uid);
      expect([...board.members_edit, ...board.members_view]).toEqual([world.owner.uid]);
      await expectOneList(world, containerId, world.colleague);
    }
  });
});

describe('name and purpose', () => {
  test('can be changed by editors, and only to another text that is not empty', async () => {
    const containerId = await newMap(world, 'Before');
    await world.call('add_member', { containerId, uid: world.editor.uid, role: 'editor' });
    expect(
      (await world.call('change_story_map_name', { containerId, name: '  After ' }, world.editor)).changed,
    ).toMatchObject([{ type: 'story_map', version: 2, name: 'After' }]);
    expect(
      (await world.call('change_story_map_why', { containerId, why: 'Another' }, world.editor)).changed,
    ).toMatchObject([{ type: 'story_map', version: 3, why: 'Another' }]);
    for (const name of ['', '   ', 'After'])
      expect(await world.call('change_story_map_name', { containerId, name })).toMatchObject({ change: null });
    expect(await world.call('change_story_map_why', { containerId, why: 'Another ' })).toMatchObject({ change: null });
    expect(await refusal(world, 'change_story_map_why', { containerId, why: ' ' })).toBe('400 bad-input');
    expect(await headOf(containerId, world.editor)).toMatchObject({ name: 'After', why: 'Another', version: 3 });
  });

  test('are both kept when two people change them at once', async () => {
    const containerId = await newMap(world);
    await Promise.all([
      world.call('change_story_map_name', { containerId, name: 'Theirs' }),
      world.call('change_story_map_why', { containerId, why: 'Ours' }),
    ]);
    expect(await headOf(containerId, world.owner)).toMatchObject({ name: 'Theirs', why: 'Ours', version: 3 });
  });
});

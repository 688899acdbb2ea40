import { beforeAll, describe, expect, test } from 'vitest';
import { send } from '#tests/calls/support/caller.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { grant } from '#tests/calls/support/roles.ts';
import { expectOneList, inboxOf, listsOf, newMap } from '#tests/calls/support/sharing.ts';
import { signIn } from '#tests/calls/support/signIn.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, PASSWORD, type Somebody, type World } from '#tests/calls/support/world.ts';

const stack = useStack();
let world: World;
beforeAll(async () => {
  world = await createWorld(stack());
});

const ask = (containerId: string, access_type: 'view' | 'edit', as: Somebody) =>
  world.call('request_container_access', { containerId, access_type }, as);
const approve = (containerId: string, asker: Somebody, access_type: 'view' | 'edit', as = world.owner) =>
  world.call('approve_access_request', { containerId, userId: asker.uid, access_type }, as);
const roleOf = async (containerId: string, as: Somebody) =>
  (await world.call('get_container', { containerId }, as)).role;

describe('request_container_access', () => {
  test('answers the same for a map that exists, is deleted, never existed, is shared already or belongs to another company', async () => {
    const there = await newMap(world);
    const deleted = await newMap(world);
    await world.call('delete_container', { containerId: deleted });
    const other = await createWorld(stack());
    const answers: unknown[] = [];
    for (const containerId of [there, there, deleted, '0'.repeat(20), world.containerId, other.containerId]) {
      for (const as of [world.editor, world.viewer, world.colleague, world.owner]) {
        const again = { 'idempotency-key': `again-${containerId}` };
        for (const [access_type, headers] of [
          ['view', {}],
          ['edit', again],
          ['edit', again],
        ] as const) {
          const { status, body } = await send(
            stack(),
            'request_container_access',
            { containerId, access_type },
            as.idToken,
            headers,
          );
          answers.push({ status, ...body });
        }
      }
    }
    for (const answer of answers) expect(answer).toEqual({ status: 200, change: null, changed: [], removed: [] });
    expect((await inboxOf(other, other.owner)).map(({ userId }) => userId)).toEqual([other.colleague.uid]);
  });

  test('waits once for the owner; a second request replaces the first', async () => {
    const own = await createWorld(stack());
    await own.call('dismiss_access_request', { containerId: own.containerId, userId: own.colleague.uid });
    const first = await newMap(own, 'First');
    await own.call('request_container_access', { containerId: first, access_type: 'view' }, own.colleague);
    await own.call('request_container_access', { containerId: first, access_type: 'view' }, own.colleague);
    await own.call('request_container_access', { containerId: own.containerId, access_type: 'edit' }, own.viewer);
    await own.call('request_container_access', { containerId: first, access_type: 'edit' }, own.colleague);
    const requests = await own.call('access_requests', {});
    expect(requests.total).toBe(2);
    expect(requests.docs).toEqual([
      {
        version: 1,
        containerId: own.containerId,
        container_name: `Map ${own.canary}`,
        userId: own.viewer.uid,
        user_email: own.viewer.email,
        username: `viewer ${own.canary}`,
        access_type: 'edit',
        date: expect.any(Number) as number,
      },
      expect.objectContaining({
        containerId: first,
        container_name: 'First',
        user_email: own.colleague.email,
        access_type: 'edit',
      }),
    ]);
    for (const as of [own.viewer, own.editor, own.colleague])
      expect((await own.call('access_requests', {}, as)).total).toBe(0);
  });

  test('creates no request from an owner, from an editor, or from a viewer who asks to view', async () => {
    const containerId = await newMap(world);
    await world.call('add_member', { containerId, uid: world.editor.uid, role: 'editor' });
    await world.call('add_member', { containerId, uid: world.viewer.uid, role: 'viewer' });
    for (const [as, type] of [
      [world.owner, 'edit'],
      [world.editor, 'edit'],
      [world.editor, 'view'],
      [world.viewer, 'view'],
    ] as const)
      await ask(containerId, type, as);
    expect((await inboxOf(world, world.owner)).filter((request) => request.containerId === containerId)).toEqual([]);
    expect(
      [...(await tableOf(stack(), world.domain)).keys()].filter((key) => key.includes(`${containerId}\naccess#`)),
    ).toEqual([]);
  });

  test('makes a global viewer a member once it is approved', async () => {
    const own = await createWorld(stack());
    await grant(own, own.colleague, { globalStoryMapViewer: true });
    await own.call('approve_access_request', {
      containerId: own.containerId,
      userId: own.colleague.uid,
      access_type: 'view',
    });
    expect(await listsOf(own, own.containerId, own.colleague)).toEqual(['viewer']);
  });
});

describe('approving', () => {
  test('grants the requested role in the answer, in the lists and on the map, and removes the request', async () => {
    const containerId = await newMap(world);
    await ask(containerId, 'view', world.colleague);
    const answer = await approve(containerId, world.colleague, 'view');
    expect(answer.changed).toEqual([{ type: 'member', id: world.colleague.uid, version: 1, role: 'viewer' }]);
    expect(answer.removed).toEqual([{ type: 'access_request', id: world.colleague.uid, version: 2 }]);
    expect(await roleOf(containerId, world.colleague)).toBe('viewer');
    await ask(containerId, 'edit', world.colleague);
    expect(await inboxOf(world, world.owner)).toContainEqual(
      expect.objectContaining({ containerId, access_type: 'edit' }),
    );
    await approve(containerId, world.colleague, 'edit');
    expect(await roleOf(containerId, world.colleague)).toBe('editor');
    await expectOneList(world, containerId, world.colleague);
    expect((await inboxOf(world, world.owner)).filter((request) => request.containerId === containerId)).toEqual([]);
  });

  test('grants a request once when two approve it at once, and tells both', async () => {
    const containerId = await newMap(world);
    await world.call('add_member', { containerId, uid: world.viewer.uid, role: 'viewer' });
    await ask(containerId, 'edit', world.viewer);
    const answers = await Promise.all([1, 2, 3].map(() => approve(containerId, world.viewer, 'edit')));
    expect(answers.filter(({ change }) => change !== null)).toHaveLength(1);
    for (const { changed } of answers)
      expect(changed).toEqual([{ type: 'member', id: world.viewer.uid, version: 2, role: 'editor' }]);
    await expectOneList(world, containerId, world.viewer);
  });

  test('grants only what the owner was shown', async () => {
    const containerId = await newMap(world);
    await ask(containerId, 'view', world.colleague);
    await ask(containerId, 'edit', world.colleague);
    expect(
      await refusal(world, 'approve_access_request', { containerId, userId: world.colleague.uid, access_type: 'view' }),
    ).toBe('404 access-request-does-not-exist');
    expect(await listsOf(world, containerId, world.colleague)).toEqual([]);
  });

  test('never lowers a role: an editor stays an editor', async () => {
    const containerId = await newMap(world);
    await ask(containerId, 'view', world.colleague);
    const [approved, added] = await Promise.all([
      send(
        stack(),
        'approve_access_request',
        { containerId, userId: world.colleague.uid, access_type: 'view' },
        world.owner.idToken,
      ),
      send(stack(), 'add_member', { containerId, uid: world.colleague.uid, role: 'editor' }, world.owner.idToken),
    ]);
    expect([approved.status, added.status]).toEqual([200, 200]);
    expect(await listsOf(world, containerId, world.colleague)).toEqual(['editor']);
    expect((await inboxOf(world, world.owner)).filter((request) => request.containerId === containerId)).toEqual([]);
  });

  test('is refused for a request that was never made, was dismissed, or comes from somebody without access', async () => {
    const own = await createWorld(stack());
    const input = { containerId: own.containerId, userId: own.colleague.uid, access_type: 'view' } as const;
    await own.call('remove_registered_email', { email: own.colleague.email });
    expect(await refusal(own, 'approve_access_request', input)).toBe('409 user-has-no-access');
    expect(await own.call('access_requests', {})).toEqual({ docs: [], total: 0 });
    await own.call('add_registered_email', { email: own.colleague.email });
    expect(await own.call('access_requests', {})).toMatchObject({ total: 1 });
    await own.call('dismiss_access_request', { containerId: own.containerId, userId: own.colleague.uid });
    expect(await refusal(own, 'approve_access_request', input)).toBe('404 access-request-does-not-exist');
    expect(await refusal(own, 'dismiss_access_request', input)).toBe('404 access-request-does-not-exist');
    expect(
      await refusal(own, 'approve_access_request', { ...input, userId: own.viewer.uid, access_type: 'edit' }),
    ).toBe('404 access-request-does-not-exist');
    // After a dismissal a person may ask again; the same request is revived. A person who regains access has to sign in
    // again.
    const colleague = { ...own.colleague, ...(await signIn(stack(), own.colleague.email, PASSWORD)) };
    await own.call('request_container_access', { containerId: own.containerId, access_type: 'edit' }, colleague);
    expect((await own.call('approve_access_request', { ...input, access_type: 'edit' })).removed).toMatchObject([
      { version: 4 },
    ]);
  });
});

describe('the inbox', () => {
  test('leaves out obsolete requests: of deleted maps, and of people who have the role by now', async () => {
    const own = await createWorld(stack());
    const deleted = await newMap(own);
    await own.call('request_container_access', { containerId: deleted, access_type: 'view' }, own.colleague);
    expect(await own.call('access_requests', {})).toMatchObject({ total: 2 });
    await own.call('delete_container', { containerId: deleted });
    expect((await inboxOf(own, own.owner)).map(({ containerId }) => containerId)).toEqual([own.containerId]);
    await own.call('add_member', { containerId: own.containerId, uid: own.colleague.uid, role: 'editor' });
    expect(await own.call('access_requests', {})).toEqual({ docs: [], total: 0 });
    // After removal they have to ask again: the old request does not come back.
    await own.call('remove_member', { containerId: own.containerId, uid: own.colleague.uid });
    expect(await own.call('access_requests', {})).toEqual({ docs: [], total: 0 });
  });
});

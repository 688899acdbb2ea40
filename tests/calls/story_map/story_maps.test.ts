import { beforeAll, describe, expect, test } from 'vitest';
import type { CallOutput } from '#shared/contract/registry.ts';
import * as errors from '#shared/errors.ts';
import { LIST_TYPES } from '#shared/model/limits.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import { send } from '#tests/calls/support/caller.ts';
import { mapOf, refusal } from '#tests/calls/support/mapOf.ts';
import { grant } from '#tests/calls/support/roles.ts';
import { signIn } from '#tests/calls/support/signIn.ts';
import { createSmallWorld, PASSWORD, share, type SmallWorld, type Somebody } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { withLists } from '#tests/calls/support/withLists.ts';

const stack = useStack();
let world: SmallWorld;
/** A colleague who may see all maps of the company. */
let auditor: Somebody;
beforeAll(async () => {
  world = await createSmallWorld(stack());
  auditor = world.colleague;
  await grant(world, auditor, { globalStoryMapViewer: true });
});

describe('get_container', () => {
  test('presents the map, its people and its Activities in their order', async () => {
    const map = await mapOf(world, 'A: a1 a2 | B');
    await share(world.domain, map.containerId, world.editor.uid, 'editor');
    await share(world.domain, map.containerId, world.viewer.uid, 'viewer');
    await world.call('set_rank', { containerId: map.containerId, whatId: map.id('B'), newRank: 1 });
    const board = withLists(await world.call('get_container', { containerId: map.containerId }, world.viewer));
    expect(board).toMatchObject({
      id: map.containerId,
      version: 1,
      why: 'To try things',
      owner: world.owner.uid,
      businessOwner: null,
      role: 'viewer',
    });
    expect(board.members_edit).toEqual([world.editor.uid]);
    expect(board.members_view).toEqual([world.viewer.uid]);
    expect(map.names(board.backboneOrder)).toEqual(['A', 'B']);
    expect(map.names(board.backboneRank)).toEqual(['B']);
    expect(board.skeletonRank).toEqual([]);
    const what = (name: string) => board.whats.find(({ id }) => id === map.id(name));
    expect(map.names(what('A')?.childOrder ?? [])).toEqual(['a1', 'a2']);
    expect(what('A')?.childOrderMap).toEqual({ [map.id('a1')]: 0, [map.id('a2')]: 1 });
    expect(['A', 'B', 'a1', 'a2'].map((name) => [what(name)?.order, what(name)?.rank])).toEqual([
      [0, null],
      [1, 1],
      [0, null],
      [1, null],
    ]);
    expect(what('B')).toMatchObject({ childOrder: [], childOrderMap: {}, storyName: null });
    expect((await world.call('get_container', { containerId: map.containerId }, world.editor)).role).toBe('editor');
    expect((await map.board()).role).toBe('owner');
  });

  test('shows any map of the company to global viewers, and lets them change none', async () => {
    const map = await mapOf(world, 'A');
    expect((await world.call('get_container', { containerId: map.containerId }, auditor)).role).toBe('none');
    const { status, body } = await send(
      stack(),
      'delete_what2',
      { containerId: map.containerId, whatId: map.id('A') },
      auditor.idToken,
    );
    expect({ status, body }).toEqual({
      status: 403,
      body: { code: 'permission-denied', message: errors.permissionDenied.message },
    });
    expect(await refusal(world, 'delete_container', { containerId: map.containerId }, auditor)).toBe(
      '403 permission-denied',
    );

    const other = await createSmallWorld(stack());
    const theirs = await mapOf(other);
    expect(await refusal(world, 'get_container', { containerId: theirs.containerId }, auditor)).toBe(
      '403 permission-denied',
    );
  });

  test('answers the same for a map that is deleted, that the person may not see and that never existed', async () => {
    const map = await mapOf(world, 'A');
    const asked = async (containerId: string, somebody: Somebody) => {
      const { status, text } = await send(stack(), 'get_container', { containerId }, somebody.idToken);
      return `${status} ${text}`;
    };
    const nowhere = await asked('0'.repeat(20), world.owner);
    expect(nowhere).toContain(errorTexts.mapNotVisible);
    expect(await asked(map.containerId, world.editor)).toBe(nowhere);
    await world.call('delete_container', { containerId: map.containerId });
    for (const somebody of [world.owner, world.editor, auditor])
      expect(await asked(map.containerId, somebody)).toBe(nowhere);
    expect(await refusal(world, 'delete_container', { containerId: map.containerId })).toBe('403 permission-denied');
    expect(await refusal(world, 'add_what', { containerId: map.containerId, description: 'Too late', level: 0 })).toBe(
      '403 permission-denied',
    );
  });
});

describe('story_map_list', () => {
  type List = CallOutput<'story_map_list'>;
  const ids = (list: List) => list.docs.map((map) => map.id);

  test('shows each type newest first, five to a page, and follows sharing and deleting', async () => {
    const own = await createSmallWorld(stack());
    await grant(own, own.colleague, { globalStoryMapViewer: true });
    const list = (list_type: List['list_type'], as: Somebody, page = 1) =>
      own.call('story_map_list', { list_type, page }, as);
    const made: string[] = [own.containerId];
    for (let i = 0; i < 6; i += 1) {
      const { containerId } = await mapOf(own);
      made.unshift(containerId);
      if (i < 3) await share(own.domain, containerId, own.editor.uid, i === 0 ? 'viewer' : 'editor');
    }
    const edited = await own.call('story_map_container_create', { name: "Editor's own", why: 'Theirs' }, own.editor);

    const first = await list('owner', own.owner);
    expect(first).toMatchObject({ list_type: 'owner', page: 1, totalPages: 2, total: 7 });
    expect(ids(first)).toEqual(made.slice(0, 5));
    expect(ids(await list('owner', own.owner, 2))).toEqual(made.slice(5));
    expect(await list('owner', own.owner, 3)).toEqual(await list('owner', own.owner, 2));
    expect(first.docs[0]).toMatchObject({
      name: expect.stringMatching(/^Map /) as string,
      why: 'To try things',
      owner: own.owner.uid,
      version: 1,
    });

    const [third = '', second = '', oldest = ''] = made.slice(3, 6);
    expect(ids(await list('editor', own.editor))).toEqual([third, second, own.containerId]);
    expect(ids(await list('viewer', own.editor))).toEqual([oldest]);
    expect(ids(await list('all-shared', own.editor))).toEqual([third, second, oldest, own.containerId]);
    expect(ids(await list('owner', own.editor))).toEqual([edited.id]);
    expect(await list('viewer', own.outsider).catch(String)).toContain('no-company-access');

    // 'All' is for global viewers; others get their own maps, and the answer says so.
    expect(await list('all', own.editor)).toMatchObject({ list_type: 'owner', total: 1 });
    expect(await list('all', own.colleague)).toMatchObject({ list_type: 'all', total: 8, totalPages: 2 });
    expect(ids(await list('all', own.colleague))).toEqual([edited.id, ...made.slice(0, 4)]);

    // The table decides, whatever the token contains since the last sign-in.
    const fresh = { ...own.colleague, ...(await signIn(stack(), own.colleague.email, PASSWORD)) };
    expect(await list('all', fresh)).toEqual(await list('all', own.colleague));
    await grant(own, own.colleague, { globalStoryMapViewer: false });
    expect(await list('all', fresh)).toMatchObject({ list_type: 'owner', total: 0 });
    await grant(own, own.colleague, { globalStoryMapViewer: true });

    await own.call('delete_container', { containerId: second });
    expect(ids(await list('all-shared', own.editor))).toEqual([third, oldest, own.containerId]);
    expect(await list('all', own.colleague)).toMatchObject({ total: 7 });
    expect(await list('owner', own.owner)).toMatchObject({ total: 6 });
  });

  test('returns an empty first page of every type to somebody new', async () => {
    for (const list_type of LIST_TYPES) {
      const shown = list_type === 'all' ? 'owner' : list_type;
      expect(await world.call('story_map_list', { list_type, page: 9 }, world.viewer)).toMatchObject(
        list_type === 'viewer' || list_type === 'all-shared'
          ? { list_type }
          : { docs: [], list_type: shown, page: 1, totalPages: 1, total: 0 },
      );
    }
    expect(await refusal(world, 'story_map_list', { list_type: 'everything' as 'all' })).toBe('400 bad-input');
  });
});

test('story_map_container_create makes the sender the owner, whatever the input says', async () => {
  const { id } = await world.call(
    'story_map_container_create',
    { owner: world.owner.uid, name: ' Mine ', why: 'Why' },
    world.editor,
  );
  expect(await world.call('get_container', { containerId: id }, world.editor)).toMatchObject({
    owner: world.editor.uid,
    name: 'Mine',
    role: 'owner',
  });
  expect(await refusal(world, 'get_container', { containerId: id }, world.owner)).toBe('403 permission-denied');
});

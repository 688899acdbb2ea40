import { beforeAll, describe, expect, test } from 'vitest';
import { logOf } from '#tests/calls/support/history.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { rename } from '#tests/calls/support/renaming.ts';
import { requestIn } from '#tests/calls/support/requests.ts';
import { createSmallWorld, share, type SmallWorld, type Somebody } from '#tests/calls/support/smallWorld.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

/*
 * A text that maps of several owners use is changed by request (rules change.2, change.7): each of them is asked, no
 * matter who makes the request. In whatever order people accept, all maps end with the same text.
 */

const stack = useStack();
let world: SmallWorld;
let count = 0;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

type Shared = { id: string; text: string; maps: { containerId: string; owner: Somebody }[] };

/** An Activity or Who on one map of each of some people, in this order. */
async function sharedBy(kind: 'what' | 'who', owners: readonly Somebody[]): Promise<Shared> {
  const text = `Shared ${(count += 1)} of ${world.canary}`;
  const maps: Shared['maps'] = [];
  let id = '';
  for (const owner of owners) {
    const { id: containerId } = await world.call(
      'story_map_container_create',
      { name: `Map of ${owner.email}`, why: 'To share' },
      owner,
    );
    const added = await (kind === 'what'
      ? world.call('add_what', { containerId, description: text, level: 0 }, owner)
      : world.call('add_who', { containerId, name: text }, owner));
    id = added.id;
    maps.push({ containerId, owner });
  }
  return { id, text, maps };
}

const about = ({ id }: Shared, containerId: string) => ({
  containerId,
  objectId: id,
  changeType: 'what_description' as const,
});
const settled = async () => {
  await stack().stream.settled();
  return tableOf(stack(), world.domain);
};
const mapAt = ({ maps }: Shared, index: number) => {
  const map = maps[index];
  if (map === undefined) throw new Error('there is no such map');
  return map;
};

/** Requests another text from one of the maps. */
async function ask(shared: Shared, from: number, newDescription: string, by?: Somebody): Promise<string> {
  const { containerId, owner } = mapAt(shared, from);
  const { requestId } = await world.call(
    'create_description_change_request',
    { ...about(shared, containerId), newDescription },
    by ?? owner,
  );
  return requestId ?? '';
}

/** Its text on each map, as the owner sees it. */
const textsOf = ({ id, maps }: Shared) =>
  Promise.all(
    maps.map(async ({ containerId, owner }) => {
      const { whats, whos } = await world.call('get_container', { containerId }, owner);
      return whats.find((what) => what.id === id)?.description ?? whos.find((who) => who.id === id)?.name;
    }),
  );

describe('a text that several owners use', () => {
  test('is requested from each owner once, also when they own two maps, and not from the map that asks', async () => {
    const shared = await sharedBy('what', [world.owner, world.colleague, world.editor, world.colleague]);
    await share(world.domain, mapAt(shared, 0).containerId, world.viewer.uid, 'editor');
    // The request comes from an editor who is not the owner.
    const requestId = await ask(shared, 0, `${shared.text}, new`, world.viewer);
    const { containers, members, awaiting, asked, request } = requestIn(await settled(), world.domain, requestId);
    expect(Object.keys(containers).sort()).toEqual(
      shared.maps
        .slice(1)
        .map(({ containerId }) => containerId)
        .sort(),
    );
    expect(members).toEqual({ [world.colleague.uid]: 'empty', [world.editor.uid]: 'empty' });
    expect(awaiting).toEqual([world.colleague.uid, world.editor.uid].sort());
    expect(asked).toEqual([world.viewer.uid]);
    expect(request).toMatchObject({ asked: 2, owner: world.viewer.uid });
    for (const { containerId, owner } of shared.maps) {
      const direct = { ...about(shared, containerId), newDescription: 'Over their heads' };
      expect(await refusal(world, 'change_what_description', direct, owner)).toBe('409 description-shared');
    }
    expect(new Set(await textsOf(shared))).toEqual(new Set([shared.text]));
  });

  test.each(['what', 'who'] as const)(
    'can be requested by each of them, and a %s gets the text that is accepted last, whichever it is',
    async (kind) => {
      for (const order of [
        [0, 1, 2],
        [2, 0, 1],
      ]) {
        const shared = await sharedBy(kind, [world.owner, world.colleague, world.editor]);
        const wanted = ['One', 'Two', 'Three'].map((word) => `${word} ${shared.text}`);
        for (const from of order) {
          const { containerId, owner } = mapAt(shared, from);
          await rename(owner, kind, containerId, shared.id, wanted[from] ?? '');
          await settled();
        }
        const table = await settled();
        const last = wanted[order.at(-1) ?? 0];
        expect(await textsOf(shared)).toEqual([last, last, last]);
        for (const { containerId } of shared.maps) {
          const change = logOf(table, world.domain, containerId)
            .at(-1)
            ?.changes.find(({ id }) => id === shared.id);
          expect(Object.values(change?.now ?? {})).toContain(last);
        }
      }
    },
  );

  test('closes the requests for another text of it, and its new text is not requested again', async () => {
    const shared = await sharedBy('what', [world.owner, world.colleague]);
    const [one, two] = [`One ${shared.text}`, `Two ${shared.text}`];
    const waiting = await ask(shared, 0, one);
    await ask(shared, 1, two);
    expect(
      await refusal(
        world,
        'create_description_change_request',
        { ...about(shared, mapAt(shared, 1).containerId), newDescription: one },
        world.colleague,
      ),
    ).toBe('409 request-exists');
    await rename(world.colleague, 'what', mapAt(shared, 1).containerId, shared.id, two);
    const { request, awaiting } = requestIn(await settled(), world.domain, waiting);
    expect(request).toMatchObject({ oldText: shared.text, newText: one, deletedAt: expect.any(Number) });
    expect(awaiting).toEqual([]);
    expect(await ask(shared, 0, two)).toBe('');
    expect(await textsOf(shared)).toEqual([two, two]);
  });

  test('is changed directly once the other maps no longer use it, even while a request still waits', async () => {
    const shared = await sharedBy('what', [world.owner, world.colleague, world.editor]);
    await ask(shared, 0, `One ${shared.text}`);
    const { containerId, owner } = mapAt(shared, 0);
    const direct = { ...about(shared, containerId), newDescription: `Two ${shared.text}` };
    for (const from of [1, 2]) {
      expect(await refusal(world, 'change_what_description', direct, owner)).toBe('409 description-shared');
      const other = mapAt(shared, from);
      await (from === 1
        ? world.call('delete_container', { containerId: other.containerId }, other.owner)
        : world.call('delete_what2', { containerId: other.containerId, whatId: shared.id }, other.owner));
    }
    await world.call('change_what_description', direct, owner);
    await settled();
    expect((await world.call('get_container', { containerId }, owner)).whats).toMatchObject([
      { description: direct.newDescription },
    ]);
  });
});

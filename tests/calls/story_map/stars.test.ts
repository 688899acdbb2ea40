import { beforeAll, describe, expect, test } from 'vitest';
import { addStar } from '#lambdas/entities/story_map/star.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as errors from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';
import { MAX_STARS } from '#shared/model/limits.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { addressOf, openAt } from '#tests/calls/support/liveClient.ts';
import { newMap } from '#tests/calls/support/sharing.ts';
import { createSmallWorld, share, type SmallWorld, type Somebody } from '#tests/calls/support/smallWorld.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const star = (containerId: string, as: Somebody = world.owner, starred = true) =>
  world.call('star_story_map', { containerId, starred }, as);
const starredBy = async (as: Somebody = world.owner) =>
  (await world.call('starred_story_maps', {}, as)).docs.map(({ id }) => id);

describe('starred story maps', () => {
  test('are listed for the person who starred them alone, in the order of their stars', async () => {
    const [first, second] = [await newMap(world, 'First'), await newMap(world, 'Second')];
    await star(second);
    await star(first);
    expect(await starredBy()).toEqual([second, first]);
    expect(await starredBy(world.editor)).toEqual([]);
    await star(second, world.owner, false);
    expect(await starredBy()).toEqual([first]);
    await star(second);
    expect(await starredBy()).toEqual([first, second]);
    const { docs } = await world.call('starred_story_maps', {});
    expect(docs.map(({ name }) => name)).toEqual(['First', 'Second']);
  });

  test('change nothing when the star is as asked for already', async () => {
    const containerId = await newMap(world);
    expect(await star(containerId, world.owner, false)).toMatchObject({ change: null, changed: [], removed: [] });
    const { changed } = await star(containerId);
    expect(changed).toMatchObject([{ type: 'star', id: containerId }]);
    expect(await star(containerId)).toMatchObject({ change: null, changed });
  });

  test('are shown as long as the person may see the map', async () => {
    const containerId = await newMap(world, 'Shared for a while');
    await expect(star(containerId, world.colleague)).rejects.toThrow(errors.permissionDenied.code);
    await share(world.domain, containerId, world.colleague.uid, 'viewer');
    await star(containerId, world.colleague);
    expect(await starredBy(world.colleague)).toEqual([containerId]);
    await world.call('remove_member', { containerId, uid: world.colleague.uid });
    expect(await starredBy(world.colleague)).toEqual([]);
    await star(containerId);
    await world.call('delete_container', { containerId });
    expect(await starredBy()).not.toContain(containerId);
    await world.call('restore_story_map', { containerId });
    expect(await starredBy()).toContain(containerId);
  });

  test('are at most a hundred, not counting those that the person may no longer see', async () => {
    const { domain, colleague } = world;
    const mine = await newMap(world, 'Beyond the limit', colleague);
    const { reader, writer } = companyStore(companyOfEmail(colleague.email) ?? expect.fail(domain));
    const author = { uid: colleague.uid, tab: null, call: 'test' };
    const ids = Array.from({ length: MAX_STARS }, () => newId());
    for (let i = 0; i < ids.length; i += 40) {
      const steps = ids.slice(i, i + 40).map((id) => addStar(reader.keys, id, colleague.uid, undefined));
      await writer(author).commit('company', steps);
    }
    // None of these maps is there.
    await star(mine, colleague);
    expect(await starredBy(colleague)).toEqual([mine]);
    const maps = await Promise.all(Array.from({ length: MAX_STARS }, (_, i) => newMap(world, `Map ${i}`, colleague)));
    for (const containerId of maps.slice(0, MAX_STARS - 1)) await star(containerId, colleague);
    await expect(star(maps.at(-1) ?? '', colleague)).rejects.toThrow(errors.tooManyStars.code);
    await star(mine, colleague, false);
    await star(maps.at(-1) ?? '', colleague);
    expect(await starredBy(colleague)).toHaveLength(MAX_STARS);
  });

  test('reach the other tabs of the person, and nobody else', async () => {
    const containerId = await newMap(world, 'Followed');
    const open = async (as: Somebody) => {
      const client = await openAt(await addressOf(world, { company: true }, as));
      return typeof client === 'number' ? expect.fail(`${client}`) : client;
    };
    const [own, other] = [await open(world.owner), await open(world.editor)];
    await star(containerId);
    await stack().stream.settled();
    await Promise.all([own.ping(), other.ping()]);
    const mentions = (client: typeof own) =>
      client.received.filter((message) => JSON.stringify(message).includes('"star"'));
    expect(mentions(own)).toMatchObject([{ touched: [{ type: 'star', id: containerId }] }]);
    expect(mentions(other)).toEqual([]);
    await Promise.all([own.close(), other.close()]);
  });
});

test('every star of a story map can be found from it', async () => {
  const containerId = await newMap(world, 'Counted');
  await star(containerId);
  await star(containerId, world.owner, false);
  const rows = [...(await tableOf(stack(), world.domain)).values()];
  const marks = rows.filter(({ pk, sk }) => pk.endsWith(`#MAP#${containerId}`) && sk.startsWith('star#'));
  expect(marks).toMatchObject([{ uid: world.owner.uid }]);
});

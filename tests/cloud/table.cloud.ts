import { describe, expect, test } from 'vitest';
import { send } from '#tests/calls/support/caller.ts';
import { rename } from '#tests/calls/support/renaming.ts';
import { useResettableWorld } from '#tests/calls/support/resettableWorld.ts';
import { useCloud } from './useCloud.ts';

const cloud = useCloud();
const world = useResettableWorld(() => cloud);

describe('what is written in one transaction', () => {
  test('is one Activity, however many people add it at once', async () => {
    const { call, owner } = await world.reset();
    const names = ['One', 'Two', 'Three'];
    const maps = await Promise.all(
      names.map(async (name) => (await call('story_map_container_create', { name, why: 'To race' })).id),
    );
    const answers = await Promise.all(
      maps.map((containerId) =>
        send(cloud, 'add_what', { containerId, description: 'Pay the bill', level: 0 }, owner.idToken),
      ),
    );
    expect(
      answers.map(({ status }) => status),
      answers.map(({ text }) => text).join(),
    ).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
  });

  test('makes no third level, whoever is first', async () => {
    const { call, owner, containerId } = await world.reset();
    const add = async (description: string) => (await call('add_what', { containerId, description, level: 0 })).id;
    const whats = { first: await add('Alone'), second: await add('Alone too') };
    // Each goes under the other: one of them has to be refused.
    const move = (whatId: string, parentId: string) =>
      send(
        cloud,
        'move_what',
        { containerId, whatId, newParentId: parentId, newOrder: 0, afterWhatId: null, beforeWhatId: null },
        owner.idToken,
      );
    const answers = await Promise.all([move(whats.first, whats.second), move(whats.second, whats.first)]);
    expect(
      answers.filter(({ status }) => status === 200),
      answers.map(({ text }) => text).join('\n'),
    ).toHaveLength(1);
    const { whats: found } = await call('get_container', { containerId });
    const levels = found.filter(({ id }) => id === whats.first || id === whats.second).map(({ level }) => level);
    expect(levels.sort()).toEqual([0, 1]);
  });

  test('takes effect once under one key', async () => {
    const { owner, call, containerId } = await world.reset();
    const headers = { 'idempotency-key': 'the-same-key-twice' };
    const add = () =>
      send(cloud, 'add_what', { containerId, description: 'Ring the bell', level: 0 }, owner.idToken, headers);
    const [one, two] = [await add(), await add()];
    expect(one.status, one.text).toBe(200);
    expect(two.text).toBe(one.text);
    const { whats } = await call('get_container', { containerId });
    expect(whats.filter(({ description }) => description === 'Ring the bell')).toHaveLength(1);
  });
});

describe('what follows by the stream', () => {
  test('is found by a search, where there is an OpenSearch', async () => {
    const { call, owner } = await world.reset();
    if (!cloud.deployed.searches) {
      expect(await send(cloud, 'story_map_all', { query: 'lighthouse' }, owner.idToken)).toMatchObject({
        status: 503,
        body: { code: 'search-unavailable' },
      });
      return;
    }
    const { id } = await call('story_map_container_create', { name: 'Lighthouse keepers', why: 'Ships find home' });
    const found = async () =>
      (await call('story_map_all', { query: 'lighthouse' })).hits.map(({ objectID }) => objectID);
    await expect.poll(found, { timeout: 30_000, interval: 500 }).toEqual([id]);
    await call('delete_container', { containerId: id });
    await expect.poll(found, { timeout: 30_000, interval: 500 }).toEqual([]);
  });

  test('is carried to the other maps of an Activity', async () => {
    const { call, spareMaps, containerId, whats, owner } = await world.reset();
    await rename(owner, 'what', containerId, whats.sibling, 'Carried by the stream');
    const textsThere = async () =>
      (await call('get_container', { containerId: spareMaps.linked })).whats.map(({ description }) => description);
    await expect.poll(textsThere, { timeout: 30_000, interval: 500 }).toEqual(['Carried by the stream']);
  });
});

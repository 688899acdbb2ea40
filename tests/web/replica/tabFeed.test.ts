import { describe, expect, test } from 'vitest';
import { Replica } from '#web/replica/replica.ts';
import { Scope } from '#web/replica/scope.ts';
import { mapScope } from '#web/replica/scopes.ts';
import { whos } from '#web/replica/story_map/entities.ts';
import { TabFeed } from '#web/replica/tabFeed.ts';

/** A tab with one map open. */
function tab(uid: string, containerId = 'm') {
  const replica = new Replica();
  const scope = new Scope(mapScope(containerId));
  scope.define(whos);
  replica.join(scope);
  return { scope, feed: new TabFeed(uid, replica) };
}
const rider = (version: number, name: string) => ({
  changed: [{ type: 'who', id: 'rider', version, name, group: null, category: null, generation: 0 }],
  removed: [],
});

describe('two tabs of one person', () => {
  test('have the same state, whoever heard first; other people and other maps receive nothing', async () => {
    const tabs = [tab('ann'), tab('ann'), tab('bob'), tab('ann', 'other')];
    const [one, two] = tabs;
    two?.scope.enter(rider(3, 'newest'));
    one?.scope.enter(rider(2, 'older'));
    one?.feed.publish(mapScope('m'), rider(2, 'older'));
    two?.feed.publish(mapScope('m'), rider(3, 'newest'));
    const names = () => tabs.map(({ scope }) => scope.get(whos, 'rider')?.name);
    await expect.poll(names).toEqual(['newest', 'newest', undefined, undefined]);
    for (const { feed } of tabs) feed.close();
  });
});

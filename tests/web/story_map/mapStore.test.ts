import { describe, expect, test } from 'vitest';
import { MapStore, roleIn } from '#web/features/story_map/model/mapStore.ts';
import { idFor } from './boards.ts';
import { FakeServer } from './fakeServer.ts';

const ann = idFor('ann');
const bob = idFor('bob');
const who = (name: string, version: number, group: string | null = null) => ({
  type: 'who',
  id: idFor(name),
  version,
  name,
  group,
  category: null,
});
const link = (what: string, name: string, version: number) => ({
  type: 'what_who_link',
  id: `${what}_${name}`,
  version,
  whatId: idFor(what),
  whoId: idFor(name),
  linkTypeId: idFor('performs'),
});

function open() {
  const copy = new FakeServer({ Find: [], Book: [] }).copy();
  const map = new MapStore(copy);
  const groupOf = (name: string) => map.getState().whos.get(idFor(name))?.group;
  return { copy, map, groupOf };
}

describe('what an open map knows beside its Activities', () => {
  test('is what answers say, the higher version winning whatever the order', () => {
    const { map, groupOf } = open();
    map.enter({ changed: [who('Rider', 3, 'new')], removed: [] });
    map.enter({ changed: [who('Rider', 2, 'old')], removed: [] });
    expect(groupOf('Rider')).toBe('new');
    map.enter({ changed: [], removed: [{ type: 'who', id: idFor('Rider'), version: 4 }] });
    map.enter({ changed: [who('Rider', 3, 'late')], removed: [] });
    expect(map.getState().whos.size).toBe(0);
    map.enter({ changed: [who('Rider', 5, 'again')], removed: [] });
    expect(groupOf('Rider')).toBe('again');
  });

  test('loses the links of what went away, and keeps the others', () => {
    const { map } = open();
    map.enter({
      changed: [
        who('Rider', 1),
        who('Clerk', 1),
        link('Find', 'Rider', 1),
        link('Book', 'Rider', 1),
        link('Book', 'Clerk', 1),
      ],
      removed: [],
    });
    map.enter({ changed: [], removed: [{ type: 'what', id: idFor('Find'), version: 2 }] }, new Set([idFor('Find')]));
    expect([...map.getState().whatWhoLinks.keys()]).toEqual(['Book_Rider', 'Book_Clerk']);
    map.enter({ changed: [], removed: [{ type: 'who', id: idFor('Rider'), version: 2 }] });
    expect([...map.getState().whatWhoLinks.keys()]).toEqual(['Book_Clerk']);
  });

  test('keeps what was changed while a copy was under way', () => {
    const { copy, map, groupOf } = open();
    map.enter({ changed: [who('Rider', 1, 'before')], removed: [] });
    const enterCopy = map.expectCopy();
    map.enter({ changed: [who('Clerk', 1, 'meanwhile')], removed: [] });
    enterCopy(copy);
    expect(groupOf('Rider')).toBeUndefined();
    expect(groupOf('Clerk')).toBe('meanwhile');
  });

  test('tells the role of a person as owner and members change', () => {
    const { map } = open();
    const roles = () => [ann, bob].map((uid) => roleIn(map.getState(), uid));
    expect(roles()).toEqual(['owner', 'none']);
    map.enter({ changed: [{ type: 'member', id: bob, version: 1, role: 'viewer' }], removed: [] });
    expect(roles()).toEqual(['owner', 'viewer']);
    const { head } = map.getState();
    map.enter({
      changed: [
        { type: 'story_map', ...head, version: 2, owner: bob },
        { type: 'member', id: ann, version: 1, role: 'editor' },
      ],
      removed: [{ type: 'member', id: bob, version: 2 }],
    });
    expect(roles()).toEqual(['editor', 'owner']);
  });
});

import { describe, expect, test } from 'vitest';
import { whatWhoLinks, whos } from '#web/replica/story_map/entities.ts';
import { MapReplica } from '#web/replica/story_map/MapReplica.ts';
import { idFor } from './boards.ts';
import { FakeServer } from './fakeServer.ts';

const ann = idFor('ann');
const bob = idFor('bob');
const who = (name: string, version: number, group: string | null = null) => ({
  type: 'who',
  id: idFor(name),
  version,
  name,
  groupId: group,
  categoryId: null,
  generation: 0,
});
const link = (what: string, name: string, version: number) => ({
  type: 'what_who_link',
  id: `${what}_${name}`,
  version,
  whatId: idFor(what),
  whoId: idFor(name),
  linkTypeId: idFor('performs'),
  whatGeneration: 0,
  whoGeneration: 0,
});

function open() {
  const server = new FakeServer({ Find: [], Book: [] });
  const map = new MapReplica(server.copy(), server.call);
  const { scope } = map;
  const groupOf = (name: string) => scope.get(whos, idFor(name))?.groupId;
  return { server, map, scope, groupOf };
}

describe('the other entities of an open map', () => {
  test('come from answers; the higher version wins, whatever the order', () => {
    const { scope, groupOf } = open();
    scope.enter({ changed: [who('Rider', 3, 'new')], removed: [] });
    scope.enter({ changed: [who('Rider', 2, 'old')], removed: [] });
    expect(groupOf('Rider')).toBe('new');
    scope.enter({ changed: [], removed: [{ type: 'who', id: idFor('Rider'), version: 4 }] });
    scope.enter({ changed: [who('Rider', 3, 'late')], removed: [] });
    expect(scope.all(whos).size).toBe(0);
    scope.enter({ changed: [who('Rider', 5, 'again')], removed: [] });
    expect(groupOf('Rider')).toBe('again');
  });

  test('are completed by the same version of the whole when only their head had come, and stay whole then', () => {
    const { scope, groupOf } = open();
    const head = { ...who('Rider', 3), isHead: true as const };
    scope.enter({ changed: [head], removed: [] });
    expect(groupOf('Rider')).toBeNull();
    scope.enter({ changed: [who('Rider', 2, 'older')], removed: [] });
    expect(groupOf('Rider')).toBeNull();
    scope.enter({ changed: [who('Rider', 3, 'whole')], removed: [] });
    expect(groupOf('Rider')).toBe('whole');
    scope.enter({ changed: [head], removed: [] });
    expect(groupOf('Rider')).toBe('whole');
  });

  test('lose the links of removed entities, and keep the others', () => {
    const { scope } = open();
    scope.enter({
      changed: [
        who('Rider', 1),
        who('Clerk', 1),
        link('Find', 'Rider', 1),
        link('Book', 'Rider', 1),
        link('Book', 'Clerk', 1),
      ],
      removed: [],
    });
    scope.enter({ changed: [], removed: [{ type: 'what', id: idFor('Find'), version: 2 }] });
    expect([...scope.all(whatWhoLinks).keys()]).toEqual(['Book_Rider', 'Book_Clerk']);
    scope.enter({ changed: [], removed: [{ type: 'who', id: idFor('Rider'), version: 2 }] });
    expect([...scope.all(whatWhoLinks).keys()]).toEqual(['Book_Clerk']);
  });

  test('keep what was changed while a copy was loading', async () => {
    const { server, map, scope, groupOf } = open();
    scope.enter({ changed: [who('Rider', 1, 'before')], removed: [] });
    const reading = map.reload();
    scope.enter({ changed: [who('Clerk', 1, 'meanwhile')], removed: [] });
    await server.answerAll();
    await reading;
    expect(groupOf('Rider')).toBeUndefined();
    expect(groupOf('Clerk')).toBe('meanwhile');
  });

  test('give the role of a person, as owner and members change', () => {
    const { map, scope } = open();
    const roles = () => [ann, bob].map((uid) => map.roleOf(uid));
    expect(roles()).toEqual(['owner', 'none']);
    scope.enter({ changed: [{ type: 'member', id: bob, version: 1, role: 'viewer' }], removed: [] });
    expect(roles()).toEqual(['owner', 'viewer']);
    const { head } = map;
    scope.enter({
      changed: [
        { type: 'story_map', ...head, version: 2, owner: bob },
        { type: 'member', id: ann, version: 1, role: 'editor' },
      ],
      removed: [{ type: 'member', id: bob, version: 2 }],
    });
    expect(roles()).toEqual(['editor', 'owner']);
  });
});

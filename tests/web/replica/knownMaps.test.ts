import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { registry } from '#shared/contract/registry.ts';
import { MAX_BYTES, MAX_MAPS, withRoom } from '#web/replica/story_map/known/keepMap.ts';
import { type KnownMap, knownMaps, knownSince } from '#web/replica/story_map/known/knownMaps.ts';
import { SCHEMA } from '#web/replica/story_map/known/mapStore.ts';

const known = (count: number, bytes = 1): KnownMap[] => Array.from({ length: count }, (_, i) => [`map ${i}`, i, bytes]);

describe('the list of kept maps', () => {
  const kept = JSON.stringify(['acme.example/ann', ['a', 5, 100], ['b', 7, 200]]);

  test('says from when on to ask for changes', () => {
    expect(knownSince(kept, 'acme.example/ann', 'b', 9)).toBe(7);
    expect(knownSince(kept, 'acme.example/ann', 'c', 9)).toBeUndefined();
  });

  test('does not count a map that is older than 29 days: what it holds may have been erased', () => {
    const days = (count: number) => 7 + count * 24 * 60 * 60 * 1000;
    expect(knownSince(kept, 'acme.example/ann', 'b', days(29) - 1)).toBe(7);
    expect(knownSince(kept, 'acme.example/ann', 'b', days(29))).toBeUndefined();
  });

  test.each([
    ['of somebody else', kept, 'acme.example/bob'],
    ['of another company', kept, 'other.example/ann'],
    ['that is not there', null, 'acme.example/ann'],
    ['that cannot be read', '{"', 'acme.example/ann'],
    ['of another shape', JSON.stringify(['acme.example/ann', ['a']]), 'acme.example/ann'],
  ])('counts as empty when it is one %s', (_what, text, owner) => {
    expect(knownMaps(text, owner)).toEqual([]);
  });

  test('has room for the last maps, and for a number of bytes', () => {
    expect(withRoom(known(MAX_MAPS + 5))).toEqual(known(MAX_MAPS));
    expect(withRoom(known(5, MAX_BYTES / 3 - 1))).toHaveLength(3);
    expect(withRoom(known(1, MAX_BYTES + 1))).toEqual([]);
  });
});

/** What a board holds, field by field. */
function shapeOf(schema: z.ZodMiniType): unknown {
  if (schema instanceof z.ZodMiniArray) return shapeOf(schema.def.element as z.ZodMiniType);
  if (!(schema instanceof z.ZodMiniObject)) return undefined;
  return Object.keys(schema.shape).sort().join(' ');
}

/** The fields of a board in each version that a browser may have kept. A released line never changes: a new shape is a new line. */
const SHAPES: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: {
    head: 'backboneOrder backboneRank businessOwner createdAt cursor id members members_edit members_view name next owner parentWhatRef parentWhatRefCreator role skeletonRank version whatWhoLinks whats whoCategories whoGroupingMap whoGroups whoWhoLinks whos why',
    members: 'id role version',
    whatWhoLinks: 'id linkTypeId version whatGeneration whatId whoGeneration whoId',
    whats:
      'childContainerId childOrder childOrderMap cost description generation id level order orderKey parentGeneration parentId priorityId rank rankKey size storyName value version whoLinks',
    whoCategories: 'groupId id name orderKey version',
    whoGroups: 'id name orderKey version',
    whoWhoLinks: 'id linkTypeId otherWhoGeneration otherWhoId version whoGeneration whoId',
    whos: 'category categoryId generation group groupId id name version whatLinks whoLinks',
  },
  2: {
    head: 'backboneOrder backboneRank businessOwner createdAt cursor id members members_edit members_view name next owner parentWhatRef parentWhatRefCreator role skeletonRank version viewersComment whatWhoLinks whats whoCategories whoGroupingMap whoGroups whoWhoLinks whos why',
    members: 'id role version',
    whatWhoLinks: 'id linkTypeId version whatGeneration whatId whoGeneration whoId',
    whats:
      'childContainerId childOrder childOrderMap cost description generation id level order orderKey parentGeneration parentId priorityId rank rankKey size storyName value version whoLinks',
    whoCategories: 'groupId id name orderKey version',
    whoGroups: 'id name orderKey version',
    whoWhoLinks: 'id linkTypeId otherWhoGeneration otherWhoId version whoGeneration whoId',
    whos: 'category categoryId generation group groupId id name version whatLinks whoLinks',
  },
};

test('the fields of kept boards are those of SCHEMA', () => {
  const { shape } = registry.get_container.output;
  const lists = Object.entries(shape).map(([name, schema]) => [name, shapeOf(schema as z.ZodMiniType)] as const);
  const shapes = Object.fromEntries(lists.filter(([, fields]) => fields !== undefined));
  expect(
    { head: Object.keys(shape).sort().join(' '), ...shapes },
    'A board has other fields: raise SCHEMA in mapStore.ts, and add them to SHAPES under its number',
  ).toEqual(SHAPES[SCHEMA]);
});

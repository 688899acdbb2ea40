import { expect, test } from 'vitest';
import { MAX_ROADMAP_MAPS } from '#shared/model/roadmap.ts';
import { mapsOfRoadmap } from '#shared/rules/roadmap/activityRoadmap.ts';

test('an activity roadmap reads the maps that use most of its Activities, of those that the person may view', () => {
  const whats = [
    { id: 'a', mapIds: ['m', 'n', 'hidden'] },
    { id: 'b', mapIds: ['n', 'hidden'] },
  ];
  expect(mapsOfRoadmap(whats, (id) => id !== 'hidden')).toEqual({
    maps: [
      { mapId: 'n', whatIds: ['a', 'b'] },
      { mapId: 'm', whatIds: ['a'] },
    ],
    leftOut: 0,
  });
  const mapIds = Array.from({ length: MAX_ROADMAP_MAPS + 3 }, (_, i) => `m${i}`);
  const { maps, leftOut } = mapsOfRoadmap([{ id: 'a', mapIds }], (id) => id !== 'm0');
  expect([maps.length, leftOut]).toEqual([MAX_ROADMAP_MAPS, 2]);
});

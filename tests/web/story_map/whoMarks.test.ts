import { describe, expect, test } from 'vitest';
import type { MapState } from '#web/features/story_map/model/mapStore.ts';
import { initialsOf, linkedNames, whoMarkOf } from '#web/features/story_map/model/whoMarks.ts';

const count = (many: number) => `${many} of them`;

function state(
  whos: Record<string, string>,
  links: readonly [whatId: string, whoId: string][],
): Pick<MapState, 'whos' | 'whatWhoLinks'> {
  return {
    whos: new Map(
      Object.entries(whos).map(([id, name]) => [
        id,
        { id, name, version: 1, group: null, category: null, whatLinks: {}, whoLinks: {} },
      ]),
    ),
    whatWhoLinks: new Map(
      links.map(([whatId, whoId]) => [
        `${whatId}_${whoId}`,
        { id: `${whatId}_${whoId}`, version: 1, whatId, whoId, linkTypeId: 'performs' },
      ]),
    ),
  };
}

describe('the mark of the Whos on a card', () => {
  test('is two letters for each of up to three, then their number', () => {
    expect([
      initialsOf('visitor'),
      initialsOf('Call centre agent'),
      initialsOf(' X '),
      initialsOf('élan vital'),
      initialsOf('😀 smile'),
    ]).toEqual(['Vi', 'CC', 'X', 'ÉV', '😀S']);
    expect(whoMarkOf([], count)).toBeNull();
    expect(whoMarkOf(['Clerk', 'Front desk', 'Visitor'], count)).toEqual({
      short: 'Cl · FD · Vi',
      names: 'Clerk, Front desk, Visitor',
    });
    expect(whoMarkOf(['a', 'b', 'c', 'd'], count)?.short).toBe('4 of them');
  });

  test('follows the links and the names, in the order of the names', () => {
    const before = state({ v: 'Visitor', c: 'Clerk' }, [
      ['find', 'v'],
      ['find', 'c'],
      ['book', 'v'],
      ['book', 'gone'],
    ]);
    expect(linkedNames(before, 'find')).toEqual(['Clerk', 'Visitor']);
    expect(linkedNames(before, 'book')).toEqual(['Visitor']);
    expect(linkedNames(before, 'pay')).toEqual([]);
    expect(linkedNames(before, null)).toEqual([]);
    const renamed = { ...before, whos: state({ v: 'Guest', c: 'Clerk' }, []).whos };
    expect(linkedNames(renamed, 'book')).toEqual(['Guest']);
    const unlinked = { ...renamed, whatWhoLinks: state({}, [['find', 'c']]).whatWhoLinks };
    expect(linkedNames(unlinked, 'find')).toEqual(['Clerk']);
  });
});

import { describe, expect, test } from 'vitest';
import {
  isFiltering,
  matchingWhats,
  noFilter,
  withChosen,
  withKind,
  withoutRemoved,
} from '#shared/rules/what/whatFilter.ts';

const links = {
  whatWhoLinks: [
    { whatId: 'pay', whoId: 'ann' },
    { whatId: 'pay', whoId: 'bob' },
    { whatId: 'ride', whoId: 'bob' },
  ],
  releaseWhats: [
    { whatId: 'ride', releaseId: 'spring' },
    { whatId: 'repair', releaseId: 'autumn' },
  ],
};

describe('a filter of Activities', () => {
  test('matches nothing until a Who or a release is chosen', () => {
    expect(matchingWhats(noFilter, links)).toBeNull();
    expect(matchingWhats(withKind(noFilter, 'who'), links)).toBeNull();
    expect(matchingWhats(withKind(noFilter, 'release'), links)).toBeNull();
    expect(matchingWhats({ kind: 'none', ids: ['ann'] }, links)).toBeNull();
  });

  test('matches what is linked with any of the chosen Whos', () => {
    const ann = withChosen(withKind(noFilter, 'who'), 'ann');
    expect([...(matchingWhats(ann, links) ?? [])]).toEqual(['pay']);
    expect([...(matchingWhats(withChosen(ann, 'bob'), links) ?? [])]).toEqual(['pay', 'ride']);
    expect([...(matchingWhats(withChosen(withKind(noFilter, 'who'), 'eve'), links) ?? ['?'])]).toEqual([]);
  });

  test('matches what is in any of the chosen releases', () => {
    const spring = withChosen(withKind(noFilter, 'release'), 'spring');
    expect([...(matchingWhats(spring, links) ?? [])]).toEqual(['ride']);
    expect([...(matchingWhats(withChosen(spring, 'autumn'), links) ?? [])]).toEqual(['ride', 'repair']);
  });

  test('clears the choice when its kind changes, and ignores a Who that is chosen twice', () => {
    const ann = withChosen(withKind(noFilter, 'who'), 'ann');
    expect(withKind(ann, 'release')).toEqual({ kind: 'release', ids: [] });
    expect(withKind(ann, 'none')).toEqual(noFilter);
    expect(withKind(ann, 'who')).toBe(ann);
    expect(withChosen(ann, 'ann').ids).toEqual([]);
  });

  test('ignores a Who that has left the map', () => {
    const both = withChosen(withChosen(withKind(noFilter, 'who'), 'ann'), 'bob');
    expect(withoutRemoved(both, () => true)).toBe(both);
    expect(withoutRemoved(both, (id) => id === 'bob').ids).toEqual(['bob']);
    expect(isFiltering(withoutRemoved(both, () => false))).toBe(false);
  });
});

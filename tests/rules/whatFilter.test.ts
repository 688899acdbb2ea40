import { describe, expect, test } from 'vitest';
import { isFiltering, matchingWhats, noFilter, withKind, withoutGone, withWho } from '#shared/rules/whatFilter.ts';

const links = [
  { whatId: 'pay', whoId: 'ann' },
  { whatId: 'pay', whoId: 'bob' },
  { whatId: 'ride', whoId: 'bob' },
];

describe('a filter of Activities', () => {
  test('matches nothing until a Who is chosen', () => {
    expect(matchingWhats(noFilter, links)).toBeNull();
    expect(matchingWhats(withKind(noFilter, 'who'), links)).toBeNull();
    expect(matchingWhats({ kind: 'none', whoIds: ['ann'] }, links)).toBeNull();
  });

  test('matches what is linked with any of the chosen Whos', () => {
    const ann = withWho(withKind(noFilter, 'who'), 'ann');
    expect([...(matchingWhats(ann, links) ?? [])]).toEqual(['pay']);
    expect([...(matchingWhats(withWho(ann, 'bob'), links) ?? [])]).toEqual(['pay', 'ride']);
    expect([...(matchingWhats(withWho(withKind(noFilter, 'who'), 'eve'), links) ?? ['?'])]).toEqual([]);
  });

  test('clears the choice when its kind changes, and ignores a Who that is chosen twice', () => {
    const ann = withWho(withKind(noFilter, 'who'), 'ann');
    expect(withKind(ann, 'none')).toEqual(noFilter);
    expect(withKind(ann, 'who')).toBe(ann);
    expect(withWho(ann, 'ann').whoIds).toEqual([]);
  });

  test('ignores a Who that has left the map', () => {
    const both = withWho(withWho(withKind(noFilter, 'who'), 'ann'), 'bob');
    expect(withoutGone(both, () => true)).toBe(both);
    expect(withoutGone(both, (id) => id === 'bob').whoIds).toEqual(['bob']);
    expect(isFiltering(withoutGone(both, () => false))).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import {
  isFiltering,
  matchingWhats,
  noFilter,
  UNPLANNED,
  type WhatFilter,
  withChosen,
  withKind,
  withoutPart,
  withoutRemoved,
} from '#shared/rules/what/whatFilter.ts';

const what = (id: string, description: string, fields: { priorityId?: string; size?: number } = {}) => ({
  id,
  description,
  priorityId: fields.priorityId ?? null,
  size: fields.size ?? null,
});

const map = {
  whats: [
    what('pay', 'Pay the bill', { priorityId: 'must', size: 3 }),
    what('ride', 'Ride to work', { priorityId: 'should' }),
    what('repair', 'Pay for a repair', { size: 5 }),
    what('lend', 'Lend it'),
  ],
  whatWhoLinks: [
    { whatId: 'pay', whoId: 'ann' },
    { whatId: 'pay', whoId: 'bob' },
    { whatId: 'ride', whoId: 'bob' },
    { whatId: 'gone', whoId: 'bob' },
  ],
  releaseWhats: [
    { whatId: 'ride', releaseId: 'spring' },
    { whatId: 'repair', releaseId: 'autumn' },
  ],
};

const found = (fields: Partial<WhatFilter>) => {
  const matches = matchingWhats({ ...noFilter, ...fields }, map);
  return matches === null ? 'all' : [...matches];
};

describe('a filter of Activities', () => {
  test('hides nothing until a part of it is set', () => {
    for (const kind of ['none', 'who', 'release', 'both'] as const) expect(found({ kind })).toBe('all');
    expect(found({ text: '  ', hides: true })).toBe('all');
    expect(isFiltering({ ...noFilter, kind: 'who', hides: true })).toBe(false);
  });

  test('matches any of the choices of a part', () => {
    expect(found({ whoIds: ['ann'] })).toEqual(['pay']);
    expect(found({ whoIds: ['ann', 'bob'] })).toEqual(['pay', 'ride']);
    expect(found({ whoIds: ['eve'] })).toEqual([]);
    expect(found({ releaseIds: ['spring'] })).toEqual(['ride']);
    expect(found({ releaseIds: ['spring', 'autumn'] })).toEqual(['ride', 'repair']);
    expect(found({ releaseIds: [UNPLANNED] })).toEqual(['pay', 'lend']);
    expect(found({ releaseIds: [UNPLANNED, 'autumn'] })).toEqual(['pay', 'repair', 'lend']);
    expect(found({ priorityIds: ['must', 'should'] })).toEqual(['pay', 'ride']);
    expect(found({ noSize: true })).toEqual(['ride', 'lend']);
    expect(found({ text: ' PAY ' })).toEqual(['pay', 'repair']);
  });

  test('matches what satisfies all parts that are set', () => {
    expect(found({ whoIds: ['bob'], releaseIds: ['spring'] })).toEqual(['ride']);
    expect(found({ whoIds: ['ann'], releaseIds: ['spring'] })).toEqual([]);
    expect(found({ text: 'pay', releaseIds: [UNPLANNED] })).toEqual(['pay']);
    expect(found({ text: 'e', priorityIds: ['should'], noSize: true, whoIds: ['bob'] })).toEqual(['ride']);
    expect(found({ text: 'pay', noSize: true })).toEqual([]);
  });

  test('clears the choice when its kind changes, and ignores a Who that is chosen twice', () => {
    const ann = withChosen(withKind({ ...noFilter, priorityIds: ['must'] }, 'who'), 'whoIds', 'ann');
    expect(withKind(ann, 'release')).toEqual({ ...ann, kind: 'release', whoIds: [] });
    expect(withKind(ann, 'none')).toEqual({ ...noFilter, priorityIds: ['must'] });
    expect(withKind(ann, 'who')).toBe(ann);
    expect(withChosen(ann, 'whoIds', 'ann').whoIds).toEqual([]);
  });

  test('keeps the chosen Whos when releases join them, and clears both afterwards', () => {
    const both = withKind({ ...noFilter, kind: 'who', whoIds: ['ann'] }, 'both');
    expect(both.whoIds).toEqual(['ann']);
    const chosen = withChosen(both, 'releaseIds', 'spring');
    expect(withKind(chosen, 'release')).toEqual({ ...noFilter, kind: 'release' });
  });

  test('loses one part and keeps the others', () => {
    const filter = { ...noFilter, text: 'pay', noSize: true, priorityIds: ['must'] };
    expect(withoutPart(filter, 'text')).toEqual({ ...filter, text: '' });
    expect(withoutPart(filter, 'priorityIds')).toEqual({ ...filter, priorityIds: [] });
    expect(withoutPart(filter, 'noSize')).toEqual({ ...filter, noSize: false });
  });

  test('ignores a Who that has left the map', () => {
    const both = { ...noFilter, whoIds: ['ann', 'bob'] };
    expect(withoutRemoved(both, 'whoIds', () => true)).toBe(both);
    expect(withoutRemoved(both, 'whoIds', (id) => id === 'bob').whoIds).toEqual(['bob']);
    expect(isFiltering(withoutRemoved(both, 'whoIds', () => false))).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import {
  answersAfter,
  isAgreed,
  pageOfRequests,
  peopleAskedNow,
  requestsOfMaps,
} from '#shared/rules/changeRequests.ts';

test('a request is agreed when everybody who is asked has accepted, nobody left to ask included', () => {
  expect(isAgreed({ asked: null, agreed: 3 })).toBe(false);
  expect(isAgreed({ asked: 2 })).toBe(false);
  expect(isAgreed({ asked: 2, agreed: 1 })).toBe(false);
  expect(isAgreed({ asked: 2, agreed: 2 })).toBe(true);
  expect(isAgreed({ asked: 0 })).toBe(true);
});

test.each([
  ['empty', true, 2],
  ['empty', false, 1],
  [true, false, 0],
  [false, true, 2],
  [false, false, 1],
] as const)('an answer from %s to %s leaves %i who agree', (was, now, agreed) => {
  expect(answersAfter({ asked: 4, agreed: 1 }, was, now)).toEqual({ asked: 4, agreed });
});

describe('the people who are asked now', () => {
  const everybody = () => true;

  test('are those who still own or edit an affected map', () => {
    const maps = [
      { owner: 'a', editors: ['b'] },
      { owner: 'c', editors: [] },
    ];
    expect(peopleAskedNow(['a', 'b', 'c'], maps, everybody)).toEqual({ gone: [], joined: [] });
    expect(peopleAskedNow(['a', 'b', 'c', 'd'], maps, everybody)).toEqual({ gone: ['d'], joined: [] });
    expect(peopleAskedNow(['a', 'b', 'c'], [], everybody)).toEqual({ gone: ['a', 'b', 'c'], joined: [] });
  });

  test('include the owner of a map that nobody is asked for any more, but no new editor', () => {
    expect(peopleAskedNow(['old'], [{ owner: 'new', editors: ['other'] }], everybody)).toEqual({
      gone: ['old'],
      joined: ['new'],
    });
    expect(peopleAskedNow(['editor'], [{ owner: 'new', editors: ['editor'] }], everybody)).toEqual({
      gone: [],
      joined: [],
    });
    const both = [
      { owner: 'new', editors: [] },
      { owner: 'new', editors: [] },
    ];
    expect(peopleAskedNow([], both, everybody).joined).toEqual(['new']);
  });

  test('have access to the application', () => {
    const maps = [{ owner: 'a', editors: ['b'] }];
    expect(peopleAskedNow(['a', 'b'], maps, (uid) => uid === 'b')).toEqual({ gone: ['a'], joined: [] });
    expect(peopleAskedNow(['a'], maps, () => false)).toEqual({ gone: ['a'], joined: [] });
  });
});

test('a page holds ten requests, and a page past the end is the last one', () => {
  const all = Array.from({ length: 21 }, (_, i) => i);
  expect(pageOfRequests(all, 1)).toMatchObject({ page: 1, totalPages: 3, total: 21 });
  expect(pageOfRequests(all, 2).items).toEqual(all.slice(10, 20));
  expect(pageOfRequests(all, 9)).toMatchObject({ page: 3, items: [20] });
  expect(pageOfRequests([], 1)).toEqual({ page: 1, totalPages: 1, total: 0, items: [] });
});

test('requests from the maps that a person owns or edits are those of others, each in one list', () => {
  const request = (requestId: string, containerId: string, owner: string) => ({ requestId, mapId: containerId, owner });
  const open = [
    request('own', 'edited', 'ann'),
    request('of others', 'edited', 'bob'),
    request('asked', 'edited', 'bob'),
    request('elsewhere', 'other', 'bob'),
  ];
  const shown = requestsOfMaps(open, 'ann', new Set(['edited']), new Set(['asked']));
  expect(shown.map(({ requestId }) => requestId)).toEqual(['of others']);
});

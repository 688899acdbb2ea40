import { expect, test } from 'vitest';
import { proposedOwner } from '#shared/rules/story_map/membership.ts';

const editors = [
  { uid: 'late', since: 30 },
  { uid: 'early', since: 10 },
  { uid: 'b', since: undefined },
  { uid: 'a', since: undefined },
];
const everybody = () => true;
const except =
  (...gone: string[]) =>
  (uid: string) =>
    !gone.includes(uid);

test('proposes the business owner, else the longest editor, and nobody without access', () => {
  expect(proposedOwner({ businessOwner: 'boss', editors }, everybody)).toEqual({ uid: 'boss', as: 'businessOwner' });
  expect(proposedOwner({ businessOwner: 'boss', editors }, except('boss', 'a', 'b'))).toEqual({
    uid: 'early',
    as: 'editor',
  });
  expect(proposedOwner({ businessOwner: null, editors }, except('a', 'b', 'early'))).toEqual({
    uid: 'late',
    as: 'editor',
  });
  expect(proposedOwner({ businessOwner: null, editors }, () => false)).toBeNull();
  expect(proposedOwner({ businessOwner: null, editors: [] }, everybody)).toBeNull();
});

test('counts editors from before the time was recorded as the longest, the same one each time', () => {
  expect(proposedOwner({ businessOwner: null, editors }, everybody)).toEqual({ uid: 'a', as: 'editor' });
  expect(proposedOwner({ businessOwner: null, editors: [...editors].reverse() }, everybody)).toEqual({
    uid: 'a',
    as: 'editor',
  });
});

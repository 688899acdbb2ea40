import { expect, test } from 'vitest';
import { initialsOf, shownWhos } from '#web/features/what/board/whoBadges.ts';

test('a name has two letters of its first two words, or of its only one', () => {
  expect(['visitor', 'Call centre agent', ' X ', 'élan vital', '😀 smile'].map(initialsOf)).toEqual([
    'Vi',
    'CC',
    'X',
    'ÉV',
    '😀S',
  ]);
});

test('a card shows up to three Whos, and the number of the others', () => {
  const whos = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ id: name, name }));
  expect(shownWhos([])).toEqual({ shown: [], others: 0 });
  expect(shownWhos(whos.slice(0, 3))).toEqual({ shown: whos.slice(0, 3), others: 0 });
  expect(shownWhos(whos)).toEqual({ shown: whos.slice(0, 3), others: 2 });
});

import { describe, expect, test } from 'vitest';
import { placesTogether, withoutFollowers } from '#web/features/what/board/dragging/moveCards.ts';
import { boardOf } from '../replica/boards.ts';

const board = boardOf({ Find: ['Filter', 'Sort', 'Save', 'Share'], Book: ['Room'], Pay: [] });

describe('moving several cards', () => {
  test.each<[string, string[], [string | null, string | null], [string | null, string | null][]]>([
    ['a place between others', ['Room'], ['Filter', 'Sort'], [['Filter', 'Sort']]],
    [
      'a place beside one of themselves',
      ['Filter', 'Save'],
      ['Sort', 'Save'],
      [
        ['Sort', 'Share'],
        ['Filter', 'Share'],
      ],
    ],
    [
      'the end of a column',
      ['Filter', 'Room'],
      ['Share', null],
      [
        ['Share', null],
        ['Filter', null],
      ],
    ],
    [
      'the top of a column',
      ['Sort', 'Share'],
      [null, 'Filter'],
      [
        [null, 'Filter'],
        ['Sort', 'Filter'],
      ],
    ],
  ])('%s: they follow one another', (_, cards, [afterWhatId, beforeWhatId], expected) => {
    expect(placesTogether(board, cards, { parentId: 'Find', afterWhatId, beforeWhatId })).toEqual(
      expected.map(([after, before]) => ({ parentId: 'Find', afterWhatId: after, beforeWhatId: before })),
    );
  });

  test('sub-activities go along with their own', () => {
    expect(withoutFollowers(board, ['Find', 'Sort', 'Room'])).toEqual(['Find', 'Room']);
  });
});

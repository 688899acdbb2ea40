import { describe, expect, test } from 'vitest';
import { cardWithText, findCards } from '#web/board/selection/findCards.ts';
import { boardOf } from '../replica/boards.ts';

const board = boardOf({
  'Find a desk': ['Book a Room', 'Disbook'],
  book: ['E-Book', 'ＦＩＮＤ it'],
  Pay: ['Über die Straße', '支払う 🎉'],
});

describe('finding cards by text', () => {
  test('lists matches at the start first, then at the start of words, then inside words', () => {
    expect(findCards(board, 'book')).toEqual(['Book a Room', 'book', 'E-Book', 'Disbook']);
  });

  test.each([
    ['  FIND ', ['Find a desk', 'ＦＩＮＤ it']],
    ['a   desk', ['Find a desk']],
    ['über', ['Über die Straße']],
    ['払', ['支払う 🎉']],
    ['🎉', ['支払う 🎉']],
    ['.*', []],
    ['', []],
    ['   ', []],
  ])('%j finds %j', (typed, found) => {
    expect(findCards(board, typed)).toEqual(found);
  });

  test('an equal description is found wherever it is, except for the card itself', () => {
    expect(cardWithText(board, ' find  IT', 'Pay')).toBe('ＦＩＮＤ it');
    expect(cardWithText(board, 'BOOK', 'Pay')).toBe('book');
    expect(cardWithText(board, 'book', 'book')).toBeUndefined();
    expect(cardWithText(board, 'boo', 'Pay')).toBeUndefined();
  });
});

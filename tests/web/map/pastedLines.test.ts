import { describe, expect, test } from 'vitest';
import { cardsOf, hasSeveralLines } from '#web/map/selection/pastedLines.ts';

const sketch = (text: string, levels: 1 | 2 = 2) => {
  const { cards, flattened } = cardsOf(text, levels);
  return { cards: cards.map((card) => [card.text, card.under]), flattened };
};

describe('pasted lines', () => {
  test('a line that is indented goes under the one above that is not', () => {
    expect(sketch('Find\n  Filter\n\tSort\n\n  Save\nBook\r\n Pick')).toEqual({
      cards: [
        ['Find', ['Filter', 'Sort', 'Save']],
        ['Book', ['Pick']],
      ],
      flattened: 1,
    });
  });

  test('deeper lines come up to the second level, and are counted', () => {
    expect(sketch('Find\n  Filter\n    By price\n      In euros\n  Sort')).toEqual({
      cards: [['Find', ['Filter', 'By price', 'In euros', 'Sort']]],
      flattened: 2,
    });
  });

  test('where nothing can stand below, every line is a card of the row', () => {
    expect(sketch('Filter\n  By price\nSort', 1)).toEqual({
      cards: [
        ['Filter', []],
        ['By price', []],
        ['Sort', []],
      ],
      flattened: 1,
    });
  });

  test('what is indented as a whole stands as if it were not', () => {
    expect(sketch('    Find\n      Filter\n    Book')).toEqual({
      cards: [
        ['Find', ['Filter']],
        ['Book', []],
      ],
      flattened: 0,
    });
    expect(sketch('    Find\nBook').cards).toEqual([
      ['Find', []],
      ['Book', []],
    ]);
  });

  test('the marks of a list are left out, a minus is not', () => {
    expect(sketch('- Find\n  * Filter\n\u2022 Book\n-3 degrees').cards).toEqual([
      ['Find', ['Filter']],
      ['Book', []],
      ['-3 degrees', []],
    ]);
  });

  test('are several only when more than one says something', () => {
    expect(hasSeveralLines('Find\n\n')).toBe(false);
    expect(hasSeveralLines('Find\rBook')).toBe(true);
    expect(hasSeveralLines('')).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { cardsOf } from '#shared/rules/what/pastedLines.ts';

const sketch = (text: string, levels: 1 | 2 = 2) => {
  const { cards, flattened } = cardsOf(text, levels);
  return { cards: cards.map((card) => [card.text, card.under]), flattened };
};

describe('pasted lines', () => {
  test('become a child of the line above when they are indented more', () => {
    expect(sketch('Find\n  Filter\n\tSort\n\n  Save\nBook\r\n Pick')).toEqual({
      cards: [
        ['Find', ['Filter', 'Sort', 'Save']],
        ['Book', ['Pick']],
      ],
      flattened: 1,
    });
  });

  test('without anything that people see are left out', () => {
    expect(sketch('Find\n\u200b\n\u3164\nBook').cards).toEqual([
      ['Find', []],
      ['Book', []],
    ]);
  });

  test('that are deeper are put on the second level, and counted', () => {
    expect(sketch('Find\n  Filter\n    By price\n      In euros\n  Sort')).toEqual({
      cards: [['Find', ['Filter', 'By price', 'In euros', 'Sort']]],
      flattened: 2,
    });
  });

  test('are all cards of the row where no child level exists', () => {
    expect(sketch('Filter\n  By price\nSort', 1)).toEqual({
      cards: [
        ['Filter', []],
        ['By price', []],
        ['Sort', []],
      ],
      flattened: 1,
    });
  });

  test('that are all indented are treated as if they were not', () => {
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

  test('lose numbers, boxes and signs of headings, but not the numbers of their text', () => {
    const lines = [
      '1. Find',
      '2) Book',
      'a. Pick',
      '- [ ] Pay',
      '* [x] Ride',
      '\u2610 Swap',
      '## Return',
      '24 hours',
      '1.5 km',
    ];
    expect(sketch(lines.join('\n')).cards.map(([text]) => text)).toEqual([
      'Find',
      'Book',
      'Pick',
      'Pay',
      'Ride',
      'Swap',
      'Return',
      '24 hours',
      '1.5 km',
    ]);
  });

  test('lose list markers, but not a minus sign', () => {
    expect(sketch('- Find\n  * Filter\n\u2022 Book\n-3 degrees').cards).toEqual([
      ['Find', ['Filter']],
      ['Book', []],
      ['-3 degrees', []],
    ]);
  });
});

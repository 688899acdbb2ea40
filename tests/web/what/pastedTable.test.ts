import { describe, expect, test } from 'vitest';
import { mayBeSeveralCards } from '#web/features/what/board/paste/loadPasting.ts';
import { cardsOfTable, tableIn } from '#web/features/what/board/paste/pastedTable.ts';

const sketch = (text: string, levels: 1 | 2 = 2) => {
  const table = tableIn(text);
  return table && cardsOfTable(table, levels).map((card) => [card.text, card.under]);
};

describe('a block of a spreadsheet', () => {
  test('laid out as a story map becomes that map: a backbone with what stands below each cell', () => {
    expect(sketch('Browse\tPay\tReceive\r\nFilter\tBy card\t\r\n\tBy invoice\tTrack\r\n')).toEqual([
      ['Browse', ['Filter']],
      ['Pay', ['By card', 'By invoice']],
      ['Receive', ['Track']],
    ]);
    expect(sketch('Browse\tPay\tReceive')).toEqual([
      ['Browse', []],
      ['Pay', []],
      ['Receive', []],
    ]);
  });

  test('headed Backbone and Skeleton has a path a row, whatever else it has', () => {
    const rows = [
      'Type\tBackbone\tSkeleton\tSize',
      'Activity\tBrowse\t\t3',
      'Activity\tBrowse\tFilter\t1',
      'Activity\t\tSort\t',
      'Activity\tPay\tBy card\t',
      'Epic\tpay\tBy card\t',
    ];
    expect(sketch(rows.join('\n'))).toEqual([
      ['Browse', ['Filter', 'Sort']],
      ['Pay', ['By card']],
    ]);
    expect(sketch('backbone\tSize\nBrowse\t3\nPay\t')).toEqual([
      ['Browse', []],
      ['Pay', []],
    ]);
  });

  test('keeps each cell whole: quotes go, doubled ones are single, line breaks are spaces', () => {
    expect(sketch('"Find a ""good"" bike\nnear me"\tPay\n"Filter\tsort"\t')).toEqual([
      ['Find a "good" bike near me', ['Filter sort']],
      ['Pay', []],
    ]);
    expect(sketch('"One\nline"\nTwo')).toEqual([
      ['One line', []],
      ['Two', []],
    ]);
  });

  test('is a row of cards where no level is below', () => {
    expect(sketch('Browse\tPay\nFilter\t', 1)).toEqual([
      ['Browse', []],
      ['Filter', []],
      ['Pay', []],
    ]);
  });

  test('has no cards for empty rows, columns and cells', () => {
    expect(sketch('\tBrowse\t\tPay\n\t\t\t\n\t\u200b\t\tBy card')).toEqual([
      ['Browse', []],
      ['Pay', ['By card']],
    ]);
    expect(sketch('Browse\t\n\tBy card\t\nFind\tPay')).toEqual([
      ['Browse', ['Find']],
      ['By card', []],
      ['Pay', []],
    ]);
  });

  test('is told from an outline that is indented by tabs, and from quotations', () => {
    for (const text of ['Find\n\tFilter\n\t\tBy price\nPay', 'Find\n"Pay" now\nRide', 'Find\nPay', '"Pay', ''])
      expect(tableIn(text), text).toBeUndefined();
  });
});

test('a text has several cards when it has several lines or several cells', () => {
  expect(['Browse\tPay', 'Browse\nPay', '"Browse\nall"', 'Browse\rPay'].map(mayBeSeveralCards)).toEqual([
    ...[true, true, true, true],
  ]);
  expect(['Browse', 'Browse\n', '\tBrowse', 'Browse\t', ''].map(mayBeSeveralCards)).toEqual([
    ...[false, false, false, false, false],
  ]);
});

import { expect, test } from 'vitest';
import { columnOf } from '#shared/rules/initiative/columns.ts';

test('an Activity is shown below itself, else below the one above it, if that is in the initiative', () => {
  const columns = new Set(['book', 'pay']);
  expect(columnOf({ whatId: 'book', parentId: null }, columns)).toBe('book');
  expect(columnOf({ whatId: 'choose', parentId: 'book' }, columns)).toBe('book');
  expect(columnOf({ whatId: 'pay', parentId: 'book' }, columns)).toBe('pay');
  expect(columnOf({ whatId: 'choose', parentId: 'leave' }, columns)).toBeUndefined();
  expect(columnOf({ whatId: 'leave', parentId: null }, columns)).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { isSameLabel, labelOf, placeOfWho, whoColumns, whoGroupingMap } from '#shared/rules/whoLabels.ts';

const group = (id: string, name: string, orderKey: string) => ({ id, version: 1, name, orderKey });
const category = (id: string, groupId: string | null, name: string, orderKey: string) => ({
  ...group(id, name, orderKey),
  groupId,
});
const byId = <Label extends { id: string }>(...labels: Label[]) => new Map(labels.map((label) => [label.id, label]));
const who = (name: string, groupId: string | null = null, categoryId: string | null = null) => ({
  name,
  groupId,
  categoryId,
});

const groups = byId(group('t', 'Teams', 'a2'), group('u', 'Users', 'a1'), group('e', 'Empty', 'a3'));
const categories = byId(
  category('n', 'u', 'new', 'a2'),
  category('o', 'u', 'Old', 'a1'),
  category('d', 't', 'Day', 'a1'),
  category('x', null, 'New', 'a1'),
);

describe('the columns of the Who board', () => {
  const seen = (...whos: ReturnType<typeof who>[]) =>
    whoColumns(whos, groups, categories).map((column) => [
      column.group?.name ?? null,
      column.parts.map((part) => [part.category?.name ?? null, part.whos.map(({ name }) => name)]),
    ]);

  test('are groups and categories in their order, empty ones too, with Whos by name; Whos without a label come last', () => {
    expect(
      seen(who('Zoe'), who('Bo 10', 'u', 'n'), who('Bo 2', 'u', 'n'), who('Cy', 'u'), who('Ed', 't', 'd')),
    ).toEqual([
      [
        'Users',
        [
          ['Old', []],
          ['new', ['Bo 2', 'Bo 10']],
          [null, ['Cy']],
        ],
      ],
      ['Teams', [['Day', ['Ed']]]],
      ['Empty', []],
      [
        null,
        [
          ['New', []],
          [null, ['Zoe']],
        ],
      ],
    ]);
    expect(whoColumns([], new Map(), new Map())).toEqual([]);
    expect(whoColumns([], groups, new Map())).toHaveLength(3);
  });

  test('treat a removed label, and a category of another group, as none', () => {
    const place = (groupId: string | null, categoryId: string | null) =>
      placeOfWho({ groupId, categoryId }, groups, categories);
    expect(place('u', 'o')).toEqual({ groupId: 'u', categoryId: 'o' });
    expect(place('gone', 'o')).toEqual({ groupId: null, categoryId: null });
    expect(place('t', 'o')).toEqual({ groupId: 't', categoryId: null });
    expect(place('gone', 'x')).toEqual({ groupId: null, categoryId: 'x' });
  });
});

test('labels are equal whatever their case and white space', () => {
  expect(isSameLabel(' Our  Users', 'our users')).toBe(true);
  expect(isSameLabel('Our users', 'Our user')).toBe(false);
});

test('labels are created from texts that are not empty', () => {
  expect([labelOf(undefined), labelOf(null), labelOf(' \t'), labelOf(' a ')]).toEqual([null, null, null, 'a']);
});

test('the grouping map has each name once, in the order of the board', () => {
  expect(whoGroupingMap(groups, categories)).toEqual({
    groupsStringArr: ['Users', 'Teams', 'Empty'],
    categoriesStringArr: ['Old', 'new', 'Day'],
  });
});

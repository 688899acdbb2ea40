import { describe, expect, test } from 'vitest';
import { groupWhos, isSameLabel, labelOf, whoGroupingMap } from '#shared/rules/whoGroups.ts';

const who = (name: string, group: string | null = null, category: string | null = null) => ({ name, group, category });

describe('the columns of the Who board', () => {
  test('are groups by name, with categories by name, and Whos by name; what has no label comes last', () => {
    const columns = groupWhos([
      who('Zoe'),
      who('Bo', 'Team 10', 'b'),
      who('Al', 'team 2', 'Áb'),
      who('Cy', 'team 2'),
      who('di', 'Team 2', 'ab'),
      who('Ed', 'Team 2', 'aa'),
    ]);
    const seen = columns.map(({ label, parts }) => [
      label,
      parts.map((part) => [part.label, part.whos.map(({ name }) => name)]),
    ]);
    expect(seen).toEqual([
      [
        'team 2',
        [
          ['aa', ['Ed']],
          ['ab', ['di']],
          ['Áb', ['Al']],
          [null, ['Cy']],
        ],
      ],
      ['Team 10', [['b', ['Bo']]]],
      [null, [[null, ['Zoe']]]],
    ]);
  });

  test('take labels for one however their case and white space are', () => {
    expect(isSameLabel(' Our  Users', 'our users')).toBe(true);
    expect(isSameLabel(null, 'None')).toBe(false);
    expect(groupWhos([who('A', 'Our  users'), who('B', 'our Users')])).toHaveLength(1);
  });

  test('come from labels that are not empty', () => {
    expect([labelOf(undefined), labelOf(null), labelOf(' \t'), labelOf(' a ')]).toEqual([null, null, null, 'a']);
    expect(groupWhos([])).toEqual([]);
  });
});

test('the grouping map has each label once, sorted', () => {
  const whos = [who('A', 'Users', 'new'), who('B', 'users', 'Old'), who('C', 'Partners', 'New'), who('D')];
  expect(whoGroupingMap(whos)).toEqual({ groupsStringArr: ['Partners', 'Users'], categoriesStringArr: ['new', 'Old'] });
});

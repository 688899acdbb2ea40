import { describe, expect, test } from 'vitest';
import { addWhatError, type Levelled, levelUnder, moveWhatError, parentError } from '#shared/rules/what/levels.ts';

const backbone: Levelled = { id: 'backbone', level: 0, parentId: null };
const skeleton: Levelled = { id: 'skeleton', level: 1, parentId: 'backbone' };

describe('the two levels', () => {
  test('are derived from the parent', () => {
    expect(levelUnder(null)).toBe(0);
    expect(levelUnder('backbone')).toBe(1);
  });

  test.each([
    [0, null, undefined],
    [1, 'backbone', undefined],
    [0, 'backbone', 'level-mix'],
    [1, null, 'level-mix'],
  ] as const)('adding at level %d under %s: %s', (level, parentId, refusal) => {
    expect(addWhatError(level, parentId)?.code).toBe(refusal);
  });

  test.each([
    ['a backbone Activity', backbone, undefined],
    ['a skeleton Activity', skeleton, 'level-mix'],
    ['nothing', undefined, 'parent-does-not-exist'],
  ] as const)('standing under %s: %s', (_, parent, refusal) => {
    expect(parentError(parent)?.code).toBe(refusal);
  });

  test.each([
    ['a child to the backbone', { ...skeleton, childCount: 0 }, null, undefined, undefined],
    ['a backbone Activity to the backbone', { ...backbone, childCount: 3 }, null, undefined, undefined],
    [
      'a backbone Activity without children under another',
      { ...backbone, id: 'other', childCount: 0 },
      'backbone',
      backbone,
      undefined,
    ],
    [
      'a backbone Activity with a child under another',
      { ...backbone, id: 'other', childCount: 1 },
      'backbone',
      backbone,
      'parent-has-children',
    ],
    ['a child under another backbone Activity', { ...skeleton, childCount: 0 }, 'backbone', backbone, undefined],
    ['something under a child', { ...backbone, id: 'other', childCount: 0 }, 'skeleton', skeleton, 'level-mix'],
    [
      'something under nothing',
      { ...backbone, id: 'other', childCount: 0 },
      'gone',
      undefined,
      'parent-does-not-exist',
    ],
    ['something under itself', { ...backbone, childCount: 0 }, 'backbone', backbone, 'own-parent'],
    ['a parent under itself', { ...backbone, childCount: 2 }, 'backbone', backbone, 'own-parent'],
  ] as const)('moving %s: %#', (_, what, parentId, parent, refusal) => {
    expect(moveWhatError(what, parentId, parent)?.code).toBe(refusal);
  });
});

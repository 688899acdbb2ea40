import { describe, expect, test } from 'vitest';
import { judgeRevert } from '#shared/rules/live/judgeRevert.ts';
import { mentions } from '#shared/rules/live/mentions.ts';

const judge = (change: { was: object | null; now: object | null; type?: string }, entity: object | undefined) =>
  judgeRevert({ type: 'what', id: 'a', ...change } as Parameters<typeof judgeRevert>[0], entity as never);

describe('a change of fields', () => {
  const change = { was: { cost: 1, size: null }, now: { cost: 2, size: 3 } };

  test('goes back to the former values', () => {
    expect(judge(change, { cost: 2, size: 3 })).toEqual({ to: { fields: { cost: 1, size: null } }, kept: [] });
  });

  test('leaves a value that has changed since', () => {
    expect(judge(change, { cost: 9, size: 3 })).toEqual({
      to: { fields: { size: null } },
      kept: [{ field: 'cost', reason: 'changed' }],
    });
  });

  test('has nothing to say of a value that is the former one already', () => {
    expect(judge(change, { cost: 1, size: 3 })).toEqual({ to: { fields: { size: null } }, kept: [] });
  });

  test('of fields that have a meaning only together stays whole', () => {
    const period = { type: 'release', was: { start: 1, end: 2 }, now: { start: 5, end: 6 } };
    expect(judge(period, { start: 5, end: 9 })).toEqual({
      to: undefined,
      kept: [
        { field: 'end', reason: 'changed' },
        { field: 'start', reason: 'changed' },
      ],
    });
  });

  test('stays when its entity is deleted or gone', () => {
    for (const entity of [{ cost: 2, size: 3, deletedAt: 7 }, undefined])
      expect(judge(change, entity)).toEqual({ to: undefined, kept: [{ field: null, reason: 'deleted' }] });
  });
});

describe('a deletion', () => {
  const change = { was: { deletedAt: null, description: 'Long' }, now: { deletedAt: 7, description: '' } };

  test('brings the entity back with what it took away', () => {
    expect(judge(change, { deletedAt: 7, description: '' })).toEqual({
      to: { fields: { description: 'Long' } },
      kept: [],
    });
  });

  test('stays when somebody has restored the entity, or deleted it anew', () => {
    expect(judge(change, { description: '' }).kept).toEqual([{ field: null, reason: 'restored' }]);
    expect(judge(change, { deletedAt: 8 }).kept).toEqual([{ field: null, reason: 'deleted' }]);
  });
});

test('something new, or restored, is deleted', () => {
  expect(judge({ was: null, now: { cost: 1 } }, { cost: 1 }).to).toEqual({ deletedAt: 0, fields: {} });
  expect(judge({ was: { deletedAt: 7 }, now: { deletedAt: null } }, {}).to).toEqual({ deletedAt: 7, fields: {} });
});

test('a change mentions an entity, what links to it, and what stands under it', () => {
  expect(mentions({ id: 'a', was: null, now: {} }, 'a')).toBe(true);
  expect(mentions({ id: 'a-b', was: null, now: {} }, 'b')).toBe(true);
  expect(mentions({ id: 'c', was: null, now: { parentId: 'a' } }, 'a')).toBe(true);
  expect(mentions({ id: 'c', was: { releaseId: 'r', whatId: 'a' }, now: null }, 'r-a')).toBe(true);
  expect(mentions({ id: 'c', was: null, now: { whatId: 'a' } }, 'r-a')).toBe(false);
});

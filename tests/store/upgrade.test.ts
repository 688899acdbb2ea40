import { expect, test } from 'vitest';
import { upgraded } from '#lambdas/store/entity/upgrade.ts';

test('a row of an older shape is upgraded to the present one, and no other row is touched', () => {
  const known = { what: (row: Record<string, unknown>) => ({ effort: null, ...row }) };
  expect(upgraded({ type: 'what', cost: 1 }, known)).toEqual({ type: 'what', cost: 1, effort: null });
  expect(upgraded({ type: 'what', effort: 3 }, known)).toEqual({ type: 'what', effort: 3 });
  for (const row of [{ type: 'who' }, { mapId: 'm' }, { type: 'constructor' }, undefined])
    expect(upgraded(row, known)).toBe(row);
});

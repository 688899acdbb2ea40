import { describe, expect, test } from 'vitest';
import { averageMaturity, levelOf } from '#shared/rules/maturity.ts';

const item = (id: string, enabled = true) => ({ id, enabled });

describe('the average maturity', () => {
  test('is over the active items only, whatever was judged before', () => {
    const levels = { people: { level: 4 }, process: { level: 1 }, data: { level: 5 } } as const;
    expect(averageMaturity(levels, [item('people'), item('process'), item('data', false)])).toBe(2.5);
  });

  test('counts an item that nobody has judged as 0, none', () => {
    expect(levelOf({}, 'people')).toBe(0);
    expect(averageMaturity({ people: { level: 3 } }, [item('people'), item('process'), item('data')])).toBe(1);
    expect(averageMaturity({}, [item('people')])).toBe(0);
  });

  test('is none without active items', () => {
    expect(averageMaturity({ people: { level: 3 } }, [item('people', false)])).toBeNull();
    expect(averageMaturity({}, [])).toBeNull();
  });
});

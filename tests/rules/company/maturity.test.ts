import { describe, expect, test } from 'vitest';
import { averageMaturity, bandOfMaturity, levelOf } from '#shared/rules/company/maturity.ts';

const item = (id: string, enabled = true) => ({ id, enabled });

describe('the average maturity', () => {
  test('covers the active items only, whatever was judged before', () => {
    const levels = { people: { level: 4 }, process: { level: 1 }, data: { level: 5 } } as const;
    expect(averageMaturity(levels, [item('people'), item('process'), item('data', false)])).toBe(2.5);
  });

  test('leaves out items that nobody has judged, and counts those judged as zero', () => {
    expect(levelOf({}, 'people')).toBeNull();
    expect(averageMaturity({ people: { level: 3 } }, [item('people'), item('process'), item('data')])).toBe(3);
    expect(averageMaturity({ people: { level: 3 }, process: { level: 0 } }, [item('people'), item('process')])).toBe(
      1.5,
    );
    expect(averageMaturity({}, [item('people')])).toBeNull();
  });

  test('is empty without active items', () => {
    expect(averageMaturity({ people: { level: 3 } }, [item('people', false)])).toBeNull();
    expect(averageMaturity({}, [])).toBeNull();
  });
});

test.each([
  [0, 'low'],
  [1, 'low'],
  [1.1, 'lowMed'],
  [2, 'lowMed'],
  [3, 'med'],
  [3.5, 'medHigh'],
  [4, 'medHigh'],
  [4.1, 'high'],
  [5, 'high'],
])('an average maturity of %s is in the band %s', (average, band) => {
  expect(bandOfMaturity(average)).toBe(band);
});

import { describe, expect, test } from 'vitest';
import { readOptions } from './report/options.ts';
import { figure, forMachines, forPeople, table } from './report/print.ts';
import { type Aim, type Measured, verdict } from './report/section.ts';
import { logLogSlope, median } from './report/statistics.ts';

describe('median', () => {
  test('is the middle number, whatever the order', () => expect(median([9, 1, 5])).toBe(5));
  test('is halfway between the two middle numbers', () => expect(median([1, 10, 2, 3])).toBe(2.5));
  test('sorts numerically', () => expect(median([10, 9, 100])).toBe(10));
  test('of an empty list throws', () => expect(() => median([])).toThrow());
});

describe('slope', () => {
  const sizes = [100, 1_000, 10_000];
  const slope = (cost: (size: number) => number) => logLogSlope(sizes.map((size) => ({ size, cost: cost(size) })));
  test('is 0 for what is constant', () => expect(slope(() => 7)).toBeCloseTo(0, 10));
  test('is 1 for what is proportional', () => expect(slope((size) => 3 * size)).toBeCloseTo(1, 10));
  test('is 2 for what is quadratic', () => expect(slope((size) => size ** 2 / 5)).toBeCloseTo(2, 10));
  test('falls below 1 when a constant is part of the cost', () => expect(slope((size) => 50 + size)).toBeLessThan(1));
  test('needs two sizes and positive figures', () => {
    expect(() => logLogSlope([{ size: 10, cost: 1 }])).toThrow();
    expect(() =>
      logLogSlope([
        { size: 10, cost: 1 },
        { size: 10, cost: 2 },
      ]),
    ).toThrow();
    expect(() =>
      logLogSlope([
        { size: 10, cost: 0 },
        { size: 20, cost: 2 },
      ]),
    ).toThrow();
  });
});

describe('tables', () => {
  test('print integers as integers and other numbers with useful decimals', () => {
    expect([1_234, 0.5, 12.345, -3.14159, 'text', null].map(figure)).toEqual([
      '1,234',
      '0.50',
      '12.3',
      '-3.14',
      'text',
      '',
    ]);
  });

  test('are as wide as their longest cell and right-align numbers', () => {
    expect(
      table(
        ['call', 'units'],
        [
          ['a', 5],
          ['longer', 1_000],
          ['none', null],
        ],
      ),
    ).toEqual(['call    units', '------  -----', 'a           5', 'longer  1,000', 'none']);
  });
});

const aim = (measured: number): Aim => ({ what: 'slope', unit: '', atMost: 1.02, measured });
const part = (measured: number, missing: string[] = []): Measured => ({
  name: 'sizes',
  title: 'Sizes',
  seconds: 3.7,
  section: { columns: ['size', 'units'], rows: [[100, 9.125]], aims: [aim(measured)], notes: ['A note.'], missing },
});

describe('the report', () => {
  test('marks a missed target and does not round it away', () => {
    expect([1.02, 1.0201].map((measured) => verdict(aim(measured)))).toEqual(['ok', 'over']);
    expect(forPeople([part(0.9)])).toMatch(/slope +1\.02 +0\.90 +ok/);
    expect(forPeople([part(1.0201)])).toMatch(/slope +1\.02 +1\.02 +over/);
  });

  test('says what could not be measured', () => {
    expect(forPeople([part(1, ['the moon: too far'])])).toContain('not measured: the moon: too far');
    expect(forPeople([part(1)])).not.toContain('not measured');
  });

  test('prints unrounded figures by column name for machines', () => {
    const { sections } = JSON.parse(forMachines([part(1.0201, ['x'])])) as { sections: unknown[] };
    expect(sections).toEqual([
      {
        name: 'sizes',
        title: 'Sizes',
        seconds: 3.7,
        rows: [{ size: 100, units: 9.125 }],
        aims: [{ what: 'slope', unit: '', atMost: 1.02, measured: 1.0201, verdict: 'over' }],
        notes: ['A note.'],
        notMeasured: ['x'],
      },
    ]);
  });
});

describe('options', () => {
  const names = ['calls', 'sizes', 'web'];
  test('select sections, in their own order', () => {
    expect(readOptions([], names)).toEqual({ json: false, only: names });
    expect(readOptions(['web', 'calls', '--json'], names)).toEqual({ json: true, only: ['calls', 'web'] });
  });
  test('are refused when they do not exist', () => {
    expect(() => readOptions(['call'], names)).toThrow(/no part call/);
    expect(() => readOptions(['--fast'], names)).toThrow(/Unknown option/);
  });
});

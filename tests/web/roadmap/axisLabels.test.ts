import { expect, test } from 'vitest';
import { timeAxis } from '#shared/rules/roadmap/timeAxis.ts';
import { axisLabels } from '#web/features/roadmap/board/axisLabels.ts';
import { placeRoadmap } from '#web/features/roadmap/model/placing.ts';

const MARCH = Date.UTC(2027, 2, 1);

/** The labels of an axis of so many months from March 2027 on, in so many px. */
function labelsOf(months: number, width: number, from = MARCH) {
  const axis = timeAxis([], months, from);
  const at = (time: number) => ((time - axis.start) / (axis.end - axis.start)) * width;
  return axisLabels(
    axis.groups.map((group) => ({ ...group, left: at(group.at), width: at(group.end) - at(group.at) })),
  );
}
const textsOf = (labels: ReturnType<typeof labelsOf>) => labels.map(({ text }) => text);

test.each([
  // Three releases, and two.
  [24, 660],
  [18, 440],
  [24, 440],
  [12, 440],
  [48, 440],
  [96, 660],
])('an axis of %i months in %i px names months, the first one with its year, and each January', (months, width) => {
  const labels = labelsOf(months, width);
  expect(labels[0]?.text).toMatch(/^(Jan|Mar)(–\w{3})? 2027$/);
  expect(textsOf(labels)).toContainEqual(expect.stringMatching(/^Jan(–\w{3})? 2028$/));
  for (const { text } of labels) expect(text).toMatch(/^[A-Z]\w\w/);
  // Names neither overlap nor leave the axis.
  labels.forEach(({ left, width: room }, i) => {
    const next = labels[i + 1]?.left ?? width;
    expect(left + Math.min(room, next - left)).toBeLessThanOrEqual(next + 0.5);
    expect(next - left).toBeGreaterThanOrEqual(/\d/.test(labels[i]?.text ?? '') ? 67 : 31);
  });
});

test('months with room have their year, others only the first one and January', () => {
  expect(textsOf(labelsOf(3, 660))).toEqual(['Mar 2027', 'Apr 2027', 'May 2027']);
  expect(textsOf(labelsOf(12, 440)).slice(0, 3)).toEqual(['Mar 2027', 'May', 'Jun']);
  expect(textsOf(labelsOf(12, 440))).toContain('Jan 2028');
});

test('groups of years have the name of their first year', () => {
  expect(textsOf(labelsOf(100 * 12, 660)).slice(0, 3)).toEqual(['2027', '2032', '2037']);
});

test('a roadmap without dated releases has no names of months', () => {
  const board = { columns: [], rows: [], cells: new Map() };
  expect(axisLabels(placeRoadmap(board, { months: 3, today: MARCH, adds: false }).groups)).toEqual([]);
});

import { expect, test } from 'vitest';
import { DEFAULT_PRIORITIES, DEFAULT_PRIORITY_COLOR, type Priority } from '#shared/model/company/settings.ts';
import { offeredPriorities } from '#shared/rules/company/priorities.ts';

const priority = (id: string, active = true): Priority => ({
  id,
  version: 1,
  name: id,
  color: DEFAULT_PRIORITY_COLOR,
  active,
});
const settings = {
  priorityOrder: ['must', 'should', 'old', 'could'],
  priorities: [priority('could'), priority('old', false), priority('must'), priority('should')],
};
const offered = (current: string | null, of = settings) => offeredPriorities(of, current).map(({ id }) => id);

test('active priorities are offered, in the order of the company', () => {
  expect(offered(null)).toEqual(['must', 'should', 'could']);
  expect(offered('must')).toEqual(['must', 'should', 'could']);
});

test('an inactive one is offered where it is set, in its place', () => {
  expect(offered('old')).toEqual(['must', 'should', 'old', 'could']);
});

test('priorities missing from the order come last, and unknown ones in it leave no gap', () => {
  const priorities = [priority('b'), ...settings.priorities, priority('a')];
  expect(offered(null, { priorityOrder: ['gone', ...settings.priorityOrder], priorities })).toEqual([
    'must',
    'should',
    'could',
    'a',
    'b',
  ]);
  expect(offered('gone')).toEqual(['must', 'should', 'could']);
});

test('the settings passed in are not modified', () => {
  const before = structuredClone(settings);
  offered('old');
  expect(settings).toEqual(before);
});

// The rule names the colour in words only; dark red is that of CSS (rule company.9).
test('a new priority is dark red', () => {
  expect(DEFAULT_PRIORITY_COLOR).toBe('#8B0000');
  expect(DEFAULT_PRIORITIES.map(({ name }) => name)).toEqual([
    'Must have',
    'Should have',
    'Could have',
    "Won't have this time",
  ]);
});

import { expect, test } from 'vitest';
import { subscribeAndRide } from '#infra/local/seed/maps/subscribeAndRide.ts';
import { workshopDay } from '#infra/local/seed/maps/workshopDay.ts';

test('the demo data has a small map and a large one', () => {
  const sizes = [workshopDay, subscribeAndRide].map(({ name, backbone }) => [
    name,
    backbone.length,
    backbone.flatMap(({ children }) => children).length,
  ]);
  expect(sizes).toEqual([
    ['A day in the workshop', 3, 9],
    ['Subscribe and ride', 10, 50],
  ]);
});

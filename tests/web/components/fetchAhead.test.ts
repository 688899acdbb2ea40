import { expect, test } from 'vitest';
import { isCostly } from '#web/base/browser/fetchAhead.ts';

test.each([
  ['a browser that does not tell', undefined, false],
  ['a good line', { effectiveType: '4g' }, false],
  ['a slow line', { effectiveType: '3g' }, true],
  ['a very slow line', { effectiveType: 'slow-2g' }, true],
  ['somebody who saves data', { saveData: true, effectiveType: '4g' }, true],
])('on %s optional code is prefetched or not', (_what, connection, costly) => {
  expect(isCostly(connection)).toBe(costly);
});

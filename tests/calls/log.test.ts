import { expect, test } from 'vitest';
import { faultOf } from '#lambdas/runtime/log.ts';

test('the log shows a fault by name and place, never by its message, which can hold content of a request', () => {
  const fault = faultOf(new TypeError('secret of the engine\nand of a person'));
  expect(fault).toMatch(/^TypeError \| at .*log\.test\.ts/);
  expect(fault).not.toMatch(/secret|person/);
});

import { expect, it } from 'vitest';
import { isHeartbeatValid } from '#web/base/session/sessionHeartbeat.ts';

const now = Date.UTC(2026, 2, 12);
const hours = (count: number) => count * 3_600_000;

it.each([
  [String(now), true],
  [String(now - hours(47.99)), true],
  [String(now - hours(48)), false],
  [String(now - hours(24 * 30)), false],
  // Another tab's clock may be a moment ahead, a day it cannot be.
  [String(now + 1_000), true],
  [String(now + hours(24)), false],
  [null, false],
  ['', false],
  ['true', false],
  ['-1', false],
  ['NaN', false],
])('a heartbeat %s is valid: %s', (heartbeat, valid) => {
  expect(isHeartbeatValid(heartbeat, now)).toBe(valid);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { forgetRedirect, keepRedirect, keptRedirect } from '#web/base/session/keptRedirect.ts';

const ann = 'ann@acme.example';
let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

it('a kept redirect is used for the address that signed up, and for nobody else', () => {
  keepRedirect(ann, '/story_map/1');
  expect(keptRedirect(ann)).toBe('/story_map/1');
  expect(keptRedirect('bob@acme.example')).toBeUndefined();
  expect(keptRedirect(undefined)).toBeUndefined();
});

it('a kept redirect is removed on request, by a sign-up without one, and after a day', () => {
  vi.useFakeTimers();
  keepRedirect(ann, '/story_map/1');
  vi.advanceTimersByTime(24 * 3_600_000 - 1);
  expect(keptRedirect(ann)).toBe('/story_map/1');
  vi.advanceTimersByTime(1);
  expect(keptRedirect(ann)).toBeUndefined();

  keepRedirect(ann, '/story_map/1');
  keepRedirect(ann, undefined);
  expect(keptRedirect(ann)).toBeUndefined();
  keepRedirect(ann, '/story_map/1');
  forgetRedirect();
  expect(stored.size).toBe(0);
});

it.each(['', '{', 'null', '[]', '{"email":"ann@acme.example","to":1,"at":1}'])(
  'a kept redirect that is malformed is ignored: %j',
  (value) => {
    stored.set('RedirectAfterSignUp', value);
    expect(keptRedirect(ann)).toBeUndefined();
  },
);

import { expect, test } from 'vitest';
import { forgetPersonalKeys } from '#web/base/session/personalKeys.ts';

/** A storage as browsers have it: its keys are its own properties. */
function storageWith(entries: Record<string, string>): Storage {
  const storage = { ...entries };
  Object.defineProperty(storage, 'removeItem', { value: (key: string) => delete storage[key] });
  return storage as unknown as Storage;
}

test('signing out removes everything of the person from the browser, and keeps what belongs to the browser', () => {
  const lasting = storageWith({ 'storyd.mapPositions': '{}', ColorMode: 'dark' });
  const ofTheTab = storageWith({ 'storyd.newActivity.more': '1', 'storyd.scrolled x /story_map/1': '3' });
  forgetPersonalKeys([lasting, ofTheTab]);
  expect(Object.keys(lasting)).toEqual(['ColorMode']);
  expect(Object.keys(ofTheTab)).toEqual([]);
});

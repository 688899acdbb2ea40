import { expect, test } from 'vitest';
import { isSearchKey, isTypingEnd, shortcutKey } from '#web/base/browser/keys.ts';

test('the key that confirms a composition is none of the field’s, also where only its code tells', () => {
  expect(isTypingEnd({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isTypingEnd({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isTypingEnd({ isComposing: false, keyCode: 13 })).toBe(false);
  expect(isTypingEnd({ nativeEvent: { isComposing: false, keyCode: 229 } })).toBe(true);
});

test.each([
  ['K', 'KeyK', 'k'],
  ['л', 'KeyK', 'k'],
  ['м', 'KeyV', 'v'],
  ['Ь', 'KeyM', 'm'],
  ['μ', 'KeyM', 'm'],
  ['ן', 'KeyI', 'i'],
  // Arabic has a key for two letters.
  ['لا', 'KeyB', 'b'],
  // On a German keyboard Y and Z have changed places, on a French one M is elsewhere.
  ['z', 'KeyY', 'z'],
  ['ö', 'Semicolon', 'ö'],
  [',', 'KeyM', ','],
  ['?', 'Digit7', '?'],
  ['+', 'BracketRight', '+'],
  ['Enter', 'Enter', 'Enter'],
  ['ArrowLeft', 'ArrowLeft', 'ArrowLeft'],
  [' ', 'Space', ' '],
])('the key %s on %s is the shortcut %s', (key, code, shortcut) => {
  expect(shortcutKey({ key, code })).toBe(shortcut);
});

test('a sign that is typed with AltGr is no shortcut of the letter on its key', () => {
  // On Linux neither Ctrl nor Alt is held then.
  const altGr = { getModifierState: (key: string) => key === 'AltGraph' };
  expect(shortcutKey({ key: 'µ', code: 'KeyM', ...altGr })).toBe('µ');
  expect(shortcutKey({ key: '„', code: 'KeyV', ...altGr })).toBe('„');
  expect(shortcutKey({ key: 'л', code: 'KeyK', getModifierState: () => false })).toBe('k');
});

test('Ctrl+K opens the search on any keyboard', () => {
  const plain = { key: 'л', code: 'KeyK', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };
  expect(isSearchKey(plain)).toBe(true);
  expect(isSearchKey({ ...plain, altKey: true })).toBe(false);
  expect(isSearchKey({ ...plain, ctrlKey: false })).toBe(false);
});

type Typed = { readonly isComposing: boolean; readonly keyCode: number };

/** The key code of a key that belongs to an input method. */
const IN_COMPOSITION = 229;

/**
 * Whether a key belongs to text that is being composed, as for Japanese or Korean: it confirms or cancels the
 * composition, so fields and boards ignore it. Safari ends the composition before the key that confirms it arrives, and
 * only the key code still tells.
 */
export function isTypingEnd(event: Typed | { readonly nativeEvent: Typed }): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === IN_COMPOSITION;
}

const ASCII = /^[\x20-\x7e]+$/;
const LATIN = /^\p{Script=Latin}$/u;

/**
 * The key of a shortcut; letters are lower case. On a keyboard without Latin letters, such as a Russian or Greek one, it
 * is the letter that the same key has on a Latin keyboard; with AltGr every key is a sign of its own.
 */
export function shortcutKey(event: Pressed): string {
  const { key, code } = event;
  if (event.getModifierState?.('AltGraph') === true) return key;
  if (ASCII.test(key) || LATIN.test(key)) return [...key].length === 1 ? key.toLowerCase() : key;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

type Pressed = {
  readonly key: string;
  readonly code: string;
  getModifierState?: (key: 'AltGraph') => boolean;
};
type Modified = { readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean };

/** Whether Ctrl, Cmd or Alt is held, so that a key is a shortcut of the browser or the system. */
export const hasModifier = ({ ctrlKey, metaKey, altKey }: Modified): boolean => ctrlKey || metaKey || altKey;

/**
 * Whether the key is held that adds to a selection: Cmd on a Mac, where Ctrl and a click open a menu, and Ctrl
 * elsewhere.
 */
export const hasCommandKey = ({ ctrlKey, metaKey }: Pick<Modified, 'ctrlKey' | 'metaKey'>): boolean =>
  /^(?:Mac|iP)/.test(navigator.platform) ? metaKey : ctrlKey;

/** Whether keys are Ctrl+K or Cmd+K, which open the search everywhere. */
export function isSearchKey(event: Modified & Pressed & { shiftKey: boolean }): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && shortcutKey(event) === 'k';
}

/** The direction that Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, or Cmd in place of Ctrl, ask for; null for other keys. */
export function undoDirection(event: Modified & Typed & Pressed & { shiftKey: boolean }): 'undo' | 'redo' | null {
  if (isTypingEnd(event) || event.altKey || !(event.ctrlKey || event.metaKey)) return null;
  const key = shortcutKey(event);
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : null;
}

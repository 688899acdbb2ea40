import { isTextField } from './isTextField.ts';

const MIDDLE = 1;
/**
 * How long after a middle click a paste comes from that click, in ms. Browsers send it at once; a paste from the
 * browser's own menu, of which the page sees no other input, takes longer.
 */
const AT_ONCE_MS = 1_000;

/**
 * On Linux a middle click pastes the selected text at the focus, wherever the click was. Keeps such a paste from all
 * handlers of the page; the browser only inserts the text where the click was in a text field.
 * @returns stops it
 */
export function ignoreMiddleClickPaste(): () => void {
  const ending = new AbortController();
  const listening = { signal: ending.signal, capture: true };
  let pressed: EventTarget | null = null;
  let releasedAt = -Infinity;
  window.addEventListener(
    'mousedown',
    ({ button, target }) => {
      pressed = button === MIDDLE ? target : null;
    },
    listening,
  );
  window.addEventListener(
    'mouseup',
    ({ button }) => {
      if (button === MIDDLE) releasedAt = performance.now();
    },
    listening,
  );
  // Ctrl-V right after the click is a paste of its own.
  window.addEventListener('keydown', () => (pressed = null), listening);
  window.addEventListener(
    'paste',
    (event) => {
      if (pressed === null || performance.now() - releasedAt > AT_ONCE_MS) return;
      event.stopPropagation();
      if (!isTextField(pressed)) event.preventDefault();
    },
    listening,
  );
  return () => ending.abort();
}

import { vi } from 'vitest';

/**
 * jsdom guesses from events, also of earlier pages, whether the keyboard moved the focus. With this it always did, until
 * `vi.restoreAllMocks`.
 */
export function focusByKeyboard(): void {
  const matches = Reflect.get(Element.prototype, 'matches') as (this: Element, selector: string) => boolean;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' ? this === document.activeElement : matches.call(this, selector);
  });
}

import { vi } from 'vitest';

/**
 * Makes every focus count as moved by keyboard, until `vi.restoreAllMocks`. jsdom guesses that from events, including
 * those of earlier pages.
 */
export function focusByKeyboard(): void {
  const matches = Reflect.get(Element.prototype, 'matches') as (this: Element, selector: string) => boolean;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' ? this === document.activeElement : matches.call(this, selector);
  });
}

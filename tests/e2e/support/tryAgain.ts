import type { Locator, Page } from '@playwright/test';
import * as commonTexts from '#shared/texts/common.ts';

/**
 * Lets a call that was refused through, and presses "Try again". A page also asks again by itself, which may take the
 * button away at any time, so it is pressed by the key: without the button the key does nothing.
 * @param call the pattern by which `page.route` refused the call
 */
export async function tryAgain(page: Page, call: string, place: Page | Locator = page): Promise<void> {
  await place.getByRole('button', { name: commonTexts.tryAgain }).focus();
  await page.unroute(call);
  await page.keyboard.press('Enter');
}

import { type Page } from '@playwright/test';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { expect, test } from '../fixtures.ts';
import { card, face, press } from '../support/board.ts';

const LONG = 'Find a desk that is free for the whole of a working day';
const heightOf = async (page: Page, text: string) => (await face(page, text).boundingBox())?.height;

test.describe('the cards of the board', () => {
  test('are 56 px high in the backbone for one line, and grow together when one of them has more', async ({
    page,
    openNewMap,
  }) => {
    await openNewMap(page, { Find: ['Compare'], Book: [] });
    await expect.poll(() => heightOf(page, 'Find')).toBe(56);
    await face(page, 'Find').focus();
    await press(page, 'Enter', 'ControlOrMeta+a');
    await page.keyboard.type(LONG);
    await press(page, 'Enter');
    await expect.poll(() => heightOf(page, LONG)).toBe(60);
    await expect.poll(() => heightOf(page, 'Book')).toBe(60);
    const [head, below] = [await face(page, LONG).boundingBox(), await face(page, 'Compare').boundingBox()];
    expect((below?.y ?? 0) - (head?.y ?? 0)).toBe(60 + 12);
  });

  test('keep their text readable beside the menu button', async ({ page, openNewMap }) => {
    await openNewMap(page, { [LONG]: [`${LONG}, or half of it`] });
    for (const text of [LONG, `${LONG}, or half of it`]) {
      await face(page, text).hover();
      const button = card(page, text).getByRole('button', { name: storyMapTexts.menuOf({ name: text }) });
      await expect(button).toHaveCSS('opacity', '1');
      const [over, words] = [await button.boundingBox(), await face(page, text).getByText(text).boundingBox()];
      if (over === null || words === null) throw new Error('both are on the page');
      expect(over.x).toBeGreaterThanOrEqual(words.x + words.width);
      expect(over.width).toBe(24);
      await button.click();
      await expect(page.getByRole('menu')).toBeVisible();
      await press(page, 'Escape');
    }
  });
});

import * as selectionTexts from '#shared/texts/boardSelection.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { announcement, press } from '../support/board.ts';
import { boards, dragAbove, openBoard } from '../support/everyBoard.ts';

for (const [name, { item, walked, drop, several }] of Object.entries(boards)) {
  if (several === undefined) continue;
  test.describe(`the board of ${name}`, () => {
    const { names, counts, there: isThere, removal: taking } = several;
    const [first = '', last = ''] = names;
    const selected = (page: Page) => page.locator('[data-item][data-selected]');
    const count = (page: Page) => page.getByRole('group', { name: selectionTexts.bar, exact: true });

    test('several are selected by click, keys and area, and move together', async ({ page, newUser, signIn }) => {
      await openBoard(page, name, { newUser, signIn });
      const address = page.url();
      await item(page, first).click({ modifiers: ['Control'] });
      await item(page, last).click({ modifiers: ['Control'] });
      await expect(selected(page)).toHaveCount(2);
      await expect(announcement(page)).toContainText(counts({ count: 2 }));
      await expect(count(page)).toContainText(counts({ count: 2 }));
      await item(page, first).click({ modifiers: ['Control'] });
      await expect(selected(page)).toHaveCount(1);
      await press(page, 'Escape');
      await expect(selected(page)).toHaveCount(0);
      await expect(announcement(page)).toContainText(selectionTexts.none);

      await press(page, 'Control+a');
      await expect(selected(page)).toHaveCount(walked.length);
      await count(page).getByRole('button', { name: selectionTexts.clear }).click();
      await expect(selected(page)).toHaveCount(0);
      await item(page, first).focus();
      await press(page, 'Shift+ArrowDown');
      await expect(selected(page)).not.toHaveCount(0);
      await press(page, 'Escape');

      const board = await page.locator('[data-board]').boundingBox();
      const one = await item(page, first).boundingBox();
      if (board === null || one === null) throw new Error('Both must be on the page');
      await page.keyboard.down('Shift');
      await page.mouse.move(board.x + board.width - 30, board.y + board.height - 60);
      await page.mouse.down();
      await page.mouse.move(one.x + 10, one.y + 10, { steps: 5 });
      await expect(page.locator('[data-marquee]')).toBeVisible();
      await expect(item(page, first)).toHaveAttribute('data-selected');
      await page.mouse.up();
      await page.keyboard.up('Shift');
      await expect(page.locator('[data-marquee]')).toHaveCount(0);
      await expect(item(page, last)).toHaveAttribute('data-selected');
      await press(page, 'Escape');

      await item(page, first).click({ modifiers: ['Control'] });
      await item(page, last).click({ modifiers: ['Shift'] });
      await expect(selected(page)).toHaveCount(2);
      expect(page.context().pages()).toHaveLength(1);
      expect(page.url()).toBe(address);
      await dragAbove(page, item(page, last), drop);
      await page.mouse.up();
      for (const each of names) await expect(isThere(page, each)).toBeVisible();
      if (taking === undefined) return;

      // Those of the Slices have another name in another lane.
      await expect(selected(page)).toHaveCount(2);
      await page.locator('[data-item][data-selected]').first().focus();
      await press(page, 'Delete');
      const dialog = page.getByRole('dialog', { name: taking.title({ count: 2 }) });
      await dialog.getByRole('button', { name: taking.confirm, exact: true }).click();
      await expect(dialog).toHaveCount(0);
      for (const each of names) await expect(isThere(page, each)).toHaveCount(0);
      await expect(selected(page)).toHaveCount(0);
    });
  });
}

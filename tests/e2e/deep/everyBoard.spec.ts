import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { announcement, press } from '../support/board.ts';
import { type Board, boards, dragAbove, dragged, type Fixtures, middleOf, openBoard } from '../support/everyBoard.ts';

/** What the focus reaches from an item by arrow keys alone. */
async function reached(page: Page, { item, walked }: Board): Promise<Set<string>> {
  const [first = ''] = walked;
  const found = new Set([first]);
  for (const name of found)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      await item(page, name).focus();
      await press(page, key);
      for (const other of walked)
        if (await item(page, other).evaluate((element) => element === document.activeElement)) found.add(other);
    }
  return found;
}

for (const [name, board] of Object.entries(boards))
  test.describe(`the board of ${name}`, () => {
    const { item, moved, walked, keys, drop, refused, there, hasMenu, remove } = board;

    const open = (page: Page, fixtures: Fixtures) => openBoard(page, name, fixtures);

    if (walked.length > 0)
      test('is walked by arrows, and an item moves by keys', async ({ page, newUser, signIn }) => {
        await open(page, { newUser, signIn });
        expect([...(await reached(page, board))].sort()).toEqual([...walked].sort());
        await item(page, moved).focus();
        await press(page, ' ', ...keys, 'Escape');
        await expect(there(page)).toHaveCount(0);
        await press(page, ' ', ...keys, ' ');
        await expect(there(page)).toBeVisible();
      });

    test('an item moves by mouse, and no drag begins or goes on without a pressed button', async ({
      page,
      newUser,
      signIn,
    }) => {
      await open(page, { newUser, signIn });
      // As on a Mac: Ctrl and a click open a menu, which takes the end of the press.
      const { x, y } = await middleOf(item(page, moved));
      const at = { clientX: x, clientY: y, bubbles: true, cancelable: true };
      await item(page, moved).dispatchEvent('mousedown', { ...at, buttons: 1, ctrlKey: true });
      await item(page, moved).dispatchEvent('contextmenu', { ...at, ctrlKey: true });
      for (const buttons of [1, 0])
        await page.locator('body').dispatchEvent('mousemove', { ...at, clientX: x + 20, buttons });
      await expect(dragged(page)).toHaveCount(0);
      if (hasMenu === true) {
        await expect(page.getByRole('menu')).toBeVisible();
        await press(page, 'Escape');
        await expect(page.getByRole('menu')).toHaveCount(0);
      }

      // The button is let go outside the window.
      await dragAbove(page, item(page, moved), drop);
      await page.locator('body').dispatchEvent('mousemove', { ...at, buttons: 0 });
      await expect(dragged(page)).toHaveCount(0);
      await page.mouse.up();
      await expect(there(page)).toHaveCount(0);

      if (refused !== undefined) {
        await dragAbove(page, item(page, moved), refused);
        await expect(page.locator('[data-refused]').getByText(refused.words).first()).toBeVisible();
        await page.mouse.up();
        await expect(announcement(page)).toContainText(refused.words);
        await expect(there(page)).toHaveCount(0);
      }
      await dragAbove(page, item(page, moved), drop);
      await page.mouse.up();
      await expect(there(page)).toBeVisible();
    });

    if (remove !== undefined)
      test('an item that goes away under the hand ends the drag, and is said', async ({ page, newUser, signIn }) => {
        const scene = await open(page, { newUser, signIn });
        const other = await page.context().newPage();
        await other.goto(remove.path(scene));
        await expect(remove.item(other)).toBeVisible();
        await dragAbove(page, item(page, moved), drop);
        await expect(dragged(page)).toHaveCount(1);
        await remove.item(other).focus();
        await press(other, 'Delete');
        await other.getByRole('dialog').getByRole('button', { name: remove.confirm, exact: true }).click();
        await expect(dragged(page)).toHaveCount(0);
        await expect(page.getByText(storyMapTexts.announcements.gone({ name: moved })).first()).toBeVisible();
        await page.mouse.up();
        await expect(there(page)).toHaveCount(0);
        await expect(item(page, walked.find((one) => one !== moved) ?? '')).toBeVisible();
      });
  });

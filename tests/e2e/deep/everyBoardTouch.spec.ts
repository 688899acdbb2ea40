import { expect, type Page, test } from '../fixtures.ts';
import { boards, dragged, middleOf, openBoard } from '../support/everyBoard.ts';

test.use({ hasTouch: true });

type Point = { x: number; y: number };

/** A finger on a touch screen, as Chromium emulates it. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    press: (at: Point) => send('touchStart', [at]),
    /** Moves in steps, as a finger does. */
    moveTo: async (from: Point, to: Point) => {
      for (let step = 1; step <= 8; step += 1)
        await send('touchMove', [
          { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 },
        ]);
    },
    /** Moves at once, before a press can rest. */
    flick: async (from: Point, to: Point) => {
      await Promise.all([send('touchStart', [from]), send('touchMove', [to])]);
    },
    leave: () => send('touchEnd', []),
  };
}

for (const [name, { item, moved, drop, there }] of Object.entries(boards))
  test.describe(`the board of ${name}`, () => {
    test('a press that rests moves an item, one that opens a menu or scrolls does not', async ({
      page,
      newUser,
      signIn,
    }) => {
      await openBoard(page, name, { newUser, signIn });
      const finger = await fingerOn(page);
      const start = await middleOf(item(page, moved));

      // A finger that moves at once scrolls.
      await finger.flick(start, { x: start.x, y: start.y - 60 });
      await expect(dragged(page)).toHaveCount(0);
      await finger.leave();
      await expect(item(page, moved)).toBeInViewport();

      // As on Android: a press that rests long enough opens a menu, which takes the rest of it.
      await finger.press(await middleOf(item(page, moved)));
      await expect(dragged(page)).toHaveCount(1);
      await item(page, moved).evaluate((element) =>
        element.dispatchEvent(
          new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType: 'touch' }),
        ),
      );
      await expect(dragged(page)).toHaveCount(0);
      // Elsewhere a swipe sideways leads to the page before.
      const { pathname } = new URL(page.url());
      await finger.moveTo(start, await middleOf(drop.to(page), drop.at));
      await finger.leave();
      await expect(there(page)).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(pathname);

      await finger.press(await middleOf(item(page, moved)));
      await expect(dragged(page)).toHaveCount(1);
      await finger.moveTo(start, await middleOf(drop.to(page), drop.at));
      await finger.leave();
      await expect(there(page)).toBeVisible();
    });
  });

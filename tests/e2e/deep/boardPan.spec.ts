import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { expect, newPerson, type Page, test } from '../fixtures.ts';
import { card, face, makeMap, openMap, seen, type Sketch, standing, stored } from '../support/board.ts';

/** Wider and higher than the screen. */
const WIDE: Sketch = Object.fromEntries(
  Array.from({ length: 14 }, (_, column) => [
    `Step ${column}`,
    Array.from({ length: column === 0 ? 24 : 2 }, (__, row) => `Detail ${column}.${row}`),
  ]),
);
const scroller = (page: Page) => page.getByRole('region', { name: /^Map of/ });
const scrolled = (page: Page) =>
  scroller(page).evaluate(({ scrollLeft, scrollTop }) => ({
    left: Math.round(scrollLeft),
    top: Math.round(scrollTop),
  }));
const selected = (page: Page) => page.evaluate(() => getSelection()?.toString() ?? '');

/** Drags by 300 px to the left and 100 px up. */
async function drag(page: Page, { x, y }: { x: number; y: number }, button: 'left' | 'middle'): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down({ button });
  await page.mouse.move(x - 300, y - 100, { steps: 5 });
  await page.mouse.up({ button });
}

test.describe('dragging on the board', () => {
  test('moves the view on empty canvas, with the middle button, and with Space after a click too', async ({
    page,
    register,
    signIn,
    apiAs,
  }) => {
    const ann = newPerson();
    await register(ann);
    const id = await makeMap(await apiAs(ann), 'Desks', WIDE);
    await openMap(page, ann, id, signIn);
    const canvas = { x: 700, y: 600 };
    await drag(page, canvas, 'left');
    expect(await scrolled(page)).toEqual({ left: 300, top: 100 });
    await page.mouse.click(canvas.x, canvas.y);
    await page.keyboard.down(' ');
    await drag(page, canvas, 'left');
    await page.keyboard.up(' ');
    expect(await scrolled(page)).toEqual({ left: 600, top: 200 });
    const box = await card(page, 'Step 5').boundingBox();
    await drag(page, { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 20 }, 'middle');
    expect(await scrolled(page)).toEqual({ left: 900, top: 300 });
    expect(await selected(page)).toBe('');
    await expect(page.locator('[data-lifted], [data-pan]')).toHaveCount(0);
  });

  test('with the middle button does not paste at the focused card, as Linux would', async ({
    page,
    signIn,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    const id = await makeMap(api, 'Desks', WIDE);
    await openMap(page, ann, id, signIn);
    await face(page, 'Step 0').focus();
    await drag(page, { x: 700, y: 400 }, 'middle');
    expect(await scrolled(page)).toEqual({ left: 300, top: 100 });
    // The selection is empty here: a paste would say so.
    await expect(page.getByText(storyMapTexts.pasting.nothing)).toHaveCount(0);
  });

  test('a card dropped outside the board stays where it was', async ({ page, signIn, newUser }) => {
    const { person: ann, api } = await newUser();
    const sketch: Sketch = { Find: ['Filter'], Book: ['Sort', 'Pick'], Pay: [] };
    const id = await makeMap(api, 'Desks', sketch);
    await openMap(page, ann, id, signIn);
    const purpose = await page.locator('[data-purpose]').boundingBox();
    for (const outside of [
      { x: 640, y: 20 },
      { x: (purpose?.x ?? 0) + 40, y: (purpose?.y ?? 0) + 10 },
    ]) {
      const box = await card(page, 'Pay').boundingBox();
      await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 20);
      await page.mouse.down();
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 40, { steps: 4 });
      await page.mouse.move(outside.x, outside.y, { steps: 6 });
      await page.mouse.up();
      await expect(face(page, 'Pay')).toBeVisible();
      expect(await seen(page)).toEqual(standing(sketch));
    }
    expect(await stored(api, id)).toEqual(standing(sketch));
  });
});

import * as navigationTexts from '#shared/texts/navigation.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { expect, newPerson, type Page, test } from '../fixtures.ts';
import { card, dragTo, face, makeMap, openMap, press, seen, type Sketch, standing, stored } from '../support/board.ts';

/** Wider and higher than the screen. */
const WIDE: Sketch = Object.fromEntries(
  Array.from({ length: 14 }, (_, column) => [
    `Step ${column}`,
    Array.from({ length: column === 0 ? 18 : 2 }, (__, row) => `Detail ${column}.${row}`),
  ]),
);
const scroller = (page: Page) => page.getByRole('region', { name: /^Map of/ });
const scrolled = (page: Page) =>
  scroller(page).evaluate(({ scrollLeft, scrollTop }) => ({
    left: Math.round(scrollLeft),
    top: Math.round(scrollTop),
  }));
const boxOf = async (page: Page, text: string) => {
  const box = await card(page, text).boundingBox();
  if (box === null) throw new Error(`${text} is not on the page`);
  return box;
};
const percent = (page: Page, value: number) => expect(page.getByText(`${value}%`, { exact: true })).toBeVisible();

test.describe('the view of the map', () => {
  test('zooms by keys and wheel within its limits, around the pointer, and fits the whole map', async ({
    page,
    register,
    signIn,
    apiAs,
  }) => {
    const ann = newPerson();
    await register(ann);
    const id = await makeMap(await apiAs(ann), 'Desks', WIDE);
    await openMap(page, ann, id, signIn);
    const { width } = await boxOf(page, 'Step 1');

    const before = await boxOf(page, 'Detail 2.0');
    await page.mouse.move(before.x + 50, before.y + 10);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await expect.poll(async () => (await boxOf(page, 'Step 1')).width).toBeGreaterThan(width * 1.1);
    const after = await boxOf(page, 'Detail 2.0');
    const factor = after.width / before.width;
    expect(after.x + 50 * factor).toBeCloseTo(before.x + 50, -1);
    for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, -100);
    await percent(page, 150);
    for (let turn = 0; turn < 24; turn += 1) await page.mouse.wheel(0, 100);
    await page.keyboard.up('Control');
    await percent(page, 50);
    expect((await boxOf(page, 'Step 1')).width).toBeCloseTo(width / 2, 0);
    await expect(page.getByRole('button', { name: storyMapTexts.zoom.out })).toHaveAttribute('aria-disabled', 'true');

    await face(page, 'Step 1').focus();
    await press(page, '0');
    await percent(page, 100);
    await press(page, '+');
    await percent(page, 110);
    await press(page, '-', '-');
    await percent(page, 90);
    await press(page, 'f');
    await expect
      .poll(() =>
        scroller(page).evaluate(
          (element) =>
            element.scrollHeight <= element.clientHeight + 1 || element.style.getPropertyValue('--zoom') === '0.5',
        ),
      )
      .toBe(true);
    await expect(page.locator('[data-card]', { hasText: 'Detail 8.0' })).toBeInViewport();
  });

  test('keeps the backbone and the purpose in view, and mounts only near columns, at any zoom', async ({
    page,
    register,
    signIn,
    apiAs,
  }) => {
    const ann = newPerson();
    await register(ann);
    const id = await makeMap(await apiAs(ann), 'Desks', WIDE);
    await openMap(page, ann, id, signIn);
    for (const [keys, zoom] of [
      [[], 1],
      [['+', '+', '+'], 1.5],
    ] as const) {
      await face(page, 'Step 0').focus();
      await press(page, ...keys);
      await percent(page, zoom * 100);
      await scroller(page).evaluate((element) => element.scrollTo(700, 300));
      const frame = await scroller(page).boundingBox();
      await expect(page.getByText(/^Purpose: /)).toBeInViewport({ ratio: 1 });
      expect((await boxOf(page, 'Step 5')).y - (frame?.y ?? 0)).toBeCloseTo(16 * zoom, 0);
      await scroller(page).evaluate((element) => element.scrollTo(0, 0));
      await expect(card(page, 'Detail 13.0')).toHaveCount(0);
      await face(page, 'Step 0').focus();
      await press(page, 'End', 'ArrowLeft', 'ArrowDown');
      await expect(face(page, 'Detail 13.0')).toBeFocused();
      await expect(face(page, 'Detail 13.0')).toBeInViewport({ ratio: 1 });
      const focused = await boxOf(page, 'Detail 13.0');
      expect(focused.y).toBeGreaterThan((await boxOf(page, 'Step 13')).y + (await boxOf(page, 'Step 13')).height);
      await press(page, 'Home', 'ArrowUp', 'Home');
      await expect(face(page, 'Step 0')).toBeFocused();
      expect((await boxOf(page, 'Step 0')).x).toBeGreaterThanOrEqual(frame?.x ?? 0);
    }
  });

  test('drags exactly to the line at small and large zoom', async ({ page, openNewMap }) => {
    const { api, id } = await openNewMap(page, { Find: ['Filter', 'Sort'], Book: ['Pick'], Pay: [] });
    await face(page, 'Find').focus();
    await press(page, '-', '-', '-', '-');
    await percent(page, 50);
    await dragTo(page, 'Sort', 'Pick', { x: 0.5, y: 0.1 }, { drop: false });
    const line = await page.locator('[data-line]').boundingBox();
    const pick = await boxOf(page, 'Pick');
    expect(line?.x).toBeCloseTo(pick.x, 0);
    expect(line?.width).toBeCloseTo(pick.width, 0);
    expect(Math.abs((line?.y ?? 0) - pick.y)).toBeLessThan(6);
    await page.mouse.up();
    expect(await seen(page)).toEqual(standing({ Find: ['Filter'], Book: ['Sort', 'Pick'], Pay: [] }));
    await press(page, '0', '+', '+', '+');
    await percent(page, 150);
    // Left of what is seen, a card would be let go outside the board, which takes none.
    await scroller(page).evaluate((element) => element.scrollTo({ left: 0 }));
    await dragTo(page, 'Pay', 'Find', { x: 0.2, y: 0.5 });
    await expect.poll(() => stored(api, id)).toEqual(standing({ Pay: [], Find: ['Filter'], Book: ['Sort', 'Pick'] }));
  });

  test('pans with Space and the mouse without touching cards, and remembers the place per map', async ({
    page,
    signIn,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    const id = await makeMap(api, 'Desks', WIDE);
    const other = await makeMap(api, 'Rooms', { Find: [] });
    await openMap(page, ann, id, signIn);
    await face(page, 'Step 2').focus();
    await press(page, '+');
    const start = await scrolled(page);
    const { x, y } = await boxOf(page, 'Detail 3.0');
    await page.mouse.move(x + 30, y + 10);
    await page.keyboard.down(' ');
    await page.mouse.down();
    await page.mouse.move(x - 370, y - 140, { steps: 5 });
    await page.mouse.up();
    await page.keyboard.up(' ');
    const panned = { left: start.left + 400, top: start.top + 150 };
    expect(await scrolled(page)).toEqual(panned);
    await expect(page.locator('[data-lifted]')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    expect(await stored(api, id)).toEqual(standing(WIDE));

    // Within the application, and with a page that is loaded anew.
    await page.getByRole('link', { name: navigationTexts.storyMaps, exact: true }).first().click();
    await expect(page.locator('[data-purpose]')).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toEqual(panned);
    await page.goto(`/story_map/${other}/map/activity`);
    await expect(face(page, 'Find')).toBeVisible();
    await percent(page, 100);
    await page.goto(`/story_map/${id}/map/activity`);
    await expect(page.getByText(/^Purpose: /)).toBeVisible();
    await percent(page, 110);
    await expect.poll(() => scrolled(page)).toEqual(panned);
    // Space alone still picks up.
    await face(page, 'Step 3').focus();
    const picked = face(page, 'Step 3');
    await expect(picked).toHaveCSS('transform', 'none');
    await press(page, ' ');
    await expect(page.locator('[data-lifted]')).toHaveCount(1);
    // It looks like more than one that has the focus.
    await expect(picked).not.toHaveCSS('transform', 'none');
    await expect(picked).toHaveCSS('outline-style', 'dashed');
    await press(page, 'Escape');
  });
});

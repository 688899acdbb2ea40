import { expect, newPerson, type Page, test } from './fixtures.ts';
import { card, face, makeMap, openMap, press, type Sketch } from './support/board.ts';

const WORDS =
  'settle invoice customer a quickly the payment reconciliation of an order confirmation with WWW ill'.split(' ');
const text = (column: number, row: number) =>
  [
    `${column}.${row}`,
    ...Array.from({ length: (row * 7) % 13 }, (_, i) => WORDS[(row * 3 + i * 5) % WORDS.length]),
  ].join(' ');
/** Higher than four screens, with cards of one to three lines. */
const TALL: Sketch = Object.fromEntries(
  [0, 1].map((column) => [`Step ${column}`, Array.from({ length: 50 }, (_, row) => text(column, row))]),
);

const scroller = (page: Page) => page.getByRole('region', { name: /^Map of/ });
/** Where the cards stand that are seen, from the top of the board's content, by their ids. */
const standing = (page: Page) =>
  scroller(page).evaluate((element) =>
    Object.fromEntries(
      [...element.querySelectorAll<HTMLElement>('[data-rows] [data-card]')]
        .map((each) => ({ id: each.dataset['card'] ?? '', top: each.getBoundingClientRect().top }))
        .filter(({ top }) => top > 250 && top < 700)
        .map(({ id, top }) => [id, top + element.scrollTop]),
    ),
  );

test('scrolling the map mounts and unmounts cards without moving visible ones', async ({
  page,
  register,
  signIn,
  apiAs,
}) => {
  const ann = newPerson();
  await register(ann);
  const id = await makeMap(await apiAs(ann), 'Desks', TALL);
  await openMap(page, ann, id, signIn);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await expect(card(page, text(0, 49))).toHaveCount(0);

  // At once to the end, so that nothing above was ever on the page.
  await scroller(page).evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
  await expect(card(page, text(0, 49))).toBeInViewport();
  await expect(card(page, text(0, 5))).toHaveCount(0);
  for (let top = await scroller(page).evaluate(({ scrollTop }) => scrollTop); top > 0; top -= 150) {
    const before = await standing(page);
    await scroller(page).evaluate((element) => element.scrollBy({ top: -150, behavior: 'instant' }));
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    const after = await standing(page);
    const both = Object.keys(before).filter((each) => after[each] !== undefined);
    expect(both.length).toBeGreaterThan(0);
    for (const each of both) expect(Math.abs((after[each] ?? 0) - (before[each] ?? 0))).toBeLessThan(1);
  }
  await expect(card(page, text(0, 0))).toBeInViewport();

  // The keyboard finds what is not on the page, and the card that it left stays there.
  await face(page, 'Step 1').focus();
  await press(page, 'ArrowDown', 'End', 'ArrowUp');
  await expect(face(page, text(1, 49))).toBeFocused();
  await expect(face(page, text(1, 49))).toBeInViewport({ ratio: 1 });
  await scroller(page).evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(card(page, text(1, 40))).toHaveCount(0);
  await expect(face(page, text(1, 49))).toBeFocused();
});

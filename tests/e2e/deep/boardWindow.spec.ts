import type { CallOutput } from '#shared/contract/registry.ts';
import { newId } from '#shared/model/ids.ts';
import { expect, newPerson, type Page, test } from '../fixtures.ts';
import { card, face, makeMap, openMap, press, type Sketch, url } from '../support/board.ts';

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

/** The most elements on the page, wherever the map is scrolled. */
const MOST_ELEMENTS = 1_500;

for (const columns of [40, 125])
  test(`a map of ${columns} columns of 24 cards has at most 1,500 elements at any place`, async ({
    page,
    register,
    signIn,
    apiAs,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const ann = newPerson();
    await register(ann);
    const id = await makeMap(await apiAs(ann), 'Desks', { Step: ['Task'] });
    await page.route('**/api/get_container', async (route) => {
      const answer = await route.fetch();
      const board = (await answer.json()) as CallOutput<'get_container'>;
      await route.fulfill({ response: answer, json: enlarged(board, columns) });
    });
    await signIn(page, ann, url(id));
    await expect(face(page, 'Step 1')).toBeVisible();
    const counts: number[] = [];
    for (const left of [0, 0.25, 0.5, 1])
      for (const top of [0, 0.3, 0.6, 1]) {
        await scroller(page).evaluate(
          (element, [x, y]) =>
            element.scrollTo({
              left: x * (element.scrollWidth - element.clientWidth),
              top: y * (element.scrollHeight - element.clientHeight),
              behavior: 'instant',
            }),
          [left, top] as const,
        );
        await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
        counts.push(await page.locator('*').count());
      }
    await expect(card(page, `Task ${columns} 24`)).toBeInViewport();
    expect(Math.max(...counts), counts.join(' ')).toBeLessThanOrEqual(MOST_ELEMENTS);
  });

type TraceEvent = { name: string; args?: { beginData?: { stackTrace?: { url: string }[] } } };

test('opening a map forces no layout', async ({ page, register, signIn, apiAs }) => {
  const ann = newPerson();
  await register(ann);
  const id = await makeMap(await apiAs(ann), 'Desks', { 'Step 1': ['Task 1', 'Task 2'], 'Step 2': [] });
  await signIn(page, ann);
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];
  await session.send('Tracing.start', { traceConfig: { includedCategories }, transferMode: 'ReportEvents' });
  await page.goto(url(id));
  await expect(face(page, 'Task 2')).toBeVisible();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const layouts = events.filter(({ name }) => name === 'Layout');
  expect(layouts.length).toBeGreaterThan(0);
  // A layout that a script had to wait for names the script.
  const isOurs = ({ args }: TraceEvent) => args?.beginData?.stackTrace?.[0]?.url.includes('/static/') === true;
  expect(layouts.filter(isOurs)).toEqual([]);
});

/** A board of one column of one card, with both many times over. */
function enlarged(board: CallOutput<'get_container'>, columns: number): CallOutput<'get_container'> {
  const [head] = board.whats.filter(({ level }) => level === 0);
  const [child] = board.whats.filter(({ level }) => level === 1);
  if (head === undefined || child === undefined) throw new Error('the board has a column of one card');
  const orderKey = (index: number) => `a${String(index).padStart(3, '0')}`;
  const whats = Array.from({ length: columns }, (_, i) => {
    const column = { ...head, id: newId(), description: `Step ${i + 1}`, orderKey: orderKey(i) };
    const children = Array.from({ length: 24 }, (__, row) => ({
      ...child,
      id: newId(),
      description: `Task ${i + 1} ${row + 1}`,
      parentId: column.id,
      orderKey: orderKey(row),
    }));
    return [column, ...children];
  });
  return { ...board, whats: whats.flat() };
}

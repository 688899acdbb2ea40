import AxeBuilder from '@axe-core/playwright';
import { errors } from '#shared/errors.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { expect, newPerson, test, type Api, type Page, type Person } from './fixtures.ts';

type Sketch = Record<string, readonly string[]>;
/** What stands where, in order: a list, since objects compare without regard to order. */
type Standing = [string, readonly string[]][];
const standing = (sketch: Sketch): Standing => Object.entries(sketch);

/** Makes a story map with Activities, and returns its id. */
async function makeMap(api: Api, name: string, sketch: Sketch = {}): Promise<string> {
  const { id: containerId } = await api.call('story_map_container_create', { name, why: 'Everybody finds a desk' });
  for (const [description, children] of Object.entries(sketch)) {
    const { id: parentId } = await api.call('add_what', { containerId, description, level: 0 });
    for (const child of children) await api.call('add_what', { containerId, description: child, level: 1, parentId });
  }
  return containerId;
}

/** What stands on the map according to the server. */
async function stored(api: Api, containerId: string): Promise<Standing> {
  const { whats, backboneOrder } = await api.call('get_container', { containerId });
  const byId = new Map(whats.map((what) => [what.id, what]));
  const text = (id: string) => byId.get(id)?.description ?? '';
  return backboneOrder.map((id) => [text(id), (byId.get(id)?.childOrder ?? []).map(text)]);
}

/** What stands on the map according to the screen. */
async function seen(page: Page): Promise<Standing> {
  const columns = await page.locator('[data-column]').all();
  const texts = await Promise.all(columns.map((column) => column.locator('[data-card] [data-spot]').allTextContents()));
  return texts.map(([head = '', ...children]) => [head, children]);
}

const card = (page: Page, text: string) => page.locator('[data-card]', { has: page.locator('[data-spot]', { hasText: new RegExp(`^${text}$`) }) });
const face = (page: Page, text: string) => card(page, text).locator('[data-spot]');
const url = (id: string) => `/story_map/${id}/map/activity`;
const said = (page: Page) => page.locator('[data-said]');

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Drags a card by mouse to a point of another element, given as a part of its width and height. */
async function dragTo(page: Page, from: string, to: string, at: { x: number; y: number }, { drop = true } = {}): Promise<void> {
  const start = await card(page, from).boundingBox();
  const end = await card(page, to).boundingBox();
  if (start === null || end === null) throw new Error('Both cards must be on the page');
  await page.mouse.move(start.x + 30, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width * at.x, end.y + end.height * at.y, { steps: 8 });
  if (drop) await page.mouse.up();
}

async function openMap(page: Page, person: Person, id: string, signIn: (page: Page, person: Person) => Promise<void>): Promise<void> {
  await signIn(page, person);
  await page.goto(url(id));
  await expect(page.getByText(/^Purpose: /)).toBeVisible();
}

test.describe('the map of Activities', () => {
  test('ten Activities by keyboard alone on an empty map, in the typed order, also after a reload', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    const id = await makeMap(api, 'Desks');
    await signIn(page, ann);
    await page.goto(`/story_map/${id}`);
    await expect(page).toHaveURL(new RegExp(`${url(id)}$`));
    await expect(page).toHaveTitle(/^Desks/);
    await expect(page.getByText(fill(storyMapTexts.purpose, { why: 'Everybody finds a desk' }))).toBeVisible();
    await expect(page.getByText(storyMapTexts.emptyTitle)).toBeVisible();
    await expect(page.getByRole('button', { name: storyMapTexts.add, exact: true })).toBeFocused();

    await press(page, 'Enter');
    for (const text of ['Find', 'Book', 'Come in', 'Work']) {
      await page.keyboard.type(text);
      await press(page, 'Enter');
    }
    await page.keyboard.type('Leave');
    await press(page, 'Tab');
    for (const text of ['Tidy up', 'Say goodbye', 'Report a fault']) {
      await page.keyboard.type(text);
      await press(page, 'Enter');
    }
    await press(page, 'Shift+Tab');
    await page.keyboard.type('Pay');
    await press(page, 'Enter');
    await page.keyboard.type('Rate');
    await press(page, 'Enter', 'Escape');

    const expected = standing({ Find: [], Book: [], 'Come in': [], Work: [], Leave: ['Tidy up', 'Say goodbye', 'Report a fault'], Pay: [], Rate: [] });
    expect(await seen(page)).toEqual(expected);
    await expect(face(page, 'Rate')).toBeFocused();
    await expect.poll(() => stored(api, id)).toEqual(expected);
    await page.reload();
    await expect(face(page, 'Rate')).toBeVisible();
    expect(await seen(page)).toEqual(expected);
  });

  test('moves by keyboard between rows and levels, and says why a third level is refused', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    const id = await makeMap(api, 'Desks', { Find: ['Filter', 'Sort'], Book: ['Pick'], Pay: [] });
    await openMap(page, ann, id, signIn);

    await face(page, 'Find').focus();
    await press(page, 'ArrowDown', 'ArrowDown');
    await expect(face(page, 'Sort')).toBeFocused();
    await press(page, ' ', 'ArrowRight');
    await expect(said(page)).toContainText(fill(storyMapTexts.said.atUnder, { name: 'Sort', position: 2, count: 2, parent: 'Book' }));
    await press(page, 'ArrowUp', ' ');
    await expect(face(page, 'Sort')).toBeFocused();
    expect(await seen(page)).toEqual(standing({ Find: ['Filter'], Book: ['Sort', 'Pick'], Pay: [] }));

    await face(page, 'Pay').focus();
    await press(page, ' ', 'ArrowDown', ' ');
    await face(page, 'Filter').focus();
    await press(page, ' ', 'ArrowUp', ' ');
    await expect.poll(() => stored(api, id)).toEqual(standing({ Find: [], Filter: [], Book: ['Pay', 'Sort', 'Pick'] }));

    await face(page, 'Book').focus();
    await press(page, ' ', 'ArrowDown');
    await expect(said(page)).toContainText(errors['parent-has-children'].message);
    await expect(page.locator('[data-hint]')).toHaveText(errors['parent-has-children'].message);
    await press(page, 'ArrowLeft', 'Escape');
    expect(await seen(page)).toEqual(standing({ Find: [], Filter: [], Book: ['Pay', 'Sort', 'Pick'] }));

    await face(page, 'Sort').focus();
    await press(page, 'c');
    await expect(page.locator('[data-hint]')).toHaveText(errors['level-mix'].message);
    await page.reload();
    await expect(face(page, 'Book')).toBeVisible();
    expect(await seen(page)).toEqual(standing({ Find: [], Filter: [], Book: ['Pay', 'Sort', 'Pick'] }));
  });

  test('moves by mouse to exactly where the line shows, Escape puts back, a refused place says why', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    const id = await makeMap(api, 'Desks', { Find: ['Filter', 'Sort'], Book: ['Pick'], Pay: [] });
    await openMap(page, ann, id, signIn);

    await dragTo(page, 'Sort', 'Pick', { x: 0.5, y: 0.2 }, { drop: false });
    await expect(page.locator('[data-line]')).toBeVisible();
    await page.mouse.up();
    expect(await seen(page)).toEqual(standing({ Find: ['Filter'], Book: ['Sort', 'Pick'], Pay: [] }));

    await dragTo(page, 'Pay', 'Find', { x: 0.2, y: 0.5 });
    expect((await seen(page)).map(([text]) => text)).toEqual(['Pay', 'Find', 'Book']);
    const expected = standing({ Pay: [], Find: ['Filter'], Book: ['Sort', 'Pick'] });
    await expect.poll(() => stored(api, id)).toEqual(expected);

    await dragTo(page, 'Pay', 'Pick', { x: 0.5, y: 0.9 }, { drop: false });
    await press(page, 'Escape');
    await page.mouse.up();
    expect(await seen(page)).toEqual(expected);

    await dragTo(page, 'Book', 'Filter', { x: 0.5, y: 0.9 }, { drop: false });
    await expect(page.getByText(errors['parent-has-children'].message).first()).toBeVisible();
    await page.mouse.up();
    await expect(said(page)).toContainText(errors['parent-has-children'].message);
    await page.reload();
    await expect(face(page, 'Book')).toBeVisible();
    expect(await seen(page)).toEqual(expected);
  });

  test('renames, ranks and deletes; deleting a backbone card says how many go with it', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    const id = await makeMap(api, 'Desks', { Find: ['Filter', 'Sort'], Book: [] });
    await openMap(page, ann, id, signIn);

    await face(page, 'Filter').focus();
    await press(page, 'F2');
    await expect(page.getByLabel(fill(storyMapTexts.changeOf, { name: 'Filter' }))).toBeFocused();
    await page.keyboard.type('Narrow down');
    await press(page, 'Enter');
    await expect(face(page, 'Narrow down')).toBeFocused();

    await face(page, 'Sort').focus();
    await press(page, 'm');
    await page.getByRole('menuitem', { name: storyMapTexts.menu.rank }).click();
    await page.getByLabel(storyMapTexts.rankLabel, { exact: true }).fill('1');
    await press(page, 'Enter');
    await expect(card(page, 'SortRank 1')).toBeVisible();

    await face(page, 'Find').focus();
    await press(page, 'Delete');
    await expect(page.getByRole('dialog')).toContainText(fill(storyMapTexts.deleteTitle, { name: 'Find' }));
    await expect(page.getByRole('dialog')).toContainText(fill(storyMapTexts.deleteWithChildren.other, { count: 2 }));
    await press(page, 'Enter');
    await expect(page.getByText(storyMapTexts.deleted)).toBeVisible();
    await expect(face(page, 'Book')).toBeFocused();
    await expect.poll(() => stored(api, id)).toEqual(standing({ Book: [] }));
  });

  test('explains that another map uses an Activity, and reuses one on another map', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    await makeMap(api, 'Rooms', { Find: [] });
    const id = await makeMap(api, 'Desks', { Book: [] });
    await openMap(page, ann, id, signIn);

    await face(page, 'Book').focus();
    await press(page, 'n');
    await page.keyboard.type('find');
    await press(page, 'Enter', 'Escape');
    await expect(page.getByText(storyMapTexts.reused)).toBeVisible();
    await expect(face(page, 'Find')).toBeFocused();
    await press(page, 'F2');
    await expect(page.getByText(errors['description-shared'].message)).toBeVisible();
    await press(page, 'Escape');

    await face(page, 'Book').focus();
    await press(page, 'F2');
    await page.keyboard.type('Find');
    await press(page, 'Enter');
    await expect(page.getByText(errors['description-taken'].message)).toBeVisible();
    await page.getByRole('button', { name: storyMapTexts.discard }).click();
    await expect(face(page, 'Book')).toBeVisible();
  });

  test('keeps what was typed when nothing can be saved', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    const id = await makeMap(api, 'Desks', { Find: [] });
    await openMap(page, ann, id, signIn);
    await page.route('**/api/add_what', (route) => route.fulfill({ status: 429, json: { message: 'Too Many Requests' } }));
    await face(page, 'Find').focus();
    await press(page, 'c');
    await page.keyboard.type('Filter');
    await press(page, 'Enter', 'Escape');
    await expect(page.getByText(fill(storyMapTexts.notSaved, { message: errors['too-many-requests'].message }))).toBeVisible();
    await expect(face(page, 'Filter')).toBeVisible();
    await page.unroute('**/api/add_what');
    await card(page, 'Filter').getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => stored(api, id)).toEqual(standing({ Find: ['Filter'] }));
    await expect(page.getByText(/^Not saved/)).toHaveCount(0);
  });

  test('is a list at 400 px that opens, adds and moves without dragging, and nothing scrolls sideways', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    const id = await makeMap(api, 'Desks', { Find: ['Filter', 'Sort'], Book: [] });
    await page.setViewportSize({ width: 400, height: 800 });
    await openMap(page, ann, id, signIn);
    await expect(page.getByText('Filter')).toHaveCount(0);
    await page.getByRole('button', { name: /^Find/ }).click();
    await page.getByRole('button', { name: fill(storyMapTexts.menuOf, { name: 'Filter' }) }).click();
    await page.getByRole('menuitem', { name: storyMapTexts.menu.moveDown }).click();
    await expect.poll(() => stored(api, id)).toEqual(standing({ Find: ['Sort', 'Filter'], Book: [] }));
    await page.getByRole('button', { name: fill(storyMapTexts.menuOf, { name: 'Filter' }) }).click();
    await page.getByRole('menuitem', { name: storyMapTexts.menu.moveTo }).click();
    await page.getByRole('radio', { name: fill(storyMapTexts.underNamed, { name: 'Book' }) }).check();
    await page.getByRole('button', { name: storyMapTexts.moveConfirm, exact: true }).click();
    await expect.poll(() => stored(api, id)).toEqual(standing({ Find: ['Sort'], Book: ['Filter'] }));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(400);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  test('has nothing that axe finds serious, in both colours', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    const id = await makeMap(api, 'Desks', { Find: ['Filter'], Book: [] });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (colorScheme === 'light') await openMap(page, ann, id, signIn);
      await face(page, 'Filter').focus();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await press(page, 'n');
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await press(page, 'Escape', '?');
      await expect(page.getByRole('dialog', { name: storyMapTexts.keysTitle })).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await press(page, 'Escape');
    }
  });

  test('who only reads sees the same map without anything to edit', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    const id = await makeMap(api, 'Desks', { Find: ['Filter'], Book: [] });
    // Nobody can share a map yet, so the screen is told that it is shared.
    await page.route('**/api/get_container', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), role: 'viewer' } });
    });
    await openMap(page, ann, id, signIn);
    await page.getByText(storyMapTexts.viewOnly).hover();
    await expect(page.getByRole('tooltip', { name: storyMapTexts.viewAccess })).toBeVisible();
    await expect(page.getByRole('region', { name: fill(storyMapTexts.board, { name: 'Desks' }) }).getByRole('button')).toHaveCount(0);
    await face(page, 'Find').focus();
    await press(page, 'ArrowDown');
    await expect(face(page, 'Filter')).toBeFocused();
    await press(page, 'Delete', 'F2', 'n', ' ');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await press(page, 'ArrowUp');
    await expect(face(page, 'Find')).toBeFocused();
  });

  test('a map of a colleague and a map that never was look the same', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const bob = newPerson({ name: 'Bob' });
    await register(bob);
    const id = await makeMap(await apiAs(ann), 'Desks');
    await signIn(page, bob);
    for (const containerId of [id, 'A'.repeat(20)]) {
      await page.goto(url(containerId));
      await expect(page.getByRole('heading', { name: errorTexts.mapNotVisible })).toBeVisible();
    }
  });
});

import { expect, type Page } from '@playwright/test';
import type { Api } from './api.ts';
import { makeMap, type Sketch, type Standing } from './maps.ts';
import { newPerson, type Person } from './people.ts';
import type { SignIn } from './session.ts';

export { makeMap, type Sketch, type Standing, standing, stored } from './maps.ts';

/** The contents of the map on the screen. */
export async function seen(page: Page): Promise<Standing> {
  const columns = await page.locator('[data-column]').all();
  const texts = await Promise.all(
    columns.map((column) => column.locator('[data-card] [data-focus-target]').allTextContents()),
  );
  return texts.map(([head = '', ...children]) => [head, children]);
}

/** The card with a text. */
export const card = (page: Page, text: string) =>
  page.locator('[data-card]', { has: page.locator('[data-focus-target]', { hasText: new RegExp(`^${text}$`) }) });
/** The part of a card that has the focus. */
export const face = (page: Page, text: string) => card(page, text).locator('[data-focus-target]');
/** The address of a map. */
export const url = (id: string) => `/story_map/${id}/map/activity`;
/** The last announcement for screen readers. */
export const announcement = (page: Page) => page.locator('[data-announcement]');

/** Presses keys one after another. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses the mouse on a card and moves it until the drag starts. */
export async function pickUp(page: Page, at: { x: number; y: number }): Promise<void> {
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  let pull = 6;
  const pulled = async () => {
    await page.mouse.move(at.x + pull, at.y);
    pull += 1;
    return page.locator('[data-dragged]').count();
  };
  await expect.poll(pulled, { intervals: [0, 20] }).toBe(1);
}

/** Drags a card by mouse to a point of another element, as a fraction of its width and height. */
export async function dragTo(
  page: Page,
  from: string,
  to: string,
  at: { x: number; y: number },
  { drop = true } = {},
): Promise<void> {
  const start = await card(page, from).boundingBox();
  const end = await card(page, to).boundingBox();
  if (start === null || end === null) throw new Error('Both cards must be on the page');
  await pickUp(page, { x: start.x + 30, y: start.y + start.height / 2 });
  await page.mouse.move(end.x + end.width * at.x, end.y + end.height * at.y, { steps: 8 });
  if (drop) await page.mouse.up();
}

/** Signs in and opens a map. */
export async function openMap(page: Page, person: Person, id: string, signIn: SignIn): Promise<void> {
  await signIn(page, person, url(id));
  await expect(page.getByText(/^Purpose: /)).toBeVisible();
}

type Fixtures = {
  register: (person: Person) => Promise<void>;
  signIn: SignIn;
  apiAs: (person: Person) => Promise<Api>;
};

/**
 * Opens a new map as a new user, who owns it.
 * @param elsewhere another map for the user
 */
export async function openNewMap(
  page: Page,
  { register, signIn, apiAs }: Fixtures,
  sketch: Sketch,
  elsewhere?: Sketch,
): Promise<{ api: Api; id: string; other: string }> {
  const ann = newPerson();
  await register(ann);
  const api = await apiAs(ann);
  const other = elsewhere === undefined ? '' : await makeMap(api, 'Rooms', elsewhere);
  const id = await makeMap(api, 'Desks', sketch);
  await openMap(page, ann, id, signIn);
  return { api, id, other };
}

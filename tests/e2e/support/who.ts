import { expect, type Page } from '@playwright/test';
import { groupWhos } from '#shared/rules/whoGroups.ts';
import { fill } from '#shared/texts/fill.ts';
import { whoTexts } from '#shared/texts/who.ts';
import { paths } from '#web/app/paths.ts';
import type { Api } from './api.ts';
import { pickUp } from './board.ts';
import type { Person } from './people.ts';
import type { SignIn } from './session.ts';

/** Each Who with where it stands, in the order of the board: 'Staff / Day: Keeper', with '-' for no label. */
export type Standing = string[];

const line = (group: string | null, category: string | null, name: string) =>
  `${group ?? '-'} / ${category ?? '-'}: ${name}`;

/** Where the Whos stand according to the server. */
export async function storedWhos(api: Api, containerId: string): Promise<Standing> {
  const { whos } = await api.call('get_container', { containerId });
  return groupWhos(whos).flatMap(({ label, parts }) =>
    parts.flatMap((part) => part.whos.map(({ name }) => line(label, part.label, name))),
  );
}

/** Where the Whos stand according to the screen. */
export async function seenWhos(page: Page): Promise<Standing> {
  const found = await page.locator('[data-who]').evaluateAll((cards) =>
    cards.map((card) => ({
      group: card.closest<HTMLElement>('[data-group]')?.dataset['group'] ?? '',
      category: card.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? '',
      name: card.querySelector('[data-face]')?.getAttribute('title') ?? '',
    })),
  );
  return found.map(({ group, category, name }) =>
    line(group === '' ? null : group, category === '' ? null : category, name),
  );
}

/** Waits until the screen and the server both have the Whos so. */
export async function expectWhos(page: Page, api: Api, containerId: string, expected: Standing): Promise<void> {
  await expect.poll(() => seenWhos(page)).toEqual(expected);
  await expect.poll(() => storedWhos(api, containerId)).toEqual(expected);
}

/** Puts Whos on a map: their names by 'Category' or 'Category, Sub-Category'; those under '' have none. @returns their ids by name */
export async function addWhos(
  api: Api,
  containerId: string,
  sketch: Record<string, readonly string[]>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [place, names] of Object.entries(sketch)) {
    const [group = '', category = ''] = place.split(', ');
    for (const name of names) ids.set(name, (await api.call('add_who', { containerId, name, group, category })).id);
  }
  return ids;
}

/** The part of a Who's card that has the focus. */
export const whoFace = (page: Page, name: string) => page.locator('[data-who]').getByTitle(name, { exact: true });
/** A column of the board by what people call it. */
export const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens the options menu of a Who and takes one of its entries. */
export async function fromMenu(page: Page, name: string, entry: string): Promise<void> {
  await whoFace(page, name).hover();
  await page.getByRole('button', { name: fill(whoTexts.menuOf, { name }), exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Drags a Who by mouse to a point of something, given as a part of its width and height. */
export async function dragWho(
  page: Page,
  name: string,
  to: ReturnType<typeof column>,
  at: { x: number; y: number },
  { drop = true } = {},
): Promise<void> {
  const start = await whoFace(page, name).boundingBox();
  const end = await to.boundingBox();
  if (start === null || end === null) throw new Error('Both must be on the page');
  await pickUp(page, { x: start.x + 30, y: start.y + start.height / 2 });
  await page.mouse.move(end.x + end.width * at.x, end.y + end.height * at.y, { steps: 8 });
  if (drop) await page.mouse.up();
}

/** Signs in and opens the Who board of a map. */
export async function openWhos(page: Page, person: Person, id: string, signIn: SignIn): Promise<void> {
  await signIn(page, person, paths.mapWho(id));
  await expect(page.getByRole('region', { name: new RegExp(`^${fill(whoTexts.board, { name: '' })}`) })).toBeVisible();
}

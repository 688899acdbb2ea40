import { expect, type Locator, type Page } from '@playwright/test';
import * as whoTexts from '#shared/texts/who.ts';
import { paths } from '#web/base/paths.ts';
import type { Api } from './api.ts';
import { pickUp } from './board.ts';
import { line, storedWhos, type WhoStanding } from './maps.ts';
import type { Person } from './people.ts';
import type { SignIn } from './session.ts';

export { addWhos, storedWhos } from './maps.ts';

/** The places of the Whos on the screen. */
export async function seenWhos(page: Page): Promise<WhoStanding> {
  const found = await page.locator('[data-who]').evaluateAll((cards) => {
    const nameOf = (element: HTMLElement | null, id: string | undefined) =>
      element === null || id === '' ? null : element.getAttribute('aria-label');
    return cards.map((card) => {
      const group = card.closest<HTMLElement>('[data-group]');
      const part = card.closest<HTMLElement>('[data-part]');
      return {
        group: nameOf(group, group?.dataset['group']),
        category: nameOf(part, part?.dataset['part']),
        name: card.querySelector('[data-face]')?.getAttribute('title') ?? '',
      };
    });
  });
  return found.map(({ group, category, name }) => line(group, category, name));
}

/** Waits until the Whos have these places both on the screen and on the server. */
export async function expectWhos(page: Page, api: Api, containerId: string, expected: WhoStanding): Promise<void> {
  await expect.poll(() => seenWhos(page)).toEqual(expected);
  await expect.poll(() => storedWhos(api, containerId)).toEqual(expected);
}

/** The part of a Who's card that has the focus. */
export const whoFace = (page: Page, name: string) => page.locator('[data-who]').getByTitle(name, { exact: true });
/** A column of the board by its displayed name. */
export const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens the options menu of a Who and clicks one of its entries. */
export async function fromMenu(page: Page, name: string, entry: string): Promise<void> {
  await whoFace(page, name).hover();
  await page.getByRole('button', { name: whoTexts.menuOf({ name }), exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Drags an element by mouse to a point of another one, as a fraction of its width and height, and holds it there. */
export async function dragFrom(page: Page, from: Locator, to: Locator, at = { x: 0.2, y: 0.5 }): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('Both must be on the page');
  await pickUp(page, { x: start.x + 30, y: start.y + start.height / 2 });
  await page.mouse.move(end.x + end.width * at.x, end.y + end.height * at.y, { steps: 8 });
}

/** Drags a Who by mouse to a point of an element, and drops it there unless `drop` is false. */
export async function dragWho(
  page: Page,
  name: string,
  to: ReturnType<typeof column>,
  at: { x: number; y: number },
  { drop = true } = {},
): Promise<void> {
  await dragFrom(page, whoFace(page, name), to, at);
  if (drop) await page.mouse.up();
}

/** Signs in and opens the Who board of a map. */
export async function openWhos(page: Page, person: Person, id: string, signIn: SignIn): Promise<void> {
  await signIn(page, person, paths.mapWho(id));
  await expect(page.getByRole('region', { name: new RegExp(`^${whoTexts.board({ name: '' })}`) })).toBeVisible();
}

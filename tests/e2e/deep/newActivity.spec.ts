import * as commonTexts from '#shared/texts/common.ts';
import * as companySearchTexts from '#shared/texts/companySearch.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import * as texts from '#shared/texts/what/newActivity.ts';
import { expect, test } from '../fixtures.ts';
import { makeMap, openMap, press, standing, stored } from '../support/board.ts';
import { faultsOf, switchTheme } from '../support/look.ts';
import {
  activity,
  button,
  choose,
  description,
  dialog,
  face,
  field,
  firstSettings,
  openByMenu,
  unfold,
} from '../support/newActivity.ts';

test.describe('the New Activity dialog', () => {
  test('finds similar Activities of the company after a pause in typing, and reuses the picked one', async ({
    page,
    openNewMap,
  }) => {
    const {
      api,
      id: containerId,
      other,
    } = await openNewMap(
      page,
      { 'Find a desk': [] },
      { 'Find a room': [], 'Find a parking place': [], 'Leave the house': [] },
    );
    const queries: unknown[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/search/what_company')) queries.push(searchParams.get('query'));
    });
    await openByMenu(page);
    await page.keyboard.type('Find a');

    const list = page.getByRole('listbox', { name: companySearchTexts.whats });
    await expect(list.getByRole('option')).toHaveCount(2);
    // What stands on this map already is not offered, and nothing was asked between the keys.
    expect((await list.getByRole('option').allTextContents()).sort()).toEqual(['Find a parking place', 'Find a room']);
    expect(queries).toEqual(['Find a']);
    await expect(page.getByText(companySearchTexts.found({ count: 2 }))).toBeVisible();

    await press(page, 'Escape');
    await expect(list).toBeHidden();
    await expect(description(page)).toHaveValue('Find a');
    await press(page, 'ArrowDown');
    await expect(list).toBeVisible();
    await press(page, 'ArrowDown');
    const chosen = list.getByRole('option', { selected: true });
    const text = (await chosen.textContent()) ?? '';
    await expect(description(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
    await press(page, 'Enter');
    await expect(description(page)).toHaveValue(text);
    await expect(page.getByText(texts.existing)).toBeVisible();
    await expect(list).toBeHidden();

    await press(page, 'Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText(storyMapTexts.reused)).toBeVisible();
    await expect(face(page, text)).toBeFocused();
    expect((await activity(api, containerId, text)).id).toBe((await activity(api, other, text)).id);
  });

  test('adds several in one go, in the order of writing, and ends at the last card', async ({
    page,
    signIn,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    const containerId = await makeMap(api, 'Desks', { Find: [], Leave: [] });
    const { priority } = await firstSettings(api);
    await openMap(page, ann, containerId, signIn);
    await face(page, 'Find').focus();
    await press(page, 'Shift+N');
    await expect(description(page)).toBeFocused();
    await page.getByRole('switch', { name: texts.another }).check();
    await unfold(page);
    await choose(page, informationTexts.priority, priority.name);
    await field(page, informationTexts.cost).fill('5');
    await description(page).focus();
    for (const text of ['Book', 'Come in', 'Work']) {
      await page.keyboard.type(text);
      await press(page, 'Enter');
      await expect(page.getByText(texts.added({ name: text }))).toBeVisible();
      await expect(description(page)).toHaveValue('');
      await expect(description(page)).toBeFocused();
    }
    await expect(field(page, informationTexts.cost)).toHaveValue('');
    await expect(field(page, informationTexts.priority)).toHaveText(priority.name);
    await button(page, commonTexts.close).click();
    await expect(face(page, 'Work')).toBeFocused();
    await expect
      .poll(() => stored(api, containerId))
      .toEqual(standing({ Find: [], Book: [], 'Come in': [], Work: [], Leave: [] }));
    expect(await activity(api, containerId, 'Book')).toMatchObject({ cost: 5, priorityId: priority.id });
    expect(await activity(api, containerId, 'Work')).toMatchObject({ cost: null, priorityId: priority.id });
  });

  test('opens from the field on the board by Ctrl+Enter and by its link, with what was typed, and returns to where it came from', async ({
    page,
    openNewMap,
  }) => {
    const { api, id: containerId } = await openNewMap(page, { Find: ['Filter'], Book: [] });

    await face(page, 'Filter').focus();
    await press(page, 'n');
    await page.keyboard.type('Sort by size');
    await press(page, 'Control+Enter');
    await expect(dialog(page, texts.titleUnder({ name: 'Find' }))).toBeVisible();
    await expect(description(page)).toHaveValue('Sort by size');
    await press(page, 'Enter');
    await expect(face(page, 'Sort by size')).toBeFocused();

    await press(page, 'ArrowUp');
    await expect(face(page, 'Filter')).toBeFocused();
    await press(page, 'b');
    await page.keyboard.type('Look around');
    await page.getByRole('button', { name: texts.allFields }).click();
    await expect(description(page)).toHaveValue('Look around');
    await button(page, texts.add).click();
    await expect(face(page, 'Look around')).toBeFocused();
    await expect
      .poll(() => stored(api, containerId))
      .toEqual(standing({ Find: ['Look around', 'Filter', 'Sort by size'], Book: [] }));

    await face(page, 'Book').focus();
    await press(page, 'Shift+N');
    await expect(description(page)).toBeFocused();
    await press(page, 'Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(face(page, 'Book')).toBeFocused();
  });

  test('is moved by its title, and stays inside the window', async ({ page, signIn, newUser }) => {
    const { person: ann, api } = await newUser();
    await openMap(page, ann, await makeMap(api, 'Desks', { Find: [] }), signIn);
    await openByMenu(page);
    const box = async () => (await dialog(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const before = await box();
    await page.mouse.move(before.x + 60, before.y + 20);
    await page.mouse.down();
    await page.mouse.move(before.x + 180, before.y + 90, { steps: 5 });
    const after = await box();
    expect([after.x - before.x, after.y - before.y]).toEqual([120, 70]);
    await page.mouse.move(5_000, 5_000, { steps: 5 });
    await page.mouse.up();
    const corner = await box();
    expect(corner.x + corner.width).toBeLessThanOrEqual(1280);
    expect(corner.y + corner.height).toBeLessThanOrEqual(800);
    // Unfolded it is taller, and still all of it is to be seen.
    await unfold(page);
    await expect(field(page, informationTexts.referenceName)).toBeVisible();
    await expect.poll(async () => (await box()).y + (await box()).height).toBeLessThanOrEqual(800);
  });

  test('looks right in both themes and on a phone, folded and with everything filled', async ({
    page,
    signIn,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    const containerId = await makeMap(api, 'Desks', { Find: [] });
    for (const name of ['Visitor', 'Clerk']) await api.call('add_who', { containerId, name });
    await openMap(page, ann, containerId, signIn);
    await openByMenu(page);
    for (const width of [1280, 400]) {
      for (const theme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 });
        await switchTheme(page, theme);
        expect(await faultsOf(page, theme), `${width} px, ${theme}`).toEqual([]);
      }
      if (width === 1280) {
        await unfold(page);
        await field(page, informationTexts.referenceName).fill('http://plain.example');
        await button(page, texts.add).click();
        await expect(page.getByText(texts.required)).toBeVisible();
      }
    }
  });
});

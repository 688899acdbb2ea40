import AxeBuilder from '@axe-core/playwright';
import * as commentTexts from '#shared/texts/comments.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { expect, newPerson, test } from '../fixtures.ts';
import { face, makeMap, openMap, press, standing, stored, url } from '../support/board.ts';
import { expectNoSidewaysScroll } from '../support/look.ts';

test.describe('reading the map of Activities', () => {
  test('is a list at 400 px that opens, adds and moves without dragging, and does not scroll sideways', async ({
    page,
    signIn,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    const name = `Desks${' for everybody in the house'.repeat(6)}`;
    const id = await makeMap(api, name, { Find: ['Compare', 'Sort'], Book: [] });
    await page.setViewportSize({ width: 400, height: 800 });
    await openMap(page, ann, id, signIn);
    // The name is cut after two lines, and can be opened in full.
    const heading = page.getByRole('heading', { level: 1, name });
    const height = async () => (await heading.boundingBox())?.height ?? 0;
    const cut = await height();
    await heading.getByRole('button', { expanded: false }).press('Enter');
    await expect.poll(height).toBeGreaterThan(cut);
    await heading.getByRole('button', { expanded: true }).press('Enter');
    await expect.poll(height).toBe(cut);
    await expect(page.getByText('Compare')).toHaveCount(0);
    await page.getByRole('button', { name: /^Find/ }).click();
    await page.getByRole('button', { name: storyMapTexts.menuOf({ name: 'Compare' }) }).click();
    await page.getByRole('menuitem', { name: storyMapTexts.menu.moveDown }).click();
    await expect.poll(() => stored(api, id)).toEqual(standing({ Find: ['Sort', 'Compare'], Book: [] }));
    await page.getByRole('button', { name: storyMapTexts.menuOf({ name: 'Compare' }) }).click();
    await page.getByRole('menuitem', { name: storyMapTexts.menu.moveTo }).click();
    await page.getByRole('radio', { name: storyMapTexts.underNamed({ name: 'Book' }) }).check();
    await page.getByRole('button', { name: storyMapTexts.moveConfirm, exact: true }).click();
    await expect.poll(() => stored(api, id)).toEqual(standing({ Find: ['Sort'], Book: ['Compare'] }));
    await expectNoSidewaysScroll(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  test('has no serious axe finding, in light and dark', async ({ page, signIn, newUser }) => {
    const { person: ann, api } = await newUser();
    const id = await makeMap(api, 'Desks', { Find: ['Filter'], Book: [] });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (colorScheme === 'light') await openMap(page, ann, id, signIn);
      await face(page, 'Filter').focus();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await press(page, 'n');
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await press(page, 'Escape', '/');
      await page.keyboard.type('filter');
      await expect(page.getByRole('option', { name: /^Filter/ })).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await press(page, 'Escape', '?');
      await expect(page.getByRole('dialog', { name: storyMapTexts.keysTitle })).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await press(page, 'Escape');
    }
  });

  test('a viewer sees the same map without any controls to edit it', async ({ page, signIn, newUser }) => {
    const { person: ann, api } = await newUser();
    const id = await makeMap(api, 'Desks', { Find: ['Filter'], Book: [] });
    // Without a colleague: the map is shared directly in the test.
    await page.route('**/api/get_container', async (route) => {
      const response = await route.fetch();
      const copy = (await response.json()) as { owner: string };
      const members = [{ id: copy.owner, version: 1, role: 'viewer' }];
      await route.fulfill({ response, json: { ...copy, owner: '0'.repeat(20), members, role: 'viewer' } });
    });
    await openMap(page, ann, id, signIn);
    await page.getByText(storyMapTexts.viewOnly).hover();
    await expect(page.getByRole('tooltip', { name: storyMapTexts.viewAccess })).toBeVisible();
    const board = page.getByRole('region', { name: storyMapTexts.board({ name: 'Desks' }) });
    // The card that Tab reaches has its menu, and so has the one that is pointed at; there is nothing in it but what
    // can be read.
    expect(await board.getByRole('button').allTextContents()).toEqual(['Find', '', 'Filter', 'Book']);
    await face(page, 'Book').hover();
    await page.getByRole('button', { name: storyMapTexts.menuOf({ name: 'Book' }) }).click();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      storyMapTexts.menu.information,
      commentTexts.toComments,
    ]);
    await press(page, 'Escape');
    await face(page, 'Find').focus();
    await press(page, 'ArrowDown');
    await expect(face(page, 'Filter')).toBeFocused();
    await press(page, 'Delete', 'F2', 'n', ' ');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await press(page, 'ArrowUp');
    await expect(face(page, 'Find')).toBeFocused();
    await press(page, 'Enter');
    await expect(page.getByRole('dialog', { name: storyMapTexts.readTitle })).toContainText('Find');
    await press(page, 'Escape');
    await expect(face(page, 'Find')).toBeFocused();
    await page.setViewportSize({ width: 400, height: 800 });
    await page.getByRole('button', { name: /^Book/ }).click();
    await expect(page.getByRole('list', { name: storyMapTexts.childrenOf({ name: 'Book' }) })).toHaveText(
      storyMapTexts.noChildren,
    );
    await page.getByRole('button', { name: /^Find/ }).click();
    await expect(page.getByText(storyMapTexts.noChildren), 'only where there are none').toHaveCount(1);
  });

  test("a colleague's map and a map that never existed look the same", async ({ page, register, signIn, apiAs }) => {
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

import * as commentTexts from '#shared/texts/comments.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { paths } from '#web/base/paths.ts';
import { expect, test } from '../fixtures.ts';
import { makeMap, press } from '../support/board.ts';
import { addMember, newColleague } from '../support/members.ts';
import { addWhos, column, expectWhos, fromMenu, openWhos, seenWhos, storedWhos, whoFace } from '../support/who.ts';

test.describe('the Who board', () => {
  test('an empty map invites to add Whos, which are written one after another into it and into categories', async ({
    page,
    signIn,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    const id = await makeMap(api, 'Desks');
    await signIn(page, ann, paths.mapActivity(id));
    const views = page.getByRole('navigation', { name: whoTexts.views });
    await views.getByRole('link', { name: whoTexts.whos }).click();
    await expect(page).toHaveURL(paths.mapWho(id));
    await expect(views.getByRole('link', { name: whoTexts.whos })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText(whoTexts.emptyTitle)).toBeVisible();
    await expect(column(page, whoTexts.noCategory)).toContainText(whoTexts.empty);

    await page.getByRole('button', { name: whoTexts.addTo({ place: whoTexts.noCategory }), exact: true }).click();
    await expect(page.getByLabel(whoTexts.newName({ place: whoTexts.noCategory }))).toBeFocused();
    await page.keyboard.type('Guest');
    await press(page, 'Enter');
    await page.keyboard.type('Keeper');
    await press(page, 'Enter', 'Enter');
    await expectWhos(page, api, id, ['- / -: Guest', '- / -: Keeper']);
    await expect(page.getByText(whoTexts.emptyTitle)).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: whoTexts.addTo({ place: whoTexts.noCategory }), exact: true }),
    ).toBeFocused();

    await page.getByRole('button', { name: whoTexts.addCategory, exact: true }).click();
    await expect(page.getByLabel(whoTexts.newCategory, { exact: true })).toBeFocused();
    await page.keyboard.type('Staff');
    await press(page, 'Enter');
    await expect(column(page, 'Staff')).toContainText(whoTexts.empty);
    await column(page, 'Staff')
      .getByRole('button', { name: whoTexts.addTo({ place: 'Staff' }) })
      .click();
    await page.keyboard.type('Cleaner');
    // Continuing elsewhere saves what was typed.
    await whoFace(page, 'Guest').click();
    await expectWhos(page, api, id, ['Staff / -: Cleaner', '- / -: Guest', '- / -: Keeper']);
    await page.reload();
    await expect(whoFace(page, 'Cleaner')).toBeVisible();
    expect(await seenWhos(page)).toEqual(['Staff / -: Cleaner', '- / -: Guest', '- / -: Keeper']);
  });

  test('a name that the company already has is reused, and the map says so', async ({ page, signIn, newUser }) => {
    const { person: ann, api } = await newUser();
    const other = await makeMap(api, 'Rooms');
    const known = await addWhos(api, other, { '': ['Night porter'] });
    const id = await makeMap(api, 'Desks');
    await addWhos(api, id, { 'Staff, Day': ['Keeper'] });
    await openWhos(page, ann, id, signIn);
    await column(page, 'Staff')
      .getByRole('button', {
        name: whoTexts.addTo({ place: whoTexts.place({ group: 'Staff', category: 'Day' }) }),
      })
      .click();
    await page.keyboard.type('  night PORTER ');
    await press(page, 'Enter', 'Escape');
    await expect(page.getByText(whoTexts.reused)).toBeVisible();
    await expectWhos(page, api, id, ['Staff / Day: Keeper', 'Staff / Day: Night porter']);
    const { whos } = await api.call('get_container', { containerId: id });
    expect(whos.map((who) => who.id)).toContain(known.get('Night porter'));
  });

  test('edits, moves and deletes from the options menu, and returns the focus', async ({ page, signIn, newUser }) => {
    const { person: ann, api } = await newUser();
    const id = await makeMap(api, 'Desks', { Find: [] });
    const ids = await addWhos(api, id, { Staff: ['Keeper', 'Porter'], '': ['Visitor'] });
    const [{ id: linkTypeId } = { id: '' }] = (await api.call('company_settings', {})).who_what_link_type;
    const [{ id: whatId } = { id: '' }] = (await api.call('get_container', { containerId: id })).whats;
    await api.call('add_what_who_links', { containerId: id, whatId, linkTypeId, whoIds: [ids.get('Porter') ?? ''] });
    await openWhos(page, ann, id, signIn);
    const dialog = page.getByRole('dialog');

    await fromMenu(page, 'Keeper', whoTexts.menu.edit);
    await expect(dialog.getByLabel(whoTexts.name)).toBeFocused();
    await dialog.getByLabel(whoTexts.name).fill(' ');
    await press(page, 'Enter');
    await expect(dialog.getByText(whoTexts.nameRequired)).toBeVisible();
    await dialog.getByLabel(whoTexts.name).fill('House keeper');
    await dialog.getByLabel(whoTexts.category, { exact: true }).fill('Crew');
    await dialog.getByLabel(whoTexts.subCategory).fill('Day');
    await dialog.getByRole('button', { name: whoTexts.save }).click();
    await expect(dialog).toHaveCount(0);
    await expect(whoFace(page, 'House keeper')).toBeFocused();
    await expectWhos(page, api, id, ['Staff / -: Porter', 'Crew / Day: House keeper', '- / -: Visitor']);

    await fromMenu(page, 'Visitor', whoTexts.menu.moveTo);
    await dialog.getByLabel(whoTexts.category, { exact: true }).click();
    await page.getByRole('option', { name: 'Staff' }).click();
    await dialog.getByRole('button', { name: whoTexts.moveConfirm }).click();
    await expect(whoFace(page, 'Visitor')).toBeFocused();
    await expectWhos(page, api, id, ['Staff / -: Porter', 'Staff / -: Visitor', 'Crew / Day: House keeper']);

    await whoFace(page, 'Porter').focus();
    await press(page, 'Delete');
    await expect(dialog).toContainText(whoTexts.deleteTitle({ name: 'Porter' }));
    await expect(dialog).toContainText(whoTexts.deleteWithLinks({ count: 1 }));
    await press(page, 'Escape');
    await expect(whoFace(page, 'Porter')).toBeFocused();
    await press(page, 'm');
    await expect(page.getByRole('menuitem', { name: whoTexts.menu.links })).toBeFocused();
    await page.getByRole('menuitem', { name: whoTexts.menu.remove }).click();
    await dialog.getByRole('button', { name: whoTexts.deleteConfirm }).click();
    await expectWhos(page, api, id, ['Staff / -: Visitor', 'Crew / Day: House keeper']);
    await expect(whoFace(page, 'Visitor')).toBeFocused();
    expect((await api.call('get_container', { containerId: id })).whatWhoLinks).toEqual([]);
  });
});

test('a viewer only reads: no menu, no dragging, no renaming', async ({
  page,
  openPage,
  register,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const bob = await newColleague(api, register, ann);
  const id = await makeMap(api, 'Desks');
  await addMember(api, id, bob, 'viewer');
  const reading = await openPage();
  await signIn(reading, bob, paths.mapWho(id));
  await expect(reading.getByText(whoTexts.empty, { exact: true })).toBeVisible();
  await expect(reading.getByText(informationTexts.noWhosOnMap)).toBeVisible();

  await addWhos(api, id, { 'Staff, Day': ['Keeper'], Guests: ['Visitor'] });
  await openWhos(page, ann, id, signIn);
  await reading.reload();
  await expect(whoFace(reading, 'Keeper')).toBeVisible();
  // With nothing that has the focus, an arrow leads onto the board.
  await press(reading, 'ArrowDown');
  await expect(whoFace(reading, 'Keeper')).toBeFocused();
  // Nothing but the cards themselves, and the menus that lead to their links.
  await expect(reading.locator('[data-face]')).toHaveText(['Keeper', 'Visitor']);
  await expect(reading.getByRole('button', { name: whoTexts.add })).toHaveCount(0);
  await whoFace(reading, 'Keeper').dragTo(column(reading, 'Guests'));
  await whoFace(reading, 'Keeper').focus();
  await press(reading, 'Delete', 'F2');
  await expect(reading.getByRole('dialog')).toHaveCount(0);
  await press(reading, 'm');
  await expect(reading.getByRole('menuitem')).toHaveText([whoTexts.menu.links, commentTexts.toComments]);
  await press(reading, 'Escape');
  expect(await storedWhos(api, id)).toEqual(['Staff / Day: Keeper', 'Guests / -: Visitor']);
  await press(reading, '?');
  await expect(reading.getByRole('dialog')).toContainText(storyMapTexts.sharedKeys.help.does);
  await expect(reading.getByRole('dialog')).not.toContainText(storyMapTexts.sharedKeys.carry.does);
  await press(reading, 'Escape');
  await expect(whoFace(reading, 'Keeper')).toBeFocused();
  await press(reading, 'Enter');
  await expect(reading.getByRole('dialog')).toContainText(whoTexts.links.noWhats);
  await expect(reading.getByRole('dialog').getByRole('button')).toHaveText([commonTexts.close]);
  await press(reading, 'Escape');
  await expect(whoFace(reading, 'Keeper')).toBeFocused();
});

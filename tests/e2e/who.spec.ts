import { commonTexts } from '#shared/texts/common.ts';
import { fill } from '#shared/texts/fill.ts';
import { informationTexts } from '#shared/texts/information.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { whoTexts } from '#shared/texts/who.ts';
import { paths } from '#web/app/paths.ts';
import { expect, newPerson, test } from './fixtures.ts';
import { makeMap, press, said } from './support/board.ts';
import { addMember, newColleague } from './support/members.ts';
import {
  addWhos,
  column,
  dragWho,
  expectWhos,
  fromMenu,
  openWhos,
  seenWhos,
  storedWhos,
  whoFace,
} from './support/who.ts';

test.describe('the Who board', () => {
  test('an empty map invites, and Whos are written one after another into it and into categories', async ({
    page,
    register,
    signIn,
    apiAs,
  }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    const id = await makeMap(api, 'Desks');
    await signIn(page, ann, paths.mapActivity(id));
    const views = page.getByRole('navigation', { name: whoTexts.views });
    await views.getByRole('link', { name: whoTexts.whos }).click();
    await expect(page).toHaveURL(paths.mapWho(id));
    await expect(views.getByRole('link', { name: whoTexts.whos })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText(whoTexts.emptyTitle)).toBeVisible();
    await expect(column(page, whoTexts.noCategory)).toContainText(whoTexts.empty);

    await page.getByRole('button', { name: fill(whoTexts.addTo, { place: whoTexts.noCategory }), exact: true }).click();
    await expect(page.getByLabel(fill(whoTexts.newName, { place: whoTexts.noCategory }))).toBeFocused();
    await page.keyboard.type('Guest');
    await press(page, 'Enter');
    await page.keyboard.type('Keeper');
    await press(page, 'Enter', 'Enter');
    await expectWhos(page, api, id, ['- / -: Guest', '- / -: Keeper']);
    await expect(page.getByText(whoTexts.emptyTitle)).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: fill(whoTexts.addTo, { place: whoTexts.noCategory }), exact: true }),
    ).toBeFocused();

    await page.getByRole('button', { name: whoTexts.addCategory, exact: true }).click();
    await expect(page.getByLabel(whoTexts.newCategory, { exact: true })).toBeFocused();
    await page.keyboard.type('Staff');
    await press(page, 'Enter');
    await expect(column(page, 'Staff')).toContainText(whoTexts.empty);
    await column(page, 'Staff')
      .getByRole('button', { name: fill(whoTexts.addTo, { place: 'Staff' }) })
      .click();
    await page.keyboard.type('Cleaner');
    // Whoever goes on elsewhere meant what they typed.
    await whoFace(page, 'Guest').click();
    await expectWhos(page, api, id, ['Staff / -: Cleaner', '- / -: Guest', '- / -: Keeper']);
    await page.reload();
    await expect(whoFace(page, 'Cleaner')).toBeVisible();
    expect(await seenWhos(page)).toEqual(['Staff / -: Cleaner', '- / -: Guest', '- / -: Keeper']);
  });

  test('a name that the company has already is used again, and the map says so', async ({
    page,
    register,
    signIn,
    apiAs,
  }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    const other = await makeMap(api, 'Rooms');
    const known = await addWhos(api, other, { '': ['Night porter'] });
    const id = await makeMap(api, 'Desks');
    await addWhos(api, id, { 'Staff, Day': ['Keeper'] });
    await openWhos(page, ann, id, signIn);
    await column(page, 'Staff')
      .getByRole('button', {
        name: fill(whoTexts.addTo, { place: fill(whoTexts.place, { group: 'Staff', category: 'Day' }) }),
      })
      .click();
    await page.keyboard.type('  night PORTER ');
    await press(page, 'Enter', 'Escape');
    await expect(page.getByText(whoTexts.reused)).toBeVisible();
    await expectWhos(page, api, id, ['Staff / Day: Keeper', 'Staff / Day: Night porter']);
    const { whos } = await api.call('get_container', { containerId: id });
    expect(whos.map((who) => who.id)).toContain(known.get('Night porter'));
  });

  test('categories and sub-categories are renamed where they stand; empty means none', async ({
    page,
    register,
    signIn,
    apiAs,
  }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    const id = await makeMap(api, 'Desks');
    await addWhos(api, id, {
      'Staff, Day': ['Keeper', 'Cleaner'],
      'Staff, Night': ['Porter'],
      Guests: ['Visitor'],
      '': ['Owner'],
    });
    await openWhos(page, ann, id, signIn);

    await page.getByTitle(fill(whoTexts.renameCategory, { name: 'Staff' })).click();
    await expect(page.getByLabel(fill(whoTexts.categoryName, { name: 'Staff' }))).toHaveValue('Staff');
    await page.keyboard.type('Crew');
    await press(page, 'Enter');
    await expect(page.getByTitle(fill(whoTexts.renameCategory, { name: 'Crew' }))).toBeFocused();
    await page.getByTitle(fill(whoTexts.renameSubCategory, { name: 'Day', group: 'Crew' })).click();
    await page.keyboard.type('Morning');
    await press(page, 'Enter');
    await expectWhos(page, api, id, [
      'Crew / Morning: Cleaner',
      'Crew / Morning: Keeper',
      'Crew / Night: Porter',
      'Guests / -: Visitor',
      '- / -: Owner',
    ]);

    // Esc leaves all as it is.
    await page.getByTitle(fill(whoTexts.renameCategory, { name: 'Guests' })).click();
    await page.keyboard.type('Nobody');
    await press(page, 'Escape');
    await expect(page.getByTitle(fill(whoTexts.renameCategory, { name: 'Guests' }))).toBeFocused();

    await page.getByTitle(fill(whoTexts.renameSubCategory, { name: 'Morning', group: 'Crew' })).click();
    await page.keyboard.press('Delete');
    await press(page, 'Enter');
    await expectWhos(page, api, id, [
      'Crew / Night: Porter',
      'Crew / -: Cleaner',
      'Crew / -: Keeper',
      'Guests / -: Visitor',
      '- / -: Owner',
    ]);
    await expect(column(page, 'Crew').getByRole('heading', { name: whoTexts.noSubCategory })).toBeVisible();

    await page.getByTitle(fill(whoTexts.renameCategory, { name: 'Guests' })).click();
    await page.keyboard.press('Delete');
    await press(page, 'Enter');
    await expectWhos(page, api, id, [
      'Crew / Night: Porter',
      'Crew / -: Cleaner',
      'Crew / -: Keeper',
      '- / -: Owner',
      '- / -: Visitor',
    ]);

    // Those without one get one, which brings them together with those who have it.
    await page.getByTitle(whoTexts.nameNoCategory).click();
    await page.keyboard.type('Crew');
    await press(page, 'Enter');
    await expectWhos(page, api, id, [
      'Crew / Night: Porter',
      'Crew / -: Cleaner',
      'Crew / -: Keeper',
      'Crew / -: Owner',
      'Crew / -: Visitor',
    ]);
  });

  test('Whos go to another category by mouse, and by keyboard in words', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    const id = await makeMap(api, 'Desks');
    await addWhos(api, id, {
      'Guests, Regular': ['Visitor'],
      'Staff, Day': ['Cleaner', 'Keeper'],
      'Staff, Night': ['Porter'],
    });
    await openWhos(page, ann, id, signIn);
    const part = (group: string, name: string) => column(page, group).getByRole('group', { name, exact: true });

    await dragWho(page, 'Visitor', part('Staff', 'Night'), { x: 0.5, y: 0.5 }, { drop: false });
    await expect(
      page.getByText(fill(whoTexts.place, { group: 'Staff', category: 'Night' }), { exact: true }),
    ).toBeVisible();
    await page.mouse.up();
    await expect(said(page)).toContainText(
      fill(whoTexts.said.at, { name: 'Visitor', place: fill(whoTexts.place, { group: 'Staff', category: 'Night' }) }),
    );
    await expect(whoFace(page, 'Visitor')).toBeFocused();
    // The category that it came from stays for now, so that it can go back.
    await expect(column(page, 'Guests')).toContainText(whoTexts.empty);
    await expectWhos(page, api, id, [
      'Staff / Day: Cleaner',
      'Staff / Day: Keeper',
      'Staff / Night: Porter',
      'Staff / Night: Visitor',
    ]);
    await dragWho(page, 'Visitor', column(page, 'Guests'), { x: 0.5, y: 0.6 });
    await expectWhos(page, api, id, [
      'Guests / Night: Visitor',
      'Staff / Day: Cleaner',
      'Staff / Day: Keeper',
      'Staff / Night: Porter',
    ]);

    // Esc in the air changes nothing, and neither does a place outside.
    await dragWho(page, 'Cleaner', column(page, 'Guests'), { x: 0.5, y: 0.5 }, { drop: false });
    await press(page, 'Escape');
    await page.mouse.up();
    await expectWhos(page, api, id, [
      'Guests / Night: Visitor',
      'Staff / Day: Cleaner',
      'Staff / Day: Keeper',
      'Staff / Night: Porter',
    ]);

    await whoFace(page, 'Cleaner').focus();
    await press(page, 'Space');
    await expect(said(page)).toContainText(fill(whoTexts.said.picked, { name: 'Cleaner' }));
    await press(page, 'ArrowRight');
    await expect(said(page)).toContainText(
      fill(whoTexts.said.at, { name: 'Cleaner', place: whoTexts.noCategory }).slice(0, 20),
    );
    await press(page, 'ArrowRight');
    await expect(said(page)).toContainText(whoTexts.said.edge);
    await press(page, 'Escape');
    await expect(said(page)).toContainText(
      fill(whoTexts.said.putBack, {
        name: 'Cleaner',
        place: fill(whoTexts.place, { group: 'Staff', category: 'Day' }),
      }),
    );
    await expect(whoFace(page, 'Cleaner')).toBeFocused();
    await press(page, 'Space', 'ArrowDown', 'Space');
    await expect(said(page)).toContainText(
      fill(whoTexts.said.dropped, {
        name: 'Cleaner',
        place: fill(whoTexts.place, { group: 'Staff', category: 'Night' }),
      }),
    );
    await expect(whoFace(page, 'Cleaner')).toBeFocused();
    await expectWhos(page, api, id, [
      'Guests / Night: Visitor',
      'Staff / Day: Keeper',
      'Staff / Night: Cleaner',
      'Staff / Night: Porter',
    ]);

    // Arrows walk the cards.
    await press(page, 'ArrowDown');
    await expect(whoFace(page, 'Porter')).toBeFocused();
    await press(page, 'ArrowLeft');
    await expect(whoFace(page, 'Visitor')).toBeFocused();
  });

  test('edits, moves and deletes from the options menu, and the focus comes back', async ({
    page,
    register,
    signIn,
    apiAs,
  }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
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
    await expectWhos(page, api, id, ['Crew / Day: House keeper', 'Staff / -: Porter', '- / -: Visitor']);

    await fromMenu(page, 'Visitor', whoTexts.menu.moveTo);
    await dialog.getByLabel(whoTexts.category, { exact: true }).click();
    await page.getByRole('option', { name: 'Staff' }).click();
    await dialog.getByRole('button', { name: whoTexts.moveConfirm }).click();
    await expect(whoFace(page, 'Visitor')).toBeFocused();
    await expectWhos(page, api, id, ['Crew / Day: House keeper', 'Staff / -: Porter', 'Staff / -: Visitor']);

    await whoFace(page, 'Porter').focus();
    await press(page, 'Delete');
    await expect(dialog).toContainText(fill(whoTexts.deleteTitle, { name: 'Porter' }));
    await expect(dialog).toContainText(fill(whoTexts.deleteWithLinks.one, { count: 1 }));
    await press(page, 'Escape');
    await expect(whoFace(page, 'Porter')).toBeFocused();
    await press(page, 'm');
    await expect(page.getByRole('menuitem', { name: whoTexts.menu.links })).toBeFocused();
    await page.getByRole('menuitem', { name: whoTexts.menu.remove }).click();
    await dialog.getByRole('button', { name: whoTexts.deleteConfirm }).click();
    await expectWhos(page, api, id, ['Crew / Day: House keeper', 'Staff / -: Visitor']);
    await expect(whoFace(page, 'Visitor')).toBeFocused();
    expect((await api.call('get_container', { containerId: id })).whatWhoLinks).toEqual([]);
  });
});

test('a viewer only reads: no menu, no dragging, no renaming', async ({ page, openPage, register, signIn, apiAs }) => {
  const ann = newPerson();
  await register(ann);
  const api = await apiAs(ann);
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
  await expect(whoFace(reading, 'Visitor')).toBeFocused();
  // Nothing but the cards themselves, which open their links.
  await expect(reading.locator('[data-group]').getByRole('button')).toHaveText(['Visitor', 'Keeper']);
  await expect(reading.getByRole('button', { name: whoTexts.add })).toHaveCount(0);
  await whoFace(reading, 'Keeper').dragTo(column(reading, 'Guests'));
  await whoFace(reading, 'Keeper').focus();
  await press(reading, 'Delete', 'm', 'F2');
  await expect(reading.getByRole('dialog')).toHaveCount(0);
  expect(await storedWhos(api, id)).toEqual(['Guests / -: Visitor', 'Staff / Day: Keeper']);
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

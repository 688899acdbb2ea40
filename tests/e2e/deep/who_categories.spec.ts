import * as commonTexts from '#shared/texts/common.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { expect, test } from '../fixtures.ts';
import { announcement, makeMap, press } from '../support/board.ts';
import { addWhos, column, dragFrom, dragWho, expectWhos, openWhos, whoFace } from '../support/who.ts';

test.describe('categories of the Who board', () => {
  test('categories and sub-categories are renamed in place; an empty name means none', async ({
    page,
    signIn,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    const id = await makeMap(api, 'Desks');
    await addWhos(api, id, {
      'Staff, Day': ['Keeper', 'Cleaner'],
      'Staff, Night': ['Porter'],
      Guests: ['Visitor'],
      '': ['Owner'],
    });
    await openWhos(page, ann, id, signIn);

    await page.getByTitle(whoTexts.renameCategory({ name: 'Staff' })).click();
    await expect(page.getByLabel(whoTexts.categoryName({ name: 'Staff' }))).toHaveValue('Staff');
    await page.keyboard.type('Crew');
    await press(page, 'Enter');
    await expect(page.getByTitle(whoTexts.renameCategory({ name: 'Crew' }))).toBeFocused();
    await page.getByTitle(whoTexts.renameSubCategory({ name: 'Day', group: 'Crew' })).click();
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
    await page.getByTitle(whoTexts.renameCategory({ name: 'Guests' })).click();
    await page.keyboard.type('Nobody');
    await press(page, 'Escape');
    await expect(page.getByTitle(whoTexts.renameCategory({ name: 'Guests' }))).toBeFocused();

    // An empty name means none. It is asked for, since somebody is in it.
    const dialog = page.getByRole('dialog');
    await page.getByTitle(whoTexts.renameSubCategory({ name: 'Morning', group: 'Crew' })).click();
    await page.keyboard.press('Delete');
    await press(page, 'Enter');
    await expect(dialog).toContainText(whoTexts.removeWhos({ count: 2 }));
    await dialog.getByRole('button', { name: whoTexts.removeConfirm }).click();
    await expectWhos(page, api, id, [
      'Crew / Night: Porter',
      'Crew / -: Cleaner',
      'Crew / -: Keeper',
      'Guests / -: Visitor',
      '- / -: Owner',
    ]);
    await expect(column(page, 'Crew').getByRole('heading', { name: whoTexts.noSubCategory })).toBeVisible();

    await page.getByTitle(whoTexts.renameCategory({ name: 'Guests' })).click();
    await page.keyboard.press('Delete');
    await press(page, 'Enter');
    await expect(dialog).toContainText(whoTexts.removeWhos({ count: 1 }));
    await dialog.getByRole('button', { name: whoTexts.removeConfirm }).click();
    await expectWhos(page, api, id, [
      'Crew / Night: Porter',
      'Crew / -: Cleaner',
      'Crew / -: Keeper',
      '- / -: Owner',
      '- / -: Visitor',
    ]);
    // What has no category has no name to change.
    await expect(column(page, whoTexts.noCategory).getByRole('heading').getByRole('button')).toHaveCount(0);
  });

  test('categories and sub-categories are added, and stay empty until they are removed', async ({
    page,
    signIn,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    const id = await makeMap(api, 'Desks');
    await addWhos(api, id, { Staff: ['Keeper'] });
    await openWhos(page, ann, id, signIn);
    const heading = (name: string) => page.getByTitle(whoTexts.renameCategory({ name }));
    const option = async (name: string, entry: string) => {
      await page.getByRole('button', { name: whoTexts.menuOf({ name }), exact: true }).click();
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
    };

    // The field takes the focus after the button or the menu has given it up.
    const type = async (label: string, text: string) => {
      await expect(page.getByRole('textbox', { name: label, exact: true })).toBeFocused();
      await page.keyboard.type(text);
      await press(page, 'Enter');
    };

    await page.getByRole('button', { name: whoTexts.addCategory }).click();
    await type(whoTexts.newCategory, 'Guests');
    await expect(heading('Guests')).toBeFocused();
    await option('Guests', whoTexts.addSubCategory);
    await type(whoTexts.newSubCategory({ group: 'Guests' }), 'Regular');
    const regular = page.getByTitle(whoTexts.renameSubCategory({ name: 'Regular', group: 'Guests' }));
    await expect(regular).toBeFocused();
    // One of the same name is the same one.
    await page.getByRole('button', { name: whoTexts.addCategory }).click();
    await type(whoTexts.newCategory, 'guests');
    await expect(heading('Guests')).toBeFocused();
    await page.reload();
    await expect(column(page, 'Guests').getByRole('group', { name: 'Regular' })).toContainText(whoTexts.empty);

    await regular.click();
    await type(whoTexts.subCategoryName({ name: 'Regular' }), 'Rare');
    await option('Rare', whoTexts.categoryMenu.remove);
    await expect(heading('Guests')).toBeFocused();
    await expect(column(page, 'Guests').getByRole('group')).toHaveCount(0);
    // Nothing is in it, so nobody is asked.
    await press(page, 'Delete');
    await expect(column(page, 'Guests')).toHaveCount(0);
    await expect(announcement(page)).toContainText(whoTexts.announcements.removed({ name: 'Guests' }));
    await expect(heading('Staff')).toBeFocused();
    await expectWhos(page, api, id, ['Staff / -: Keeper']);
    await expect.poll(async () => (await api.call('get_container', { containerId: id })).whoGroups.length).toBe(1);
  });

  test('categories and sub-categories move by mouse, by keyboard with announcements, and by their menu', async ({
    page,
    signIn,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    const id = await makeMap(api, 'Desks');
    await addWhos(api, id, {
      'Staff, Day': ['Keeper'],
      'Staff, Night': ['Porter'],
      Guests: ['Visitor'],
      Press: ['Editor'],
    });
    await openWhos(page, ann, id, signIn);
    const heading = (name: string) => page.getByTitle(whoTexts.renameCategory({ name }));
    const headings = (level: number) => page.getByRole('heading', { level }).getByRole('button');
    const expectOrder = async (groups: readonly string[], categories: readonly string[]) => {
      await expect(headings(2)).toHaveText([...groups]);
      await expect(headings(3)).toHaveText([...categories]);
      await expect
        .poll(async () => (await api.call('get_container', { containerId: id })).whoGroupingMap)
        .toEqual({ groupsStringArr: groups, categoriesStringArr: categories });
    };

    await dragFrom(page, heading('Press'), column(page, 'Staff'), { x: 0.2, y: 0.5 });
    await expect(page.locator('[data-line][data-down]')).toBeVisible();
    await page.mouse.up();
    await expect(announcement(page)).toContainText(
      whoTexts.announcements.labelAt({ name: 'Press', number: 1, count: 3 }),
    );
    await expect(heading('Press')).toBeFocused();
    await expectOrder(['Press', 'Staff', 'Guests'], ['Day', 'Night']);

    const day = page.getByTitle(whoTexts.renameSubCategory({ name: 'Day', group: 'Staff' }));
    const night = column(page, 'Staff').getByRole('group', { name: 'Night' });
    await dragFrom(page, day, night, { x: 0.5, y: 0.9 });
    await expect(page.locator('[data-line][data-across]')).toBeVisible();
    await page.mouse.up();
    await expectOrder(['Press', 'Staff', 'Guests'], ['Night', 'Day']);
    // It cannot leave its category, and says so.
    await dragFrom(page, day, column(page, 'Guests'), { x: 0.5, y: 0.5 });
    await page.mouse.up();
    await expect(page.getByRole('region', { name: commonTexts.notifications })).toContainText(whoTexts.otherCategory);
    await expectOrder(['Press', 'Staff', 'Guests'], ['Night', 'Day']);

    await heading('Press').focus();
    await press(page, 'Space');
    await expect(announcement(page)).toContainText(whoTexts.announcements.labelPicked({ name: 'Press' }));
    await press(page, 'ArrowRight', 'ArrowRight');
    await expect(announcement(page)).toContainText(
      whoTexts.announcements.labelAt({ name: 'Press', number: 3, count: 3 }),
    );
    await press(page, 'Escape');
    await expect(announcement(page)).toContainText(whoTexts.announcements.labelBack({ name: 'Press' }));
    await expectOrder(['Press', 'Staff', 'Guests'], ['Night', 'Day']);
    await press(page, 'Space', 'ArrowRight', 'Space');
    await expect(heading('Press')).toBeFocused();
    await expectOrder(['Staff', 'Press', 'Guests'], ['Night', 'Day']);

    await page.getByRole('button', { name: whoTexts.menuOf({ name: 'Guests' }), exact: true }).click();
    await page.getByRole('menuitem', { name: whoTexts.categoryMenu.left, exact: true }).click();
    await expectOrder(['Staff', 'Guests', 'Press'], ['Night', 'Day']);
  });

  test('Whos move to another category by mouse, and by keyboard with announcements', async ({
    page,
    signIn,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    const id = await makeMap(api, 'Desks');
    await addWhos(api, id, {
      'Guests, Regular': ['Visitor'],
      'Staff, Day': ['Cleaner', 'Keeper'],
      'Staff, Night': ['Porter'],
    });
    await openWhos(page, ann, id, signIn);
    const part = (group: string, name: string) => column(page, group).getByRole('group', { name, exact: true });

    await dragWho(page, 'Visitor', part('Staff', 'Night'), { x: 0.5, y: 0.5 }, { drop: false });
    await expect(page.getByText(whoTexts.place({ group: 'Staff', category: 'Night' }), { exact: true })).toBeVisible();
    await page.mouse.up();
    await expect(announcement(page)).toContainText(
      whoTexts.announcements.at({
        name: 'Visitor',
        place: whoTexts.place({ group: 'Staff', category: 'Night' }),
      }),
    );
    await expect(whoFace(page, 'Visitor')).toBeFocused();
    // The category that it came from stays, so that it can go back.
    await expect(column(page, 'Guests')).toContainText(whoTexts.empty);
    await expectWhos(page, api, id, [
      'Staff / Day: Cleaner',
      'Staff / Day: Keeper',
      'Staff / Night: Porter',
      'Staff / Night: Visitor',
    ]);
    await dragWho(page, 'Visitor', column(page, 'Guests').getByRole('heading', { level: 2 }), { x: 0.5, y: 0.6 });
    await expectWhos(page, api, id, [
      'Guests / -: Visitor',
      'Staff / Day: Cleaner',
      'Staff / Day: Keeper',
      'Staff / Night: Porter',
    ]);

    // Esc during a drag changes nothing, and neither does a place outside.
    await dragWho(page, 'Cleaner', column(page, 'Guests'), { x: 0.5, y: 0.5 }, { drop: false });
    await press(page, 'Escape');
    await page.mouse.up();
    await expectWhos(page, api, id, [
      'Guests / -: Visitor',
      'Staff / Day: Cleaner',
      'Staff / Day: Keeper',
      'Staff / Night: Porter',
    ]);

    await whoFace(page, 'Cleaner').focus();
    await press(page, 'Space');
    await expect(announcement(page)).toContainText(whoTexts.announcements.picked({ name: 'Cleaner' }));
    await press(page, 'ArrowRight');
    await expect(announcement(page)).toContainText(
      whoTexts.announcements.at({ name: 'Cleaner', place: whoTexts.noCategory }).slice(0, 20),
    );
    await press(page, 'ArrowRight');
    await expect(announcement(page)).toContainText(whoTexts.announcements.edge);
    await press(page, 'Escape');
    await expect(announcement(page)).toContainText(
      whoTexts.announcements.putBack({
        name: 'Cleaner',
        place: whoTexts.place({ group: 'Staff', category: 'Day' }),
      }),
    );
    await expect(whoFace(page, 'Cleaner')).toBeFocused();
    await press(page, 'Space', 'ArrowDown', 'Space');
    await expect(announcement(page)).toContainText(
      whoTexts.announcements.dropped({
        name: 'Cleaner',
        place: whoTexts.place({ group: 'Staff', category: 'Night' }),
      }),
    );
    await expect(whoFace(page, 'Cleaner')).toBeFocused();
    await expectWhos(page, api, id, [
      'Guests / -: Visitor',
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
});

import { fill } from '#shared/texts/fill.ts';
import { whoTexts } from '#shared/texts/who.ts';
import { expect, newPerson, test } from './fixtures.ts';
import { announcement, makeMap, press } from './support/board.ts';
import { addWhos, column, dragWho, expectWhos, openWhos, whoFace } from './support/who.ts';

test.describe('categories of the Who board', () => {
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
    await expect(announcement(page)).toContainText(
      fill(whoTexts.announcements.at, {
        name: 'Visitor',
        place: fill(whoTexts.place, { group: 'Staff', category: 'Night' }),
      }),
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
    await expect(announcement(page)).toContainText(fill(whoTexts.announcements.picked, { name: 'Cleaner' }));
    await press(page, 'ArrowRight');
    await expect(announcement(page)).toContainText(
      fill(whoTexts.announcements.at, { name: 'Cleaner', place: whoTexts.noCategory }).slice(0, 20),
    );
    await press(page, 'ArrowRight');
    await expect(announcement(page)).toContainText(whoTexts.announcements.edge);
    await press(page, 'Escape');
    await expect(announcement(page)).toContainText(
      fill(whoTexts.announcements.putBack, {
        name: 'Cleaner',
        place: fill(whoTexts.place, { group: 'Staff', category: 'Day' }),
      }),
    );
    await expect(whoFace(page, 'Cleaner')).toBeFocused();
    await press(page, 'Space', 'ArrowDown', 'Space');
    await expect(announcement(page)).toContainText(
      fill(whoTexts.announcements.dropped, {
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
});

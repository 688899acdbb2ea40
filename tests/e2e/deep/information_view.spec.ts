import AxeBuilder from '@axe-core/playwright';
import * as errors from '#shared/errors.ts';
import * as commentTexts from '#shared/texts/comments.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as texts from '#shared/texts/what/information.ts';
import { maturityLevelNames } from '#shared/texts/what/maturityLevels.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { expect, newCompany, newPerson, type Page, test } from '../fixtures.ts';
import { card, face, makeMap, openMap, press } from '../support/board.ts';
import { dialog, field, information, openInformation, whatIn } from '../support/information.ts';
import { expectNoSidewaysScroll } from '../support/look.ts';
import { addMember } from '../support/members.ts';
import { withoutLive } from '../support/withoutLive.ts';

const sheet = (page: Page) => dialog(page, `${texts.title} Find`);

test.describe('the information of an Activity on its page', () => {
  test('has a link, closes by the back button, and says so when the Activity has gone', async ({
    page,
    pageErrors,
    signIn,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    const containerId = await makeMap(api, 'Desks', { Find: ['Filter'] });
    const { id: whatId } = await whatIn(api, containerId, 'Filter');
    await withoutLive(page);
    await openMap(page, ann, containerId, signIn);
    await face(page, 'Filter').focus();
    await press(page, 'i');
    await expect(information(page, 'Filter')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`activity=${whatId}$`));
    await page.goBack();
    await expect(information(page)).toHaveCount(0);
    await page.goForward();
    await expect(information(page, 'Filter')).toBeVisible();

    pageErrors.allow(/404/);
    await api.call('delete_what2', { containerId, whatId });
    await field(page, texts.cost).fill('3');
    await press(page, 'Tab');
    await expect(information(page)).toHaveCount(0);
    await expect(page.getByText(errors.whatDoesNotExist.message).first()).toBeVisible();
    await expect(card(page, 'Filter')).toHaveCount(0);
    await expect(page).toHaveURL(/\/map\/activity$/);
  });

  test('is a sheet as wide as the screen at 400 px, and is read-only for viewers', async ({
    page,
    openPage,
    register,
    signIn,
    apiAs,
  }) => {
    const company = newCompany();
    const ann = newPerson({ company });
    await register(ann);
    const bob = newPerson({ company, name: 'Bob' });
    const api = await apiAs(ann);
    await api.call('add_registered_email', { email: bob.email });
    await register(bob);
    const containerId = await makeMap(api, 'Desks', { Find: [] });
    const { id: whatId } = await whatIn(api, containerId, 'Find');
    const { maturity, reference_link } = await api.call('company_settings', {});
    await api.call('set_what_long_description', { containerId, whatId, longDescription: 'All about finding' });
    await api.call('change_what_fields', { containerId, whatId, fields: { cost: 12 } });
    await api.call('set_what_maturity', {
      containerId,
      whatId,
      which: 'current',
      maturityItemId: maturity[0]?.id ?? '',
      level: 4,
    });
    await api.call('add_what_reference_link', {
      containerId,
      whatId,
      name: 'https://handbook.example',
      type: reference_link[0]?.id ?? '',
    });
    await addMember(api, containerId, bob, 'viewer');
    await page.setViewportSize({ width: 400, height: 800 });
    await signIn(page, ann, `/story_map/${containerId}/map/activity?activity=${whatId}`);
    await expect(sheet(page).getByLabel(texts.longDescription, { exact: true })).toHaveText('All about finding');
    expect((await sheet(page).boundingBox())?.width).toBe(400);
    await expectNoSidewaysScroll(page);
    const level = page.getByRole('combobox', { name: texts.currentOf({ name: maturity[0]?.name ?? '' }) });
    await expect(level).toHaveText(texts.level({ level: 4, name: maturityLevelNames[4] }));
    expect(
      await level.evaluate((shown) => shown.scrollWidth - shown.clientWidth),
      'the name of a level is not cut',
    ).toBe(0);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: commonTexts.close }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const viewing = await openPage();
    await viewing.emulateMedia({ colorScheme: 'dark' });
    await signIn(viewing, bob, `/story_map/${containerId}/map/activity`);
    await face(viewing, 'Find').focus();
    await press(viewing, 'i');
    await expect(information(viewing, 'Find')).toContainText('All about finding');
    await expect(information(viewing, 'Find')).toContainText('12');
    await expect(viewing.getByRole('link', { name: /handbook/ })).toBeVisible();
    await expect(viewing.getByRole('combobox')).toHaveCount(0);
    // Viewers may comment, and follow the comments.
    await expect(viewing.getByRole('textbox')).toHaveAccessibleName(commentTexts.addLabel);
    await expect(information(viewing).getByRole('button')).toHaveText(['', commentTexts.follow]);
    expect((await new AxeBuilder({ page: viewing }).analyze()).violations).toEqual([]);
    await press(viewing, 'Escape');
    await expect(face(viewing, 'Find')).toBeFocused();
    await viewing.setViewportSize({ width: 400, height: 800 });
    await viewing.getByRole('button', { name: storyMapTexts.menuOf({ name: 'Find' }) }).click();
    await viewing.getByRole('menuitem', { name: storyMapTexts.menu.information }).click();
    await expect(sheet(viewing)).toContainText('All about finding');
    await viewing.reload();
    await expect(sheet(viewing)).toContainText('All about finding');
  });

  test('does not move while the rest of it loads', async ({ page, openNewMap }) => {
    await openNewMap(page, { Find: [] });
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/what_details*', async (route) => {
      await answered;
      await route.continue();
    });
    await openInformation(page, 'Find');
    const top = async (label: string) => (await field(page, label).boundingBox())?.y;
    const before = await top(texts.rank);
    await expect(information(page).getByRole('status', { name: commonTexts.loading })).toBeVisible();
    expect(await top(texts.rank)).toBe(before);
    answer();
    await expect(field(page, texts.longDescription)).toBeVisible();
    expect(await top(texts.rank)).toBe(before);
  });

  test('links to the Whos of a map that has none yet', async ({ page, openNewMap }) => {
    await openNewMap(page, { Find: [] });
    await openInformation(page, 'Find');
    await information(page).getByRole('link', { name: texts.toWhos }).click();
    await expect(page.getByText(whoTexts.emptyTitle)).toBeVisible();
    await expect(information(page)).toHaveCount(0);
  });
});

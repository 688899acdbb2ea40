import * as texts from '#shared/texts/roadmap/activityRoadmap.ts';
import * as roadmapTypeTexts from '#shared/texts/roadmap/roadmapTypes.ts';
import * as maturityTexts from '#shared/texts/what/maturity.ts';
import { paths } from '#web/base/paths.ts';
import { expect, test } from '../fixtures.ts';
import { makeMap } from '../support/maps.ts';
import { addMember, newColleague } from '../support/members.ts';

test('an activity roadmap is put together, and its address shows a colleague the same of what they may see', async ({
  page,
  openPage,
  signIn,
  register,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const containerId = await makeMap(api, 'Desks', { Search: ['By place'], Book: [] });
  const rooms = await makeMap(api, 'Rooms', { Book: [] });
  const bookIn = async (map: string, name: string, month: number) => {
    const { whats } = await api.call('get_container', { containerId: map });
    const whatId = whats.find(({ description }) => description === 'Book')?.id ?? '';
    const { id: releaseId } = await api.call('create_release', { containerId: map, name });
    const period = { start: Date.UTC(2027, month), end: Date.UTC(2027, month, 20) };
    await api.call('set_release_period', { containerId: map, releaseId, ...period });
    await api.call('add_whats_to_release', { containerId: map, releaseId, whatIds: [whatId] });
    return whatId;
  };
  const whatId = await bookIn(containerId, 'Spring', 3);
  await bookIn(rooms, 'Secret', 4);
  const { maturity } = await api.call('company_settings', {});
  const judged = { containerId, whatId, maturityItemId: maturity[0]?.id ?? '' };
  await api.call('set_what_maturity', { ...judged, which: 'current', level: 2 });
  await api.call('set_what_maturity', { ...judged, which: 'future', level: 4 });
  const bob = await newColleague(api, register, ann);
  await addMember(api, containerId, bob, 'viewer');

  await signIn(page, ann, paths.storyMap(containerId, 'roadmap'));
  await page.getByRole('button', { name: /^Switch type/ }).click();
  await page.getByRole('menuitemradio', { name: roadmapTypeTexts.types.activity }).click();
  await expect(page.getByText(texts.empty)).toBeVisible();
  await page.getByRole('button', { name: texts.choose }).click();
  await page.getByRole('dialog').getByLabel('Book', { exact: true }).check();
  await page.getByRole('dialog').getByLabel('By place', { exact: true }).check();
  await page.keyboard.press('Enter');
  await page.getByLabel(texts.future).click();
  await expect(page.getByLabel(texts.future)).toBeChecked();
  await page.getByRole('button', { name: /^Months: / }).click();
  await page.getByRole('combobox', { name: texts.period.year }).click();
  await page.getByRole('option', { name: '2027', exact: true }).click();
  await page.getByRole('combobox', { name: texts.period.month }).click();
  await page.getByRole('option', { name: 'Mar', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/&from=2027-03&future=yes$/);
  const row = page.getByRole('row', { name: /^Book/ });
  await expect(row).toContainText(maturityTexts.bands.lowMed);
  await expect(row).toContainText(maturityTexts.bands.medHigh);
  await expect(row.getByRole('link', { name: /^Spring, 1 Apr – 20 Apr 2027/ })).toBeVisible();
  await expect(row.getByRole('link', { name: /^Secret, .*, from Rooms$/ })).toBeVisible();

  const bobs = await openPage();
  await signIn(bobs, bob, page.url().slice(new URL(page.url()).origin.length));
  await expect(bobs.getByRole('row')).toHaveText([/^Activity/, /^By place/, /^Book.*Low\/Med.*Med\/High.*Spring$/]);
  await expect(bobs.getByText('Mar 2027 – May 2027')).toBeVisible();
  await expect(bobs.getByText('Secret')).toHaveCount(0);
  // On a phone it is a list of the same.
  await bobs.setViewportSize({ width: 400, height: 800 });
  await expect(bobs.getByRole('heading', { level: 2 })).toHaveText([
    `By place${texts.under({ name: 'Search' })}`,
    'Book',
  ]);
  await bobs.getByRole('link', { name: /^Spring/ }).click();
  await expect(bobs.getByRole('heading', { name: 'Spring' }).first()).toBeVisible();
});

import { fill } from '#shared/texts/fill.ts';
import { initiativesTexts as texts } from '#shared/texts/initiatives.ts';
import { navigationTexts } from '#shared/texts/navigation.ts';
import { paths } from '#web/app/paths.ts';
import { type Api, expect, type Page, test } from './fixtures.ts';

/** A map with an Activity of the company, and a release of it with an epic. */
async function makeMap(api: Api, name: string, what: string, release: string, epic: string): Promise<void> {
  const { id: containerId } = await api.call('story_map_container_create', { name, why: 'A desk for each' });
  const { id: whatId } = await api.call('add_what', { containerId, description: what, level: 0 });
  const { id: releaseId } = await api.call('create_release', { containerId, name: release });
  await api.call('add_whats_to_release', { containerId, releaseId, whatIds: [whatId] });
  await api.call('create_epic', { containerId, releaseId, whatId, epic: { type: 'free_text', text: epic } });
}

/** Types into a search field of the open dialog and chooses what it finds. */
async function choose(page: Page, field: string, text: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: field }).fill(text);
  await dialog.getByRole('option', { name: text }).first().click();
}

test('an initiative is built over two story maps, and its groups are put in order and merged by dragging', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  await makeMap(api, 'Desks', 'Book a desk', 'Spring', 'Book for a week');
  await makeMap(api, 'Rooms', 'Find a room', 'Summer', 'Rooms for guests');
  await signIn(page, ann);
  await page.getByRole('link', { name: navigationTexts.initiatives }).click();
  await page.getByRole('button', { name: texts.create }).last().click();
  await page.getByRole('dialog').getByLabel(texts.name).fill('A place for everybody');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'A place for everybody' })).toBeVisible();

  await page.getByRole('button', { name: texts.menu.releases }).click();
  for (const [map, release] of [
    ['Desks', 'Spring'],
    ['Rooms', 'Summer'],
  ] as const) {
    await choose(page, texts.map, map);
    await choose(page, texts.searchReleases, release);
  }
  await page.getByRole('dialog').getByRole('button', { name: texts.add, exact: true }).click();
  await page.getByRole('button', { name: texts.menu.whats }).click();
  await choose(page, texts.searchWhats, 'Book a desk');
  await choose(page, texts.searchWhats, 'Find a room');
  await page.getByRole('dialog').getByRole('button', { name: texts.close }).click();
  await expect(page.getByRole('link', { name: 'Book for a week' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rooms for guests' })).toBeVisible();

  const groups = page.getByRole('heading', { level: 3 });
  const grip = (name: string) => page.getByRole('button', { name: fill(texts.moveNamed, { name }), exact: true });
  const group = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(groups).toHaveText(['Spring', 'Summer']);
  await grip('Summer').dragTo(group('Spring'), { targetPosition: { x: 40, y: 4 }, steps: 8 });
  await expect(groups).toHaveText(['Summer', 'Spring']);
  await grip('Summer').dragTo(group('Spring'), { steps: 8 });
  await expect(groups).toHaveText(['Spring, Summer']);
  await page.reload();
  await expect(groups).toHaveText(['Spring, Summer']);
  await expect(page).toHaveURL(/\?mode=build$/);

  await page.getByRole('link', { name: 'Rooms for guests' }).click();
  await expect(page.getByRole('heading', { name: 'Find a room' }).first()).toBeVisible();
  await page.goto(paths.initiatives());
  await expect(page.getByRole('link', { name: 'A place for everybody', exact: true })).toBeVisible();
});

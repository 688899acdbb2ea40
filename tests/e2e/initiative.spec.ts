import type { Response } from '@playwright/test';
import * as texts from '#shared/texts/initiatives.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import { paths } from '#web/base/paths.ts';
import { expect, type Page, test } from './fixtures.ts';
import { bringReleases, planRelease, planThreeMaps } from './support/initiative.ts';

/** Types into a search field of the open dialog and chooses what it finds. */
async function choose(page: Page, field: string, text: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: field }).fill(text);
  await dialog.getByRole('option', { name: text }).first().click();
}

test('an initiative is built over three story maps, one of which is hidden, and its groups are put in order and merged by dragging', async ({
  page,
  signIn,
  register,
  apiAs,
  newUser,
}) => {
  const { ann, api, bob, bobs, secret } = await planThreeMaps({ newUser, register, apiAs });
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
  const grip = (name: string) => page.getByRole('button', { name: texts.moveNamed({ name }), exact: true });
  const group = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(groups).toHaveText(['Spring', 'Summer']);
  await grip('Summer').dragTo(group('Spring'), { targetPosition: { x: 40, y: 4 }, steps: 8 });
  await expect(groups).toHaveText(['Summer', 'Spring']);
  await grip('Summer').dragTo(group('Spring'), { steps: 8 });
  await expect(groups).toHaveText(['Spring, Summer']);
  await page.reload();
  await expect(groups).toHaveText(['Spring, Summer']);

  // A colleague brings a release of a story map that Ann may not view: she sees that it is there, and nothing of it.
  const initiativeId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await bringReleases(api, bobs, bob.email, initiativeId, secret);
  const answers: string[] = [];
  const keep = async (answer: Response) => {
    if (new URL(answer.url()).pathname.startsWith('/api/')) answers.push(await answer.text().catch(() => ''));
  };
  page.on('response', (answer) => void keep(answer));
  await page.reload();
  await expect(page.getByText(texts.releaseErrors['permission-denied'])).toBeVisible();
  await expect(groups).toHaveText(['Spring, Summer', texts.unnamedGroup]);
  await grip(texts.unnamedGroup).dragTo(group('Spring, Summer'), { targetPosition: { x: 40, y: 4 }, steps: 8 });
  await expect(groups).toHaveText([texts.unnamedGroup, 'Spring, Summer']);
  expect(answers.join()).toContain('Book for a week');
  expect(answers.join()).not.toMatch(/Hidden (plan|epic)|Secret/);
  await expect(page).toHaveURL(/\?mode=build$/);

  await page.getByRole('link', { name: 'Rooms for guests' }).click();
  await expect(page.getByRole('heading', { name: 'Find a room' }).first()).toBeVisible();
  await page.goto(paths.initiatives());
  await expect(page.getByRole('link', { name: 'A place for everybody', exact: true })).toBeVisible();
});

test('a group counts three releases that its reader may not view, in sums alone, where the company says so', async ({
  page,
  signIn,
  register,
  apiAs,
  newUser,
}) => {
  const { ann, api, desks, bob, bobs, secret } = await planThreeMaps({ newUser, register, apiAs });
  const { id: initiativeId } = await api.call('create_initiative', { name: 'A place for everybody' });
  await api.call('add_whats_to_initiative', { initiativeId, whatIds: [desks.whatId] });
  const hidden = [secret];
  for (const name of ['Hidden plan B', 'Hidden plan C'])
    hidden.push({ ...secret, releaseId: await planRelease(bobs, secret, name, 'Hidden epic') });
  const { containerId, releaseId } = desks;
  await api.call('add_releases_to_initiative', { initiativeId, releases: [{ containerId, releaseId }] });
  await bringReleases(api, bobs, bob.email, initiativeId, ...hidden);
  const { groups } = await api.call('get_initiative', { initiativeId });
  const [into, ...others] = [...groups].sort((a, b) => (a.orderKey < b.orderKey ? -1 : 1));
  for (const { id: groupId } of others)
    await api.call('merge_release_groups', { initiativeId, groupId, intoGroupId: into?.id ?? '' });

  await signIn(page, ann, paths.initiative(initiativeId));
  const spring = page.getByRole('region', { name: 'Spring' });
  const count = texts.totals.hidden({ count: 3 });
  const denied = texts.releaseErrors['permission-denied'];
  await expect(spring.getByText(texts.releasesFailed({ error: denied, count: 3 }))).toBeVisible();
  await expect(spring.getByText(texts.totals.epics({ done: 0, count: 1 }))).toBeVisible();
  await expect(spring.getByText(count)).toHaveCount(0);
  await api.call('set_counts_hidden_releases', { countsHiddenReleases: true });
  await page.reload();
  await expect(spring.getByText(`${texts.totals.epics({ done: 0, count: 4 })} · ${count}`)).toBeVisible();
  await expect(page.getByText(/Hidden|Secret/)).toHaveCount(0);
});

import * as epicCardTexts from '#shared/texts/epic/epicCard.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as texts from '#shared/texts/release/releaseWhat.ts';
import * as sliceTexts from '#shared/texts/story_map/slices.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { paths } from '#web/base/paths.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { addWhos, makeMap } from '../support/maps.ts';

const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const toReleases = (page: Page) => page.getByRole('link', { name: storyMapTexts.tabs.releases }).click();

/** Makes a release from the list, and chooses its Activities. Ends on its page. */
async function makeRelease(page: Page, name: string, activities: readonly string[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  await toReleases(page);
  await expect(
    page.getByText(releaseTexts.emptyHelp).or(page.getByRole('list', { name: releaseTexts.list })),
  ).toBeVisible();
  await page.getByRole('button', { name: releaseTexts.create }).filter({ visible: true }).click();
  await dialog.getByLabel(releaseTexts.name).fill(name);
  await dialog.getByRole('button', { name: releaseTexts.add }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: releaseTexts.menu.whats }).click();
  for (const activity of activities) await dialog.getByRole('checkbox', { name: activity, exact: true }).click();
  await dialog.getByRole('button', { name: releaseTexts.save }).click();
  await expect(dialog).toBeHidden();
}

/** Creates an epic of a kind on the page of an Activity; a Who and an item that exists are picked from the list. */
async function makeEpic(page: Page, kind: string, name: string, { picks = false } = {}): Promise<void> {
  const form = page.getByRole('group', { name: texts.createEpic });
  await form.getByRole('combobox', { name: texts.naming.kind }).click();
  await page.getByRole('option', { name: kind, exact: true }).click();
  const { freeText, text, who, item } = texts.naming;
  const label = kind === freeText ? text : kind === epicTexts.parts.who ? who : item;
  await form.getByLabel(label, { exact: true }).fill(name);
  if (picks) await page.getByRole('option', { name, exact: true }).click();
  await form.getByRole('button', { name: texts.createEpic }).click();
  await expect(cardOf(page, name)).toBeVisible();
}

/** Adds a scenario to an epic, which is open. */
async function addScenario(page: Page, epic: string, parts: readonly (readonly [string, string])[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  await cardOf(page, epic).getByRole('button', { name: epicCardTexts.addScenario }).click();
  for (const [part, name] of parts) {
    await dialog.getByRole('combobox', { name: part, exact: true }).click();
    await page.getByRole('option', { name, exact: true }).click();
  }
  await dialog.getByRole('button', { name: epicCardTexts.addScenario }).click();
  await expect(dialog).toBeHidden();
}

test('two releases are planned, an Activity explored, six epics written, completed, copied and moved, and the release completed, by mouse', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const id = await makeMap(api, 'Desks', { 'Find a desk': [], 'Book a desk': [], Leave: [] });
  await addWhos(api, id, { '': ['Guest'] });
  await signIn(page, ann, paths.storyMap(id, 'overview'));
  await makeRelease(page, 'Second desks', ['Find a desk']);
  await makeRelease(page, 'First desks', ['Find a desk', 'Book a desk']);
  await page.getByRole('link', { name: /^Find a desk/ }).click();

  const items = [
    [texts.explore.when, 'At nine'],
    [texts.explore.where, 'At the door'],
    [epicTexts.kinds.data_input, 'Floor plan'],
  ] as const;
  for (const [kind, name] of items) {
    const field = page.getByLabel(texts.explore.add({ kind }), { exact: true });
    await field.click();
    await page.keyboard.type(`${name}\n`);
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  }
  await makeEpic(page, texts.naming.freeText, 'Show free desks');
  await makeEpic(page, epicTexts.parts.who, 'Guest', { picks: true });
  await makeEpic(page, epicTexts.kinds.when, 'At nine', { picks: true });
  await makeEpic(page, epicTexts.kinds.where, 'At the window');
  await makeEpic(page, epicTexts.kinds.data_input, 'Floor plan', { picks: true });
  await makeEpic(page, epicTexts.kinds.data_output, 'Booking');

  const { who, when, where } = epicTexts.parts;
  await cardOf(page, 'Show free desks').getByRole('button', { expanded: false }).first().click();
  await addScenario(page, 'Show free desks', [
    [who, 'Guest'],
    [when, 'At nine'],
  ]);
  await addScenario(page, 'Show free desks', [
    [who, 'Guest'],
    [where, 'At the door'],
  ]);
  const size = cardOf(page, 'Show free desks').getByLabel(epicTexts.fields.size, { exact: true });
  await size.fill('5');
  await size.blur();

  const isDone = (name: string) => page.getByRole('checkbox', { name: epicCardTexts.complete({ name }), exact: true });
  for (const name of ['Show free desks', 'Guest']) {
    await isDone(name).click();
    await expect(isDone(name)).toBeChecked();
  }
  const dialog = page.getByRole('dialog');
  for (const [item, button, done, name] of [
    [epicCardTexts.menu.copy, epicCardTexts.copy, epicCardTexts.copied, 'Show free desks'],
    [epicCardTexts.menu.move, epicCardTexts.move, epicCardTexts.moved, 'At the window'],
  ] as const) {
    await page.getByRole('button', { name: epicCardTexts.menuOf({ name }) }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    await dialog.getByRole('option', { name: /Second desks/ }).click();
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByText(done({ name, release: 'Second desks' }))).toBeVisible();
    await expect(dialog).toBeHidden();
  }
  await expect(cardOf(page, 'At the window')).toHaveCount(0);

  await page.getByRole('link', { name: texts.back({ name: 'First desks' }) }).click();
  await expect(page.getByText(releaseTexts.epicsDone({ done: 2, count: 5 }))).toHaveCount(2);
  const summary = page.getByRole('region', { name: releaseTexts.summary });
  for (const total of ['5 (100%)', releaseTexts.noPriority]) await expect(summary).toContainText(total);

  await page.getByRole('link', { name: storyMapTexts.tabs.map, exact: true }).click();
  await page.getByRole('link', { name: sliceTexts.view, exact: true }).click();
  const lane = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(lane('First desks')).toContainText(releaseTexts.epicsDone({ done: 2, count: 5 }));
  await expect(lane('First desks')).toContainText(sliceTexts.size({ size: 5 }));
  await expect(lane('Second desks')).toContainText(releaseTexts.epicsDone({ done: 0, count: 2 }));
  await expect(lane(sliceTexts.none).getByRole('listitem')).toHaveText(['Leave']);

  await lane('First desks').getByRole('link', { name: 'First desks', exact: true }).click();
  await page.getByRole('button', { name: releaseTexts.menuOf({ name: 'First desks' }) }).click();
  await page.getByRole('menuitem', { name: releaseTexts.menu.complete }).click();
  await dialog.getByRole('button', { name: releaseTexts.menu.complete }).click();
  await expect(page.getByText(releaseTexts.completedNow({ name: 'First desks' }))).toBeVisible();
  await page.getByRole('link', { name: storyMapTexts.tabs.map, exact: true }).click();
  await page.getByRole('link', { name: sliceTexts.view, exact: true }).click();
  await expect(lane('Second desks')).toBeVisible();
  await expect(lane('First desks')).toHaveCount(0);
  await expect(lane(sliceTexts.none)).toContainText(sliceTexts.completedIn({ name: 'First desks' }));
});

import type { Locator } from '@playwright/test';
import * as epicCardTexts from '#shared/texts/epic/epicCard.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as texts from '#shared/texts/release/releaseWhat.ts';
import { paths } from '#web/base/paths.ts';
import { type Api, expect, type Page, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './support/look.ts';
import { makeMap } from './support/maps.ts';

/** A map with a Who and two releases that hold its first Activity. */
async function makePlan(api: Api) {
  const { id: containerId } = await api.call('story_map_container_create', { name: 'Desks', why: 'A desk for each' });
  const { id: whatId } = await api.call('add_what', { containerId, description: 'Find a desk', level: 0 });
  await api.call('add_who', { containerId, name: 'Guest' });
  const releaseIds: string[] = [];
  for (const name of ['First desks', 'Second desks']) {
    const { id: releaseId } = await api.call('create_release', { containerId, name });
    await api.call('add_whats_to_release', { containerId, releaseId, whatIds: [whatId] });
    releaseIds.push(releaseId);
  }
  const [first = '', second = ''] = releaseIds;
  return { containerId, whatId, first, second };
}

const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** Picks from a list that is open, by its first letters. */
async function pickByKey(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

/** Opens the More menu of an epic and takes an entry, by keyboard. */
async function menuByKey(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: epicCardTexts.menuOf({ name }) }).focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: item, exact: true });
  await expect(entry).toBeVisible();
  await entry.focus();
  await page.keyboard.press('Enter');
}

test('an Activity is explored, gets epics of all six kinds with a scenario, one is copied, one moved, and the release completed, by keyboard alone', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const { containerId, whatId, first, second } = await makePlan(api);
  const read = async (releaseId: string) =>
    (await api.call('release_what', { containerId, releaseId, whatId })).epics.map(
      ({ nameObjectText, nameFreeText }) => nameObjectText ?? nameFreeText,
    );
  await signIn(page, ann, paths.releaseWhat(containerId, first, whatId));

  const group = page.getByRole('group', { name: texts.createEpic });
  const make = async (kind: string, label: string, name: string) => {
    const kinds = group.getByRole('combobox', { name: texts.naming.kind });
    await kinds.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: kind, exact: true }).focus();
    await page.keyboard.press('Enter');
    const field = group.getByLabel(label, { exact: true });
    await field.focus();
    await page.keyboard.type(name);
    if (label === texts.naming.who) {
      await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Enter');
    await expect(cardOf(page, name)).toBeVisible();
  };
  await make(texts.naming.freeText, texts.naming.text, 'Show free desks');
  await make(epicTexts.parts.who, texts.naming.who, 'Guest');
  await make(epicTexts.kinds.when, texts.naming.item, 'At nine');
  await make(epicTexts.kinds.where, texts.naming.item, 'At the door');
  await make(epicTexts.kinds.data_input, texts.naming.item, 'Floor plan');
  await make(epicTexts.kinds.data_output, texts.naming.item, 'Booking');

  await cardOf(page, 'Show free desks').getByRole('button', { expanded: false }).first().focus();
  await page.keyboard.press('Enter');
  await cardOf(page, 'Show free desks').getByRole('button', { name: epicCardTexts.addScenario }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  for (const [part, name] of [
    [epicTexts.parts.who, 'Guest'],
    [epicTexts.parts.when, 'At nine'],
  ] as const) {
    await dialog.getByRole('combobox', { name: part, exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await pickByKey(page, name);
  }
  await dialog.getByRole('button', { name: epicCardTexts.addScenario }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(cardOf(page, 'Show free desks').getByText('At nine')).toBeVisible();

  for (const name of ['Guest', 'At nine']) {
    await page.getByRole('checkbox', { name: epicCardTexts.complete({ name }), exact: true }).focus();
    await page.keyboard.press('Space');
  }
  for (const [item, button, done, name] of [
    [epicCardTexts.menu.copy, epicCardTexts.copy, epicCardTexts.copied, 'Show free desks'],
    [epicCardTexts.menu.move, epicCardTexts.move, epicCardTexts.moved, 'At the door'],
  ] as const) {
    await menuByKey(page, name, item);
    await expect(dialog.getByRole('option', { name: /Second desks/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: button, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(done({ name, release: 'Second desks' }))).toBeVisible();
    await expect(dialog).toBeHidden();
  }
  expect(await read(first)).toEqual(['Show free desks', 'Guest', 'At nine', 'Floor plan', 'Booking']);
  expect(await read(second)).toEqual(['At the door', 'Show free desks']);

  await page.getByRole('link', { name: texts.back({ name: 'First desks' }) }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /2 of 5 epics done/ })).toBeVisible();
  await page.getByRole('button', { name: releaseTexts.menuOf({ name: 'First desks' }) }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: releaseTexts.menu.complete }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: releaseTexts.menu.complete }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(releaseTexts.completedNow({ name: 'First desks' }))).toBeVisible();
  await expect(page.getByRole('region', { name: releaseTexts.summary })).toContainText('5 (100%)');
});

/** Presses Tab, or Shift+Tab, until an element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator, atMost: number, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; !(await target.evaluate((element) => element === document.activeElement)); pressed += 1) {
    expect(pressed, `${target.toString()} by Tab`).toBeLessThan(atMost);
    await page.keyboard.press(key);
  }
}

test('a release is made, filled and read by Tab and Enter alone, and on a phone no name in it is cut', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const id = await makeMap(api, 'Desks', { 'Find a desk': [], 'Book a desk': [] });
  await signIn(page, ann, paths.storyMap(id, 'releases'));
  const dialog = page.getByRole('dialog');
  const press = async (target: Locator, atMost: number, key = 'Enter') => {
    await tabTo(page, target, atMost);
    await page.keyboard.press(key);
  };
  await page.getByRole('combobox', { name: releaseTexts.search }).focus();
  await press(page.getByRole('button', { name: releaseTexts.create }), 10);
  await expect(dialog.getByLabel(releaseTexts.name)).toBeFocused();
  await page.keyboard.type('First desks');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'First desks' })).toBeFocused();
  // Behind the buttons of the release, and its objectives and problems, which may come a moment later.
  await press(page.getByRole('button', { name: releaseTexts.menu.whats }), 6);
  await press(dialog.getByRole('checkbox', { name: 'Book a desk' }), 3, 'Space');
  await press(dialog.getByRole('button', { name: releaseTexts.save }), 5);
  await expect(page.getByRole('heading', { name: 'First desks' })).toBeFocused();
  const activity = page.getByRole('link', { name: /^Book a desk/ });
  await press(activity, 12);
  await expect(page.getByRole('heading', { name: 'Book a desk' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(activity).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: releaseTexts.back }), 12, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const release = page.getByRole('link', { name: 'First desks', exact: true });
  await expect(release).toBeFocused();
  // The focus is seen.
  const focused = await release.screenshot();
  await release.blur();
  expect(focused.equals(await release.screenshot())).toBe(false);
  await release.press('Enter');
  await expect(activity).toBeVisible();

  const [releaseId = ''] = (await api.call('release_list', { containerId: id })).docs.map((release) => release.id);
  const { whats } = await api.call('get_container', { containerId: id });
  const whatId = whats.find(({ description }) => description === 'Book a desk')?.id ?? '';
  const place = { containerId: id, releaseId, whatId };
  const { id: epicId } = await api.call('create_epic', { ...place, epic: { type: 'free_text', text: 'Pay' } });
  const amounts = { cost: 123_456_789, size: 9_999 };
  await api.call('change_epic_fields', { ...place, epicId, fields: amounts });
  await page.setViewportSize({ width: 400, height: 800 });
  await page.reload();
  const summary = page.getByRole('region', { name: releaseTexts.summary });
  await expect(summary).toContainText(String(amounts.cost));
  const cut = await summary.evaluate((panel) =>
    [...panel.querySelectorAll('p, h4, span')]
      .filter((text) => text.scrollWidth > text.clientWidth && getComputedStyle(text).display !== 'inline')
      .map((text) => text.textContent),
  );
  expect(cut).toEqual([]);
  await expectNoSidewaysScroll(page);
});

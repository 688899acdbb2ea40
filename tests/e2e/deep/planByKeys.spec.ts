import type { Locator } from '@playwright/test';
import * as commonTexts from '#shared/texts/common.ts';
import * as frameTexts from '#shared/texts/frame.ts';
import * as texts from '#shared/texts/initiatives.ts';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { paths } from '#web/base/paths.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { makeMap } from '../support/board.ts';
import { bringReleases, planThreeMaps } from '../support/initiative.ts';

/** Presses a button, follows a link or takes an entry of a menu by keyboard. */
async function enter(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

/** Types into the field that a dialog has opened with, and submits it. */
async function type(page: Page, field: string, text: string, then: readonly string[] = ['Enter']): Promise<void> {
  await expect(page.getByRole('combobox', { name: field })).toBeFocused();
  await page.keyboard.type(text);
  for (const key of then) await page.keyboard.press(key);
}

test('a problem, an objective and its benefit are written down, and a release takes them on, without a mouse', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const containerId = await makeMap(api, 'Desks', {});
  const { id: releaseId } = await api.call('create_release', { containerId, name: 'Spring' });
  await signIn(page, ann, paths.frame(containerId, 'problem'));
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const { problem, objective } = frameTexts;

  await enter(button(problem.add));
  await type(page, problem.field, 'Nobody finds a free desk');
  await enter(page.getByRole('link', { name: 'Nobody finds a free desk', exact: true }));
  await enter(button(frameTexts.link));
  await type(page, objective.field, 'Fewer empty desks');
  await enter(page.getByRole('link', { name: 'Fewer empty desks' }));
  await enter(button(frameTexts.addBenefit));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(frameTexts.name)).toBeFocused();
  await page.keyboard.type('Less rent');
  // Browsers ask for day and month in their own order.
  await dialog.getByLabel(frameTexts.start).focus();
  await page.keyboard.type('03032026');
  await dialog.getByLabel(frameTexts.end).focus();
  await page.keyboard.type('04042026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 Mar – 4 Apr 2026')).toBeVisible();

  await page.goto(paths.release(containerId, releaseId));
  for (const [manage, field, name] of [
    [problem.manage, problem.field, 'Nobody finds a free desk'],
    [objective.manage, objective.field, 'Fewer empty desks'],
  ] as const) {
    await enter(button(manage));
    await expect(page.getByRole('option', { name })).toBeVisible();
    await type(page, field, '', ['ArrowDown', 'Enter', 'Enter']);
    await expect(dialog.getByText(name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(name)).toBeVisible();
  }
  await enter(page.getByRole('link', { name: storyMapTexts.tabs.overview }));
  const unsolved = page.getByRole('list', { name: overviewTexts.problems });
  await expect(unsolved.getByRole('link', { name: 'Nobody finds a free desk' })).toBeVisible();
});

test('an initiative over three story maps, one of which is hidden, is built without a mouse', async ({
  page,
  signIn,
  register,
  apiAs,
  newUser,
}) => {
  const { ann, api, bob, bobs, secret } = await planThreeMaps({ newUser, register, apiAs });
  await signIn(page, ann, paths.initiatives());
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const choose = async (field: string, text: string) => {
    const search = page.getByRole('dialog').getByRole('combobox', { name: field });
    await search.focus();
    await page.keyboard.type(text);
    await expect(page.getByRole('dialog').getByRole('option', { name: text })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(search).toHaveValue('');
  };

  await enter(button(texts.create).last());
  await expect(page.getByRole('dialog').getByLabel(texts.name)).toBeFocused();
  await page.keyboard.type('A place for everybody');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'A place for everybody' })).toBeVisible();
  const initiativeId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await bringReleases(api, bobs, bob.email, initiativeId, secret);
  // With the first release of an initiative, its buttons move to the head of the board.
  await expect(page.getByText(texts.releaseErrors['permission-denied'])).toBeVisible();
  await enter(button(texts.menu.releases));
  for (const [map, release] of [
    ['Desks', 'Spring'],
    ['Rooms', 'Summer'],
  ] as const) {
    await choose(texts.map, map);
    await choose(texts.searchReleases, release);
  }
  await enter(page.getByRole('dialog').getByRole('button', { name: texts.add, exact: true }));
  await enter(button(texts.menu.whats));
  for (const what of ['Book a desk', 'Find a room']) {
    await choose(texts.searchWhats, what);
    await expect(button(commonTexts.removeNamed({ name: what }))).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Rooms for guests' })).toBeVisible();
  await page.reload();

  const groups = page.getByRole('heading', { level: 3 });
  await expect(groups).toHaveText([texts.unnamedGroup, 'Spring', 'Summer']);
  await expect(page.getByText(texts.releaseErrors['permission-denied'])).toBeVisible();
  await expect(page.getByText(/Hidden|Secret/)).toHaveCount(0);
  const grip = (name: string) => button(texts.moveNamed({ name }));
  await grip('Summer').focus();
  await page.keyboard.press('ArrowUp');
  await expect(groups).toHaveText([texts.unnamedGroup, 'Summer', 'Spring']);
  await expect(grip('Summer')).toBeFocused();
  await grip('Find a room').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('region', { name: 'Summer' }).getByRole('group').first()).toHaveAccessibleName(
    'Find a room in Summer',
  );
  await enter(button(texts.groupActions({ name: 'Spring' })));
  await enter(page.getByRole('menuitem', { name: texts.mergeAbove }));
  await expect(groups).toHaveText([texts.unnamedGroup, 'Spring, Summer']);
  await enter(button(texts.addEpicNamed({ what: 'Book a desk', group: 'Spring, Summer' })));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Spring/ })
    .focus();
  await page.keyboard.press('Space');
  await page.getByRole('dialog').getByLabel(texts.name, { exact: true }).focus();
  await page.keyboard.type('Book for a month');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Book for a month' })).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('region', { name: 'Spring, Summer' }).getByRole('link', { name: /^Book for/ }),
  ).toHaveText(['Book for a week', 'Book for a month']);
});

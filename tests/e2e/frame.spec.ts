import * as texts from '#shared/texts/frame.ts';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { paths } from '#web/base/paths.ts';
import { expect, test } from './fixtures.ts';
import { makeMap } from './support/board.ts';

test('a team says what a map is for: a problem, the objective that solving it serves, a benefit, and the release that takes it on', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const containerId = await makeMap(api, 'Desks', {});
  const { id: releaseId } = await api.call('create_release', { containerId, name: 'Spring' });
  await signIn(page, ann, paths.storyMap(containerId, 'overview'));
  await page.getByRole('link', { name: overviewTexts.toProblems }).click();
  await expect(page.getByRole('link', { name: storyMapTexts.tabs.frame })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: texts.problem.add }).click();
  await page.getByRole('combobox', { name: texts.problem.field }).fill('Nobody finds a free desk');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Nobody finds a free desk', exact: true }).click();

  await page.getByRole('button', { name: texts.link }).click();
  await page.getByRole('combobox', { name: texts.objective.field }).fill('Fewer empty desks');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Fewer empty desks' }).click();
  await page.getByRole('button', { name: texts.addBenefit }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.name).fill('Less rent');
  await dialog.getByLabel(texts.start).fill('2026-03-12');
  await dialog.getByLabel(texts.end).fill('2026-04-12');
  await dialog.getByLabel(texts.achieved).fill('25');
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.achievedOf({ percent: 25 }))).toBeVisible();

  await page.goto(paths.release(containerId, releaseId));
  await page.getByRole('button', { name: texts.problem.manage, exact: true }).click();
  await page.getByRole('option', { name: 'Nobody finds a free desk' }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.add, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: texts.objective.manage, exact: true }).click();
  await page.getByRole('option', { name: 'Fewer empty desks' }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.add, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: texts.showBenefits({ name: 'Fewer empty desks' }) }).click();
  await expect(page.getByText('Less rent')).toBeVisible();
  await page.getByRole('link', { name: storyMapTexts.tabs.overview }).click();
  const unsolved = page.getByRole('list', { name: overviewTexts.problems });
  await unsolved.getByRole('link', { name: 'Nobody finds a free desk' }).click();
  await expect(page.getByRole('link', { name: 'Spring' })).toBeVisible();

  await page.goto(paths.frame(containerId, 'problem'));
  await page.getByRole('link', { name: 'Nobody finds a free desk', exact: true }).click();
  await page.getByLabel(texts.solved).check();
  await expect(page.getByLabel(texts.solved)).toBeChecked();
  await page.getByRole('link', { name: storyMapTexts.tabs.overview }).click();
  await expect(page.getByText(overviewTexts.noProblemsHelp)).toBeVisible();
});

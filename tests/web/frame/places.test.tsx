import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as texts from '#shared/texts/frame.ts';
import * as listTexts from '#shared/texts/lists.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import { newcomer, openApp } from '#tests/web/support/app.tsx';
import { dialog, dialogGone, expectText, field, fillIn, press } from '#tests/web/support/hands.ts';
import { paths } from '#web/base/paths.ts';
import { tabPages } from '#web/root/story_map/tabs/tabPages.ts';

// Loading the code of a page takes longer than queries wait.
beforeAll(async () => {
  await tabPages['releases/:releaseId'].handle();
  await tabPages.overview.handle();
});

const start = Date.UTC(2026, 0, 1);

test('a release shows its objectives with benefits and its problems, which editors manage while it is open', async () => {
  const { person, api } = await newcomer();
  const { id: containerId } = await api.call('story_map_container_create', { name: 'Desks', why: 'A desk for each' });
  const { id: releaseId } = await api.call('create_release', { containerId, name: 'First desks' });
  const { id: objectiveId } = await api.call('add_objective_to_release', {
    containerId,
    releaseId,
    name: 'Full desks',
  });
  const benefit = { name: 'Less rent', description: '', achieved: 40, active: true, start, end: start };
  await api.call('add_benefit', { containerId, objectiveId, ...benefit });
  const user = await openApp(paths.release(containerId, releaseId), person);
  await press(user, texts.showBenefits({ name: 'Full desks' }));
  await expectText('Less rent');
  await expectText(`${listTexts.empty} · ${texts.problem.noneOfRelease}`);

  await press(user, releaseTexts.menuOf({ name: 'First desks' }));
  await user.click(await screen.findByRole('menuitem', { name: texts.problem.manage }));
  await fillIn(user, await field(`${texts.problem.field} *`, await dialog()), 'No free desk');
  await press(user, texts.add, await dialog());
  // It stays open for the next one; what the release has cannot be added again.
  await within(await dialog()).findByText('No free desk');
  expect(await field(`${texts.problem.field} *`, await dialog())).toHaveProperty('value', '');
  await fillIn(user, await field(`${texts.problem.field} *`, await dialog()), 'no free  desk');
  await within(await dialog()).findByText(errors.problemExists.message);
  await press(user, 'Close', await dialog());
  await dialogGone();
  const link = await screen.findByRole('link', { name: 'No free desk' });
  const [{ id: problemId } = { id: '' }] = (await api.call('get_frame', { containerId })).problems;
  expect(link.getAttribute('href')).toBe(paths.frame(containerId, 'problem', problemId));

  await press(user, texts.objective.manage);
  await press(user, texts.takeOut({ name: 'Full desks' }), await dialog());
  // It is offered again.
  await user.click(await field(`${texts.objective.field} *`, await dialog()));
  await within(await dialog()).findByRole('option', { name: 'Full desks' });
  await press(user, 'Close', await dialog());
  await dialogGone();
  await expectText(texts.objective.noneOfRelease);

  await api.call('complete_release', { containerId, releaseId });
  await press(user, texts.objective.manage);
  await fillIn(user, await field(`${texts.objective.field} *`, await dialog()), 'Too late');
  await press(user, texts.add, await dialog());
  await expectText(errors.releaseCompleted.message);
  await waitFor(() => expect(screen.queryByRole('button', { name: texts.objective.manage })).toBeNull());
});

test('the overview names the unsolved problems, and the edit menu adds one', async () => {
  const { person, api } = await newcomer();
  const { id: containerId } = await api.call('story_map_container_create', { name: 'Desks', why: 'A desk for each' });
  const { id: problemId } = await api.call('add_problem_to_map', { containerId, name: 'Solved already' });
  await api.call('change_problem', { containerId, problemId, fields: { solved: true } });
  const user = await openApp(paths.storyMap(containerId, 'overview'), person);
  await expectText(overviewTexts.noProblemsHelp);
  await press(user, mapShellTexts.edit);
  await user.click(await screen.findByRole('menuitem', { name: mapShellTexts.menu.problem }));
  await fillIn(user, await field(`${texts.problem.field} *`, await dialog()), 'No free desk');
  await press(user, texts.add, await dialog());
  await dialogGone();
  const list = await screen.findByRole('list', { name: overviewTexts.problems });
  expect(within(list).getByRole('link', { name: 'No free desk' })).toBeDefined();
  expect(within(list).queryByText('Solved already')).toBeNull();
});

test('a name that the map has is said while it is typed, and an objective that is not chosen is not dropped', async () => {
  const { person, api } = await newcomer();
  const { id: containerId } = await api.call('story_map_container_create', { name: 'Desks', why: 'A desk for each' });
  await api.call('add_problem_to_map', { containerId, name: 'No free desk' });
  await api.call('add_objective_to_map', { containerId, name: 'Full desks' });
  const user = await openApp(paths.frame(containerId, 'problem'), person);
  await press(user, texts.problem.add);
  const name = await field(`${texts.problem.field} *`, await dialog());
  await fillIn(user, name, 'no free desk');
  await within(await dialog()).findByText(errors.problemExists.message);
  expect(screen.queryByText(texts.fresh({ name: 'no free desk' }))).toBeNull();
  await fillIn(user, name, 'Noise');
  await fillIn(user, await field(texts.objectivesField, await dialog()), 'Full des');
  await press(user, texts.add, await dialog());
  await within(await dialog()).findByText(texts.objectiveNotChosen);
  await user.click(await within(await dialog()).findByRole('option', { name: 'Full desks' }));
  await press(user, texts.add, await dialog());
  await dialogGone();
  const { problems } = await api.call('get_frame', { containerId });
  expect(problems.map((one) => one.name)).toContain('Noise');
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as texts from '#shared/texts/frame.ts';
import { addMember, newColleague } from '#tests/e2e/support/members.ts';
import { newcomer, openApp, register } from '#tests/web/support/app.tsx';
import { dialog, dialogGone, expectAddress, expectText, field, fillIn, press } from '#tests/web/support/hands.ts';
import { paths } from '#web/base/paths.ts';
import { tabPages } from '#web/root/story_map/tabs/tabPages.ts';

// Loading the code of a page takes longer than queries wait.
beforeAll(async () => {
  await tabPages['frame/problem/:problemId'].handle();
  await tabPages['frame/objective/:objectiveId'].handle();
});

type Api = Awaited<ReturnType<typeof newcomer>>['api'];

async function newMap(api: Api, name = 'Desks'): Promise<string> {
  return (await api.call('story_map_container_create', { name, why: 'A desk for each' })).id;
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const required = (label: string) => `${label} *`;

test('the page of an objective lists its problems, which lead to their pages', async () => {
  const { person, api } = await newcomer();
  const containerId = await newMap(api);
  const { id: objectiveId } = await api.call('add_objective_to_map', { containerId, name: 'A desk for each' });
  const { id } = await api.call('add_problem_to_map', { containerId, name: 'No desk', objectiveIds: [objectiveId] });
  await openApp(paths.frame(containerId, 'objective', objectiveId), person);
  const list = await screen.findByRole('list', { name: texts.problem.title });
  const link = within(list).getByRole('link', { name: 'No desk' });
  expect(link.getAttribute('href')).toBe(paths.frame(containerId, 'problem', id));
});

describe('the problems of a story map', () => {
  test('are added, marked as solved, found again with the toggle, and deleted', async () => {
    const { person, api } = await newcomer();
    const containerId = await newMap(api);
    const user = await openApp(paths.storyMap(containerId, 'frame'), person);
    await expectAddress(paths.frame(containerId, 'problem'));
    await expectText(texts.problem.emptyHelp);

    await user.click((await screen.findAllByRole('button', { name: texts.problem.add })).at(-1) as HTMLElement);
    await press(user, 'Add', await dialog());
    await expectText(texts.nameRequired);
    expect(within(await dialog()).getAllByText(texts.searchHint).length).toBeGreaterThan(0);
    await fillIn(user, await field(required(texts.problem.field), await dialog()), 'Nobody finds a free desk');
    await expectText(texts.fresh({ name: 'Nobody finds a free desk' }));
    await fillIn(user, await field(texts.description, await dialog()), 'People walk around.');
    await press(user, 'Add', await dialog());
    await dialogGone();
    await waitFor(() => expect(names()).toEqual(['Nobody finds a free desk']));

    await user.click(screen.getByRole('link', { name: texts.openNamed({ name: 'Nobody finds a free desk' }) }));
    await expectText('People walk around.');
    await user.click(await field(texts.solved));
    await waitFor(async () => expect(await field(texts.solved)).toHaveProperty('checked', true));

    await user.click(screen.getByRole('link', { name: texts.problem.back }));
    await expectText(texts.problem.emptyUnsolvedHelp);
    await user.click(await field(texts.solved));
    await expectAddress(/\?solved=yes$/);
    await waitFor(() => expect(names()).toEqual(['Nobody finds a free desk']));

    await press(user, texts.deleteNamed({ name: 'Nobody finds a free desk' }));
    await press(user, texts.remove, await dialog());
    await expectText(texts.problem.emptyHelp);
    await dialogGone();
  });

  test('show five at a time, by name', async () => {
    const { person, api } = await newcomer();
    const containerId = await newMap(api);
    for (const name of ['f', 'B', 'a', 'D', 'c', 'e']) await api.call('add_problem_to_map', { containerId, name });
    const user = await openApp(paths.frame(containerId, 'problem'), person);
    await waitFor(() => expect(names()).toEqual(['a', 'B', 'c', 'D', 'e']));
    await press(user, 'Next page');
    await waitFor(() => expect(names()).toEqual(['f']));
    await expectAddress(/\?page=2$/);
  });

  test('can be ones that the company has, which keep their objectives; a rename names the maps that it touches', async () => {
    const { person, api } = await newcomer();
    const first = await newMap(api, 'First map');
    const second = await newMap(api, 'Second map');
    await api.call('add_problem_to_map', { containerId: first, name: 'Nobody finds a desk' });
    const user = await openApp(paths.frame(second, 'problem'), person);
    await user.click((await screen.findAllByRole('button', { name: texts.problem.add })).at(-1) as HTMLElement);
    await fillIn(user, await field(required(texts.problem.field), await dialog()), 'desk');
    await user.click(await screen.findByRole('option', { name: 'Nobody finds a desk' }));
    await expectText(texts.existing);
    await press(user, 'Add', await dialog());
    await dialogGone();
    await user.click(await screen.findByRole('link', { name: 'Nobody finds a desk' }));

    await press(user, texts.rename({ name: 'Nobody finds a desk' }));
    await waitFor(async () => expect(within(await dialog()).getByText('First map')).toBeDefined());
    await fillIn(user, await field(texts.name, await dialog()), 'Free desks are hard to find');
    await press(user, texts.save, await dialog());
    await dialogGone();
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Free desks are hard to find'),
    );

    // Marking it as solved shows on the other map too.
    await user.click(await field(texts.solved));
    await waitFor(async () => expect(within(await dialog()).getByText('First map')).toBeDefined());
    await press(user, texts.solve, await dialog());
    await dialogGone();
    // The box shows it at once.
    await waitFor(async () => expect(await field(texts.solved)).toHaveProperty('checked', true));
    await waitFor(async () =>
      expect((await api.call('get_frame', { containerId: first })).problems).toMatchObject([{ solved: true }]),
    );
  });

  test('have objectives, with their benefits to unfold', async () => {
    const { person, api } = await newcomer();
    const containerId = await newMap(api);
    const { id: problemId } = await api.call('add_problem_to_map', { containerId, name: 'No desk' });
    const { id: objectiveId } = await api.call('add_objective_to_map', { containerId, name: 'Fewer empty desks' });
    const start = Date.UTC(2026, 0, 1);
    const benefit = { name: 'Less rent', description: '', achieved: 40, active: true, start, end: start };
    await api.call('add_benefit', { containerId, objectiveId, ...benefit });
    const user = await openApp(paths.frame(containerId, 'problem', problemId), person);
    await expectText(texts.noLinked);
    await press(user, texts.link);
    await fillIn(user, await field(required(texts.objective.field), await dialog()), 'Fewer');
    await user.click(await screen.findByRole('option', { name: 'Fewer empty desks' }));
    await press(user, 'Add', await dialog());
    await dialogGone();
    await press(user, texts.showBenefits({ name: 'Fewer empty desks' }));
    await expectText('Less rent');
    await expectText(texts.achievedOf({ percent: 40 }));
    await press(user, texts.unlink({ name: 'Fewer empty desks' }));
    await expectText(texts.noLinked);
  });

  test('say which releases take them on; one in an open release stays, and a toast says why', async () => {
    const { person, api } = await newcomer();
    const containerId = await newMap(api);
    const { id: releaseId } = await api.call('create_release', { containerId, name: 'First desks' });
    const { id: problemId } = await api.call('add_problem_to_release', { containerId, releaseId, name: 'No desk' });
    const user = await openApp(paths.frame(containerId, 'problem', problemId), person);
    const link = await screen.findByRole('link', { name: 'First desks' });
    expect(link.getAttribute('href')).toBe(paths.release(containerId, releaseId));
    await user.click(screen.getByRole('link', { name: texts.problem.back }));
    await press(user, texts.deleteNamed({ name: 'No desk' }));
    await press(user, texts.remove, await dialog());
    await expectText(errors.problemInRelease.message);
    await dialogGone();
    expect(names()).toEqual(['No desk']);
  });

  test('that are gone say so', async () => {
    const { person, api } = await newcomer();
    const containerId = await newMap(api);
    await openApp(paths.frame(containerId, 'problem', 'x'.repeat(20)), person);
    await expectText(errors.problemDoesNotExist.message);
  });

  test('are only to read for viewers', async () => {
    const { person, api } = await newcomer();
    const containerId = await newMap(api);
    const { id: problemId } = await api.call('add_problem_to_map', { containerId, name: 'No desk' });
    const viewer = await newColleague(api, async (colleague) => void (await register(colleague)), person);
    await addMember(api, containerId, viewer, 'viewer');
    const user = await openApp(paths.frame(containerId, 'problem'), viewer);
    await user.click(await screen.findByRole('link', { name: 'No desk' }));
    await expectAddress(paths.frame(containerId, 'problem', problemId));
    await expectText(texts.noDescription);
    const buttons = screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    for (const name of [texts.link, texts.editDescription, texts.rename({ name: 'No desk' })])
      expect(buttons).not.toContain(name);
    expect(screen.queryByLabelText(texts.solved)).toBeNull();
  });
});

describe('the objectives of a story map', () => {
  test('are added, get benefits that are changed and deleted, and are renamed and deleted', async () => {
    const { person, api } = await newcomer();
    const containerId = await newMap(api);
    const user = await openApp(paths.frame(containerId, 'objective'), person);
    await expectText(texts.objective.emptyHelp);
    await user.click((await screen.findAllByRole('button', { name: texts.objective.add })).at(-1) as HTMLElement);
    await fillIn(user, await field(required(texts.objective.field), await dialog()), 'Fewer empty desks');
    await press(user, 'Add', await dialog());
    await dialogGone();
    await user.click(await screen.findByRole('link', { name: 'Fewer empty desks' }));
    await expectText(texts.noBenefitsHelp);

    await press(user, texts.addBenefit);
    await press(user, 'Add', await dialog());
    for (const text of [texts.nameRequired, texts.startRequired, texts.endRequired]) await expectText(text);
    await fillIn(user, await field(required(texts.name), await dialog()), 'Less rent');
    await user.type(await field(required(texts.start), await dialog()), '2026-03-20');
    await user.type(await field(required(texts.end), await dialog()), '2026-03-12');
    await expectText(texts.startAfterEnd);
    await user.clear(await field(required(texts.end), await dialog()));
    await user.type(await field(required(texts.end), await dialog()), '2026-04-12');
    await fillIn(user, await field(texts.achieved, await dialog()), '101');
    await expectText(texts.achievedRange);
    await fillIn(user, await field(texts.achieved, await dialog()), '25');
    await press(user, 'Add', await dialog());
    await dialogGone();
    await expectText('20 Mar – 12 Apr 2026');
    await expectText(texts.achievedOf({ percent: 25 }));

    await press(user, texts.editNamed({ name: 'Less rent' }));
    await fillIn(user, await field(texts.achieved, await dialog()), '100');
    await user.click(await field(texts.active, await dialog()));
    await press(user, texts.save, await dialog());
    await dialogGone();
    await expectText(texts.achievedOf({ percent: 100 }));
    await expectText(texts.inactive);

    await press(user, texts.deleteNamed({ name: 'Less rent' }));
    await press(user, texts.remove, await dialog());
    await expectText(texts.noBenefitsHelp);
    await dialogGone();

    await press(user, texts.rename({ name: 'Fewer empty desks' }));
    await expectText(texts.touchesNone);
    await fillIn(user, await field(texts.name, await dialog()), 'No empty desks');
    await press(user, texts.save, await dialog());
    await dialogGone();
    await user.click(await screen.findByRole('link', { name: texts.objective.back }));
    await press(user, texts.deleteNamed({ name: 'No empty desks' }));
    await press(user, texts.remove, await dialog());
    await expectText(texts.objective.emptyHelp);
  });

  test('keep a benefit whose name a colleague has changed, and let the user choose', async () => {
    const { person, api } = await newcomer();
    const containerId = await newMap(api);
    const { id: objectiveId } = await api.call('add_objective_to_map', { containerId, name: 'Fewer empty desks' });
    const start = Date.UTC(2026, 0, 1);
    const benefit = { name: 'Rent', description: '', achieved: 0, active: true, start, end: start };
    const { id: benefitId } = await api.call('add_benefit', { containerId, objectiveId, ...benefit });
    const user = await openApp(paths.frame(containerId, 'objective', objectiveId), person);
    await press(user, texts.editNamed({ name: 'Rent' }));
    await fillIn(user, await field(required(texts.name), await dialog()), 'Less rent');
    await api.call('change_benefit', { containerId, objectiveId, benefitId, fields: { name: 'Rent of rooms' } });
    await press(user, texts.save, await dialog());
    await expectText('Rent of rooms');
    await press(user, 'Keep mine', await dialog());
    await dialogGone();
    await expectText('Less rent');
  });
});

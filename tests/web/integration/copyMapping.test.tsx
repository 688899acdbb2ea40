import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { FakeField } from '#infra/local/jira/fakeProjects.ts';
import * as errors from '#shared/errors.ts';
import { MAX_MAPPING_BYTES } from '#shared/model/limits.ts';
import { epicFieldTexts } from '#shared/texts/epic/epicFields.ts';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import * as mappingTargetTexts from '#shared/texts/integration/mappingTarget.ts';
import { TILL, tillMapping, tillProject } from '#tests/ports/jira/support/tillProject.ts';
import { copyMapping } from '#web/features/integration/mapping/copyMapping.ts';
import { addProjectsInJira } from '../support/changeInJira.ts';
import { field, press } from '../support/hands.ts';
import { server } from '../support/server.ts';
import { addFields, choose, openMapping, openTarget, passTest, rowOf } from './mappingScene.ts';

const CASH = { id: '10200', key: 'CASH', name: 'Project CASH' };

let scene: Awaited<ReturnType<typeof openMapping>>;
beforeEach(async () => {
  scene = await openMapping();
});

/** Tests a mapping of summary and labels, and opens the dialog that copies it. */
async function openCopying(): Promise<HTMLElement> {
  const { user } = scene;
  await openTarget(user);
  await addFields(user, 'Labels');
  const labels = await rowOf('Labels');
  await choose(user, texts.epicField, epicFieldTexts['pre-set-value'], labels);
  await user.type(await field(texts.words, labels), 'till{Enter}');
  await passTest(user);
  await press(user, texts.copy);
  return screen.findByRole('dialog', { name: texts.copyTitle });
}

/** The results, once they are these. */
async function expectResults(copying: HTMLElement, ...expected: (readonly [key: string, result: string])[]) {
  const results = await within(copying).findByRole('group', { name: texts.results });
  const shown = expected.map(
    ([key, result]) => `${mappingTargetTexts.projectOption({ name: `Project ${key}`, key })}${result}`,
  );
  await waitFor(() =>
    expect(
      within(results)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(shown),
  );
}

/** A project whose issues of the type have other fields, or whose type has another name. */
function otherProject(key: string, id: string, { name = 'Story', fields = (all: FakeField[]) => all }) {
  const project = tillProject(key, id);
  return {
    ...project,
    issueTypes: project.issueTypes.slice(0, 1).map((t) => ({ ...t, name, fields: fields(t.fields) })),
  };
}
const required = (all: FakeField[]) => all.map((one) => ({ ...one, required: one.required || one.name === 'Points' }));

test('a mapping is copied to each project that takes it, and the others say why they do not', async () => {
  const { user, origin, savedIn } = scene;
  await addProjectsInJira(origin, [
    otherProject('FOLD', '10300', { name: ' STORY' }),
    otherProject('TASKS', '10400', { name: 'Stories' }),
    otherProject('PLAIN', '10500', { fields: (all) => all.filter((one) => one.name !== 'Labels') }),
    otherProject('STRICT', '10600', { fields: required }),
  ]);
  const copying = await openCopying();
  await press(user, texts.startTesting, copying);
  await expectResults(
    copying,
    ['TILL', 'skipped: Already Tested'],
    ['CASH', 'success'],
    ['FOLD', 'success'],
    ['TASKS', 'skipped: No matching issue type'],
    ['PLAIN', 'fail: Some fields are missing on this projects'],
    ['STRICT', 'fail: Some fields have errors in this project'],
  );
  const saved = await savedIn(CASH.id);
  expect(saved).toMatchObject({ selectedProject: CASH, selectedIssueType: TILL.selectedIssueType, version: 1 });
  expect(saved?.addedJiraFields.map(({ jiraField }) => jiraField.id)).toEqual(['summary', 'labels']);
  expect(await savedIn('10300')).toMatchObject({
    ...{ selectedIssueType: { id: '10001', name: ' STORY' }, addedJiraFields: saved?.addedJiraFields },
  });
  for (const id of [TILL.selectedProject.id, '10400', '10500', '10600']) expect(await savedIn(id)).toBeNull();
});

test('a copy replaces the mapping that was there, once', async () => {
  const { user, api, integrationId, savedIn } = scene;
  await api.call('save_field_mapping', {
    ...{ integrationId, mapping: { ...tillMapping(), selectedProject: CASH, completesEpics: true } },
  });
  const copying = await openCopying();
  for (const _time of [1, 2]) {
    await press(user, texts.startTesting, copying);
    await within(copying).findByRole('button', { name: texts.startTesting });
    await expectResults(copying, ['TILL', 'skipped: Already Tested'], ['CASH', 'success']);
    expect(await savedIn(CASH.id)).toMatchObject({ version: 2, completesEpics: false });
  }
  expect(server.asked('save_field_mapping')).toHaveLength(2);
});

test('while Jira is busy the copy waits, and begins anew', async () => {
  const { user } = scene;
  const copying = await openCopying();
  const asked = server.asked('issue_types').length;
  server.refuse('verify_export_data', 'tracker-busy', { retryAfter: 1 });
  await press(user, texts.startTesting, copying);
  await within(copying).findByText(texts.waits({ seconds: 1 }));
  server.serve('verify_export_data');
  await expectResults(copying, ['TILL', 'skipped: Already Tested'], ['CASH', 'success']);
  expect(server.asked('issue_types').length).toBeGreaterThanOrEqual(asked + 2);
});

test('a refusal is said of its project, and leads nowhere', async () => {
  const { user } = scene;
  const copying = await openCopying();
  for (const [call, code, reason] of [
    ['issue_types', 'maintenance', `unknown (${errors.maintenance.message})`],
    ['get_createmeta', 'unknown', 'unknown'],
    ['save_field_mapping', 'mapping-locked', `unknown (${errors.mappingLocked.message})`],
  ] as const) {
    server.refuse(call, code);
    await press(user, texts.startTesting, copying);
    await expectResults(copying, ['TILL', 'skipped: Already Tested'], ['CASH', `fail: ${reason}`]);
    server.serve(call);
  }
});

test('a mapping that cannot be saved is not tested either', async () => {
  const { integrationId } = scene;
  const name = 'n'.repeat(MAX_MAPPING_BYTES);
  const mapping = { ...tillMapping(), selectedIssueType: { ...TILL.selectedIssueType, name } };
  const asked = server.asked('issue_types').length;
  expect(await copyMapping(integrationId, mapping, CASH)).toEqual({
    ...{ result: 'fail', reason: 'unknown', detail: errors.mappingTooLarge.message },
  });
  expect(server.asked('issue_types')).toHaveLength(asked);
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { valueChanged } from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as driftTexts from '#shared/texts/integration/drift.ts';
import * as texts from '#shared/texts/integration/integrationDrift.ts';
import * as integrationTabTexts from '#shared/texts/integration/integrationTab.ts';
import * as settledTexts from '#shared/texts/integration/settled.ts';
import { openApp } from '../support/app.tsx';
import { dialog, dialogGone, expectAlert, expectText, press } from '../support/hands.ts';
import { ISSUE, JIRA, linkedScene } from '../support/linkedScene.ts';
import { server } from '../support/server.ts';

async function openDifferences(person: Parameters<typeof openApp>[1]) {
  const user = await openApp('/admin?tab=integration', person);
  await press(user, integrationTabTexts.actionsFor({ name: JIRA }));
  await user.click(await screen.findByRole('menuitem', { name: texts.open }));
  await screen.findByRole('dialog', { name: texts.titleFor({ name: JIRA }) });
  return user;
}
const list = () => screen.findByRole('list', { name: texts.list });
const wayOf = (way: keyof typeof driftTexts.ways, field: keyof typeof driftTexts.fields) =>
  driftTexts.wayOf({ way: driftTexts.ways[way], field: driftTexts.fields[field] });

test('an administrator sees where epics differ, takes one value, sends one and leaves one', async () => {
  const { person, changeIssue, name, saved, api, about } = await linkedScene();
  await changeIssue({ status: 'Done', fields: { summary: 'From Jira', priority: { id: '1', name: 'Highest' } } });
  const user = await openDifferences(person);
  const shown = await list();
  const epic = await within(shown).findByRole('link', { name });
  expect(epic.getAttribute('href')).toContain(about.epicId);
  const issue = within(shown).getByRole('link', { name: ISSUE });
  expect(issue.getAttribute('href')).toMatch(/^https:\/\/jira\..*\/browse\/TILL-1$/);
  const { name: map } = await api.call('get_container', { containerId: about.containerId });
  expect(shown.textContent).toContain(map);
  expect(shown.textContent).toContain('Done, seen like this since');

  await press(user, wayOf('theirs', 'summary'));
  await expectText(settledTexts.theirs);
  await waitFor(async () => expect((await saved()).nameFreeText).toBe('From Jira'));
  await within(await list()).findByRole('link', { name: 'From Jira' });
  await press(user, wayOf('ours', 'status'));
  await expectText(settledTexts.ours);
  await press(user, wayOf('leave', 'priority'));
  await expectText(settledTexts.leave);
  await expectText(texts.none);
  expect(await saved()).toMatchObject({ completed: false, priority: null });
  // The button that was pressed has left the list.
  expect(document.activeElement).toBe(await list());
  await press(user, commonTexts.close, await dialog());
  await dialogGone();
});

test('what somebody has changed since is not settled unseen, and shown anew', async () => {
  const { person, changeIssue, saved, api, about } = await linkedScene();
  await changeIssue({ fields: { summary: 'From Jira' } });
  const user = await openDifferences(person);
  await within(await list()).findByText('From Jira');
  await api.call('change_epic_name', { ...about, epic: { type: 'free_text', text: 'Renamed meanwhile' } });
  await press(user, wayOf('theirs', 'summary'));
  await expectText(valueChanged.message);
  await within(await list()).findByRole('link', { name: 'Renamed meanwhile' });
  expect((await saved()).nameFreeText).toBe('Renamed meanwhile');
  await press(user, wayOf('theirs', 'summary'));
  await expectText(texts.none);
});

test('an issue that the account may not see is no deleted one, and a project out of sight is said once', async () => {
  const { person, hide } = await linkedScene();
  await hide(ISSUE, 403);
  const user = await openDifferences(person);
  await within(await list()).findByText(driftTexts.issueGone);
  await press(user, commonTexts.close, await dialog());
  await dialogGone();
  await hide('TILL', 404);
  await press(user, integrationTabTexts.actionsFor({ name: JIRA }));
  await user.click(await screen.findByRole('menuitem', { name: texts.open }));
  await expectText(driftTexts.projectUnseen({ key: 'TILL' }));
  await waitFor(async () => expect(within(await list()).queryAllByRole('listitem')).toEqual([]));
  expect(screen.queryByText(texts.none)).toBeNull();
});

test('a list that fails is asked for again, and says when nothing differs', async () => {
  const { person, changeIssue } = await linkedScene();
  await changeIssue({});
  server.refuse('integration_drift');
  const user = await openDifferences(person);
  await expectAlert();
  server.serve('integration_drift');
  await press(user, commonTexts.tryAgain);
  await expectText(texts.none);
});

test('what was read stays when reading it anew fails', async () => {
  const { person, changeIssue, name } = await linkedScene();
  await changeIssue({ fields: { summary: 'From Jira' } });
  const user = await openDifferences(person);
  await within(await list()).findByRole('link', { name });
  server.refuse('integration_drift');
  await press(user, wayOf('leave', 'summary'));
  await screen.findByText(commonTexts.loadFailed);
  await within(await list()).findByRole('link', { name });
  server.serve('integration_drift');
  await press(user, commonTexts.tryAgain);
  await expectText(texts.none);
});

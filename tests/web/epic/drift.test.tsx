import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STATUSES } from '#infra/local/jira/fakeIssues.ts';
import { jiraUnanswered, valueChanged } from '#shared/errors.ts';
import * as texts from '#shared/texts/integration/drift.ts';
import * as settledTexts from '#shared/texts/integration/settled.ts';
import * as releaseWhatTexts from '#shared/texts/release/releaseWhat.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import { openApp } from '#tests/web/support/app.tsx';
import { expectText, press } from '#tests/web/support/hands.ts';
import { ISSUE, linkedScene } from '#tests/web/support/linkedScene.ts';
import { server } from '#tests/web/support/server.ts';
import { paths } from '#web/base/paths.ts';
import { cardOf } from './epicScene.ts';

const wayOf = (way: keyof typeof texts.ways, field: keyof typeof texts.fields) =>
  texts.wayOf({ way: texts.ways[way], field: texts.fields[field] });
const differences = (card: HTMLElement) => within(card).findByRole('list', { name: texts.list({ key: ISSUE }) });
const fieldsIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => Object.values(texts.fields).find((field) => textContent.startsWith(field)));
const markOf = (...fields: (keyof typeof texts.fields)[]) =>
  texts.mark({ key: ISSUE, fields: fields.map((field) => texts.fields[field]).join(', ') });

test('an epic shows in what it differs from its issue; its editor takes one value, sends one and leaves one', async () => {
  const { open, saved, name, changeIssue } = await linkedScene();
  await changeIssue({ status: 'Done', fields: { summary: 'From Jira', priority: { id: '1', name: 'Highest' } } });
  const { user, card } = await open();
  const list = await differences(card);
  expect(fieldsIn(list)).toEqual([texts.fields.status, texts.fields.summary, texts.fields.priority]);
  expect(list.textContent).toContain(`${texts.ours}${name}${texts.theirs}From Jira`);
  await within(card).findByText(markOf('status', 'summary', 'priority'));

  await press(user, wayOf('theirs', 'summary'));
  await expectText(settledTexts.theirs);
  const renamed = await cardOf('From Jira');
  await waitFor(async () => expect(fieldsIn(await differences(renamed))).not.toContain(texts.fields.summary));
  await press(user, wayOf('ours', 'status'));
  await expectText(settledTexts.ours);
  await waitFor(async () => expect(fieldsIn(await differences(renamed))).toEqual([texts.fields.priority]));
  await press(user, wayOf('leave', 'priority'));
  await expectText(settledTexts.leave);
  await waitFor(() => expect(within(renamed).queryByRole('list', { name: texts.list({ key: ISSUE }) })).toBeNull());
  expect(await saved()).toMatchObject({ nameFreeText: 'From Jira', completed: false, priority: null });
  // What Jira has now is what was sent there.
  await changeIssue({});
  expect(await saved()).toMatchObject({ completed: false });
});

test('a value of the epic that changed behind the screen is not overwritten, and shows', async () => {
  const { open, saved, about, api, changeIssue } = await linkedScene();
  await changeIssue({ fields: { summary: 'From Jira' } });
  const { user, card } = await open();
  await differences(card);
  await api.call('change_epic_name', { ...about, epic: { type: 'free_text', text: 'Renamed meanwhile' } });
  await press(user, wayOf('theirs', 'summary'));
  await expectText(valueChanged.message);
  const list = await differences(await cardOf('Renamed meanwhile'));
  await within(list).findByText('Renamed meanwhile');
  expect((await saved()).nameFreeText).toBe('Renamed meanwhile');
});

test('an epic follows the fix version of its issue, and leaves the page for the release of that name', async () => {
  const { open, api, about, place, name, changeIssue } = await linkedScene();
  const { id: releaseId } = await api.call('create_release', { containerId: place.containerId, name: 'Autumn' });
  await changeIssue({ fields: { summary: name, fixVersions: [{ id: '72', name: 'Autumn' }] } });
  const { user, card } = await open();
  expect(fieldsIn(await differences(card))).toEqual([texts.fields.fixVersion]);
  await press(user, wayOf('theirs', 'fixVersion'));
  await expectText(settledTexts.theirs);
  await waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());
  expect(screen.queryByText(releaseWhatTexts.epicGone)).toBeNull();
  const { epics } = await api.call('release_what', { ...place, releaseId });
  expect(epics.map(({ id }) => id)).toEqual([about.epicId]);
});

test('who only views sees the differences, on the epic and in its release, and settles none', async () => {
  const { open, newViewer, changeIssue, place, name, person } = await linkedScene();
  const viewer = await newViewer();
  await changeIssue({ fields: { summary: 'From Jira' } });
  const { card } = await open(viewer);
  expect(within(await differences(card)).queryAllByRole('button')).toEqual([]);
  await openApp(paths.release(place.containerId, place.releaseId), viewer);
  const panel = await screen.findByRole('region', { name: texts.panel });
  const link = await within(panel).findByRole('link', { name });
  expect(link.parentElement?.textContent).toContain(`${ISSUE}${texts.differsIn({ fields: texts.fields.summary })}`);
  const issue = within(panel).getByRole('link', { name: informationTexts.opensNewTab({ name: ISSUE }) });
  expect(issue.getAttribute('href')).toBe(`https://jira.${person.email.split('@')[1] ?? ''}/browse/${ISSUE}`);
});

test('a release says once that the project of its issues is out of sight', async () => {
  const { person, about, hide } = await linkedScene();
  await hide('TILL', 404);
  await openApp(paths.release(about.containerId, about.releaseId), person);
  await expectText(texts.projectUnseen({ key: 'TILL' }));
  expect(screen.queryByText(texts.allSame)).toBeNull();
});

test('an issue that was refused a value says why, and the difference stays', async () => {
  const { open, changeIssue } = await linkedScene();
  await changeIssue({ fields: { summary: 'From Jira' } });
  const { user, card } = await open();
  const list = await differences(card);
  server.refuse('send_epic_value', jiraUnanswered.code);
  await press(user, wayOf('ours', 'summary'));
  await expectText(jiraUnanswered.message);
  expect(fieldsIn(list)).toEqual([texts.fields.summary]);
});

test('an issue that was given up is marked so, and a person chooses the status for completed work', async () => {
  const { open, changeIssue, api, about } = await linkedScene();
  await changeIssue({ status: "Won't do" });
  const closedAs = texts.closedAs({ status: "Won't do" });
  const first = await open();
  expect((await differences(first.card)).textContent).toContain(closedAs);
  expect(within(first.card).getAllByText(closedAs)).toHaveLength(2);

  const done = { id: 3, key: 'done', name: 'Erledigt' };
  const workflow = ['Released', 'Closed'].map((name, i) => ({ id: `2000${i}`, name, category: done }));
  await api.call('complete_epic', about);
  await changeIssue({ status: 'To Do', workflow: [...STATUSES.slice(0, 1), ...workflow] });
  const { user, card } = await open();
  await differences(card);
  await press(user, wayOf('ours', 'status'));
  const dialog = await screen.findByRole('dialog', { name: texts.chooseStatus });
  await user.click(within(dialog).getByRole('radio', { name: 'Closed' }));
  await user.click(within(dialog).getByRole('button', { name: texts.ways.ours }));
  await expectText(settledTexts.ours);
  await waitFor(() => expect(within(card).queryByRole('list', { name: texts.list({ key: ISSUE }) })).toBeNull());
});

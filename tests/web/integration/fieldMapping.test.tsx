import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import { epicFieldTexts } from '#shared/texts/epic/epicFields.ts';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import * as mappingTexts from '#shared/texts/integration/mapping.ts';
import { mappingErrorTexts, otherKinds } from '#shared/texts/integration/mappingErrors.ts';
import * as targetTexts from '#shared/texts/integration/mappingTarget.ts';
import { TILL, tillProject } from '#tests/ports/jira/support/tillProject.ts';
import { nothingMatches } from '#web/components/search/nothingMatches.ts';
import { addProjectsInJira } from '../support/changeInJira.ts';
import { dialog, dialogGone, expectAlert, expectFocus, expectText, field, fillIn, press } from '../support/hands.ts';
import { server } from '../support/server.ts';
import { addFields, choose, openMapping, openTarget, passTest, rowOf, save } from './mappingScene.ts';

test('an administrator maps a project with options and a preset value, and finds it again', async () => {
  const { user, saved } = await openMapping();
  await openTarget(user);
  await passTest(user);

  await addFields(user, 'Priority');
  const priority = await rowOf('Priority');
  expect(await save()).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: texts.test })).toHaveProperty('disabled', true);
  await choose(user, texts.epicField, epicFieldTexts.priority, priority);
  await choose(user, texts.mappingType, texts.mappings['option-to-option-set'], priority);
  await within(priority).findByText(texts.gaps['option-set']);
  for (const name of ['Must have', 'Should have', 'Could have', "Won't have this time"])
    await choose(user, texts.optionFor({ name }), name === 'Must have' ? 'Highest' : 'Low', priority);

  await addFields(user, 'Points');
  const points = await rowOf('Points');
  await choose(user, texts.epicField, epicFieldTexts['pre-set-value'], points);
  await fillIn(user, await field(texts.value, points), '5');
  await user.click(await within(points).findByRole('switch', { name: texts.editable }));

  const completes = await screen.findByRole('switch', { name: texts.completesEpics });
  expect(completes).toHaveProperty('checked', false);
  await passTest(user);
  await user.click(completes);
  await user.click(await save());
  await expectText(mappingTexts.saved);
  const mapping = await saved();
  expect(mapping).toMatchObject({ ...TILL, version: 1, completesEpics: true });
  expect(mapping?.addedJiraFields.map(({ jiraField, storydField }) => [jiraField.id, storydField?.key])).toEqual([
    ['summary', 'epic-name'],
    ['priority', 'priority'],
    ['customfield_10005', 'pre-set-value'],
  ]);
  expect(mapping?.addedJiraFields.map(({ allowUsersToEdit }) => allowUsersToEdit)).toEqual([false, false, true]);
  expect(Object.values(mapping?.addedJiraFields[1]?.storydField?.mapping.optionMap ?? {}).sort()).toEqual([
    '1',
    '3',
    '3',
    '3',
  ]);
  expect(mapping?.addedJiraFields[2]?.storydField?.preSetValue).toBe(5);
  await press(user, commonTexts.close, await dialog());
  await dialogGone();
});

test('a saved mapping is cleared once that is confirmed, and has to be tested anew', async () => {
  const { user, saved } = await openMapping();
  await openTarget(user);
  expect(screen.queryByRole('button', { name: texts.clear })).toBeNull();
  await addFields(user, 'Description');
  await choose(user, texts.epicField, epicFieldTexts['epic-description'], await rowOf('Description'));
  await passTest(user);
  await user.click(await save());
  await expectText(mappingTexts.saved);
  await press(user, texts.clear);
  const title = texts.clearTitle({ project: TILL.selectedProject.name });
  await press(user, commonTexts.cancel, await screen.findByRole('dialog', { name: title }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  expect(await saved()).not.toBeNull();
  await press(user, texts.clear);
  await press(user, texts.clear, await screen.findByRole('dialog', { name: title }));
  await expectText(texts.cleared);
  expect(await saved()).toBeNull();
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Description' })).toBeNull());
  expect(screen.queryByRole('button', { name: texts.clear })).toBeNull();
  await passTest(user);
  await user.click(await save());
  await waitFor(async () => expect((await saved())?.addedJiraFields).toHaveLength(1));
});

test('what Jira requires is said, and changes are not lost by closing', async () => {
  const { user, saved } = await openMapping();
  await openTarget(user);
  await press(user, texts.remove({ field: 'Summary' }));
  await expectText(texts.missing({ fields: 'Summary' }));
  expect(await save()).toHaveProperty('disabled', true);
  await press(user, commonTexts.close);
  await expectText(texts.unsavedText);
  await press(user, texts.discard);
  await dialogGone();
  expect(await saved()).toBeNull();
});

test('several fields are chosen by keyboard and added at once, in that order', async () => {
  const { user } = await openMapping();
  await openTarget(user);
  const input = await field(texts.addFields);
  await user.click(input);
  await user.keyboard('poin{Enter}lab{Enter}');
  expect(screen.queryByRole('group', { name: 'Points' })).toBeNull();
  for (const name of ['Points', 'Labels'])
    expect(screen.getByRole('option', { name }).getAttribute('aria-selected')).toBe('true');
  await user.keyboard('no such field');
  await expectText(nothingMatches('no such field'));
  await user.clear(input);
  await user.keyboard('desc{Enter}{Backspace}prio{Enter}{Escape}');
  await user.tab();
  await expectFocus(screen.getByRole('button', { name: texts.addChosen({ count: 3 }) }));
  await user.keyboard('{Enter}');
  await rowOf('Priority');
  await expectFocus(input);
  const rows = screen.getAllByRole('button', { name: /^Remove (?!all)/ });
  expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual(
    ['Summary', 'Points', 'Labels', 'Priority'].map((name) => texts.remove({ field: name })),
  );
  expect(screen.getByRole('button', { name: texts.add })).toHaveProperty('disabled', true);
  await user.click(input);
  await screen.findByRole('option', { name: 'Labels' });
  for (const name of ['Points', 'Priority']) expect(screen.queryByRole('option', { name })).toBeNull();
});

test('a refusal is shown, and what was chosen stays', async () => {
  const { user } = await openMapping();
  await openTarget(user);
  await passTest(user);
  server.refuse('save_field_mapping', errors.mappingTooLarge.code);
  await user.click(await save());
  await expectText(errors.mappingTooLarge.message);
  await rowOf('Summary');
});

test('fields that cannot be read are asked for again', async () => {
  const { user } = await openMapping();
  server.refuse('get_createmeta');
  await choose(user, targetTexts.project, targetTexts.projectOption(TILL.selectedProject));
  await choose(user, targetTexts.issueType, 'Story');
  await expectAlert();
  server.serve('get_createmeta');
  await press(user, commonTexts.tryAgain);
  await waitFor(() => rowOf('Summary'));
});

test('a test says what is wrong field by field, until it is cleared or the mapping changes', async () => {
  const { user } = await openMapping();
  await openTarget(user);
  await addFields(user, 'Labels');
  const labels = await rowOf('Labels');
  await choose(user, texts.epicField, epicFieldTexts['pre-set-value'], labels);
  await user.type(await field(texts.words, labels), 'till{Enter}');
  await passTest(user);
  await addFields(user, 'Priority');
  const priority = await rowOf('Priority');
  await choose(user, texts.epicField, epicFieldTexts.priority, priority);
  await press(user, texts.test);
  const alert = await screen.findByText(texts.errors);
  expect(alert.parentElement?.textContent).toContain('Priority: There is no option "');
  await within(priority).findByText(/^There is no option/);
  await press(user, texts.clearErrors);
  expect(screen.queryByText(texts.errors)).toBeNull();
});

test('required fields that nothing can fill are named before anything is sent, and the test fails for them', async () => {
  const { user, origin } = await openMapping();
  const owned = tillProject('OWN', '10300');
  owned.issueTypes[0]?.fields.push({
    ...{ fieldId: 'customfield_7', name: 'Owner', required: true, hasDefaultValue: false, operations: ['set'] },
    schema: { type: 'user', custom: 'com.atlassian.jira.plugin.system.customfieldtypes:userpicker', customId: 7 },
  });
  await addProjectsInJira(origin, [owned]);
  const project = targetTexts.projectOption({ name: 'Project OWN', key: 'OWN' });
  await choose(user, targetTexts.project, project);
  await choose(user, targetTexts.issueType, 'Story');
  await expectText(texts.unfillable({ fields: `Owner (${otherKinds.person})` }));
  expect(screen.queryByRole('group', { name: 'Owner' })).toBeNull();
  await press(user, texts.test);
  const error = mappingErrorTexts['not-fillable'];
  await expectText(texts.fieldError({ field: 'Owner', error }));
  expect(await save()).toHaveProperty('disabled', true);
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as conflictTexts from '#shared/texts/conflicts.ts';
import { epicFieldTexts } from '#shared/texts/epic/epicFields.ts';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import { TILL, tillMapping } from '#tests/ports/jira/support/tillProject.ts';
import { expectText, press } from '../support/hands.ts';
import { addFields, openMapping, openTarget, passTest, rowOf, save } from './mappingScene.ts';

/** Opens a mapping of the summary alone, tests it, and lets a colleague save another one meanwhile. */
async function openWithConflict() {
  const scene = await openMapping();
  const { user, api, integrationId } = scene;
  await openTarget(user);
  await passTest(user);
  const saveTheirs = () =>
    api.call('save_field_mapping', { integrationId, mapping: { ...tillMapping(), completesEpics: true } });
  await saveTheirs();
  await user.click(await save());
  await screen.findByRole('button', { name: conflictTexts.keepMine });
  return { ...scene, saveTheirs };
}
const conflictGone = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: conflictTexts.keepMine })).toBeNull());
const rowsOf = (mapping: { addedJiraFields: readonly object[] } | null) => mapping?.addedJiraFields.length;

test('a mapping that a colleague has saved meanwhile is replaced after a look at it', async () => {
  const { user, saved } = await openWithConflict();
  const theirs = [
    `Summary: ${epicFieldTexts['epic-name']}`,
    `Description: ${epicFieldTexts['epic-description']}`,
    texts.completesEpics,
  ];
  await expectText(conflictTexts.theirs({ text: theirs.join(' ') }));
  expect(await saved()).toMatchObject({ version: 1, completesEpics: true });
  await press(user, conflictTexts.keepMine);
  await conflictGone();
  await waitFor(async () => {
    const mine = await saved();
    expect([mine?.version, rowsOf(mine), mine?.completesEpics]).toEqual([2, 1, false]);
  });
});

test("a colleague's mapping is taken, tested and saved anew", async () => {
  const { user, saved } = await openWithConflict();
  await press(user, conflictTexts.takeTheirs);
  await rowOf('Description');
  await conflictGone();
  const completes = await screen.findByRole('switch', { name: texts.completesEpics });
  expect(completes).toHaveProperty('checked', true);
  expect(await saved()).toMatchObject({ ...tillMapping(), version: 1 });
  await passTest(user);
  await user.click(completes);
  await user.click(await save());
  await waitFor(async () => expect(await saved()).toMatchObject({ version: 2, completesEpics: false }));
});

test('the choice stays while the mapping is edited, and what is kept is saved once it is tested', async () => {
  const { user, saved } = await openWithConflict();
  await addFields(user, 'Labels');
  await press(user, texts.remove({ field: 'Labels' }));
  await press(user, conflictTexts.keepMine);
  await conflictGone();
  expect(rowsOf(await saved())).toBe(2);
  await passTest(user);
  await user.click(await save());
  await waitFor(async () => expect(rowsOf(await saved())).toBe(1));
  expect(await saved()).toMatchObject({ version: 2 });
});

test('a mapping that a colleague has cleared meanwhile is empty, and begins anew', async () => {
  const { user, api, integrationId, saved, saveTheirs } = await openWithConflict();
  await press(user, conflictTexts.takeTheirs);
  await rowOf('Description');
  await passTest(user);
  await api.call('clear_field_mapping', {
    ...{ integrationId, projectId: TILL.selectedProject.id, issueTypeId: TILL.selectedIssueType.id },
  });
  await user.click(await save());
  await expectText(conflictTexts.theirsEmpty);
  await press(user, conflictTexts.takeTheirs);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Description' })).toBeNull());
  expect(screen.queryByRole('button', { name: texts.clear })).toBeNull();
  await passTest(user);
  await user.click(await save());
  await waitFor(async () => expect(rowsOf(await saved())).toBe(1));
  // Another one, which the user has not seen, is another question.
  await saveTheirs();
  await user.click(await save());
  await press(user, conflictTexts.keepMine);
  await waitFor(async () => expect(rowsOf(await saved())).toBe(1));
});

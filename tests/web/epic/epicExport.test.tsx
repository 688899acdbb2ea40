import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as epicCardTexts from '#shared/texts/epic/epicCard.ts';
import { epicFieldTexts } from '#shared/texts/epic/epicFields.ts';
import * as epicLinkTexts from '#shared/texts/epic/epicLinks.ts';
import * as texts from '#shared/texts/integration/epicExportDialog.ts';
import * as fieldMappingTexts from '#shared/texts/integration/fieldMapping.ts';
import * as integrationPickTexts from '#shared/texts/integration/integrationPick.ts';
import * as integrationTexts from '#shared/texts/integration/integrations.ts';
import * as integrationTabTexts from '#shared/texts/integration/integrationTab.ts';
import * as mappingTexts from '#shared/texts/integration/mapping.ts';
import * as mappingTargetTexts from '#shared/texts/integration/mappingTarget.ts';
import { FAKE_TOKEN } from '#tests/ports/jira/support/fakeJiraSites.ts';
import { TILL, tillMapping } from '#tests/ports/jira/support/tillProject.ts';
import { dialog, dialogGone, expectText, field, fillIn, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { epicScene, openMenu } from './epicScene.ts';

const NAME = 'Our Jira';

/** An epic of a company that is connected with Jira and has a mapping. */
async function connectedScene() {
  const scene = await epicScene();
  const { api, person } = scene;
  const url = `https://jira.${person.email.split('@')[1] ?? ''}`;
  const { id } = await api.call('initiate_connection', { connectionTypeKey: 'jira-server', url, name: NAME });
  await api.call('set_credential', { integrationId: id, token: FAKE_TOKEN });
  await api.call('save_field_mapping', { integrationId: id, mapping: tillMapping() });
  return { ...scene, integrationId: id };
}

type Scene = Awaited<ReturnType<typeof connectedScene>>;
type User = Awaited<ReturnType<Scene['open']>>['user'];

async function chooseIn(user: User, label: string, option: string | RegExp) {
  const box = await field(label, await dialog());
  await waitFor(() => expect(box.matches(':disabled, [aria-disabled=true]')).toBe(false));
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Opens Export information of an epic for an export or a link by its connection. */
async function openExport({ open, name }: Scene, kind: 'export' | 'link', who?: Scene['person']) {
  const { user, card } = await open(who);
  await openMenu(user, name, epicCardTexts.menu.export);
  await chooseIn(user, texts.kind, texts.kinds[kind]);
  await waitFor(async () => expect(await chosen(integrationPickTexts.integration)).toBe(NAME));
  return { user, card };
}

/** What a picker of the dialog shows as chosen. */
async function chosen(label: string) {
  const box = await field(label, await dialog());
  return box instanceof HTMLInputElement ? box.value : box.textContent;
}

/** Chooses the project, whose only type of issues is chosen with it. */
async function chooseTarget(user: User) {
  await chooseIn(user, mappingTargetTexts.project, mappingTargetTexts.projectOption(TILL.selectedProject));
  await waitFor(async () => expect(await chosen(mappingTargetTexts.issueType)).toBe('Story'));
}

test('shows the issue as it will be, tests and exports it; the card links to the issue, and the link is deleted', async () => {
  const scene = await connectedScene();
  const { name, saved } = scene;
  const { user, card } = await openExport(scene, 'export');
  await chooseTarget(user);
  const row = await within(await dialog()).findByRole('row', { name: new RegExp(`^Summary.*${name}`) });
  expect(row.textContent).toContain(epicFieldTexts['epic-name']);
  await expectText(texts.unsent({ fields: epicFieldTexts['release-name'] }));
  const send = await screen.findByRole('button', { name: texts.export });
  expect(send).toHaveProperty('disabled', true);
  await press(user, fieldMappingTexts.test, await dialog());
  await expectText(mappingTexts.tested);
  await press(user, texts.export, await dialog());
  await expectText(mappingTexts.exported);
  await dialogGone();
  const key = (await saved()).integrations[0]?.integrationInfo.issueKey ?? '';
  expect(key).toMatch(/^TILL-\d+$/);

  const link = await within(card).findByRole('link', { name: new RegExp(key) });
  expect(link.getAttribute('href')).toMatch(new RegExp(`^https://jira\\..*/browse/${key}$`));
  await openMenu(user, name, epicCardTexts.menu.export);
  await chooseIn(user, texts.kind, texts.kinds.export);
  await expectText(mappingTexts.itemExists({ type: 'Jira Server/Data-Center' }));
  await user.keyboard('{Escape}');
  await dialogGone();

  await press(user, epicLinkTexts.remove({ key }), card);
  await press(user, epicLinkTexts.confirm, await dialog());
  await expectText(mappingTexts.unlinked);
  expect((await saved()).integrations).toEqual([]);
});

test('an epic is linked by the key of an issue, and says so when the connection is gone', async () => {
  const scene = await connectedScene();
  const { user, card } = await openExport(scene, 'link');
  await user.type(await field(texts.issueKey, await dialog()), 'till-99');
  await press(user, texts.link, await dialog());
  await expectText(errors.jiraNotFound.message);
  await user.clear(await field(texts.issueKey, await dialog()));
  await user.type(await field(texts.issueKey, await dialog()), 'till-1');
  await press(user, texts.link, await dialog());
  await expectText(mappingTexts.linked);
  await within(card).findByRole('link', { name: /TILL-1/ });
  await scene.api.call('delete_integration', { integrationId: scene.integrationId });
  const again = await scene.open();
  await within(again.card).findByText(new RegExp(epicLinkTexts.gone));
});

test('where only administrators write mappings, an export has the saved one, and only its editable rows change', async () => {
  const scene = await connectedScene();
  const { api, integrationId } = scene;
  const { user } = await openExport(scene, 'export');
  await chooseTarget(user);
  const row = (name: string) => within(screen.getByRole('dialog')).findByRole('group', { name });
  // The fixture leaves the description open to everybody.
  const description = await row('Description');
  await within(await dialog()).findByRole('row', { name: /^Summary/ });
  expect(screen.queryByRole('group', { name: 'Summary' })).toBeNull();
  expect(screen.queryByRole('button', { name: fieldMappingTexts.remove({ field: 'Description' }) })).toBeNull();
  expect(screen.queryByRole('button', { name: fieldMappingTexts.save })).toBeNull();
  expect(screen.queryByRole('switch', { name: fieldMappingTexts.completesEpics })).toBeNull();
  await user.click(await field(fieldMappingTexts.epicField, description));
  await user.click(await screen.findByRole('option', { name: epicFieldTexts['release-name'] }));
  await press(user, fieldMappingTexts.test, await dialog());
  await expectText(mappingTexts.tested);
  await user.keyboard('{Escape}');
  await dialogGone();

  const { selectedProject, selectedIssueType } = TILL;
  const target = { integrationId, projectId: selectedProject.id, issueTypeId: selectedIssueType.id };
  await api.call('clear_field_mapping', target);
  await api.call('change_integration', { integrationId, enabled: false });
  await openMenu(user, scene.name, epicCardTexts.menu.export);
  await chooseIn(user, texts.kind, texts.kinds.export);
  await press(user, 'Refresh', await dialog());
  await user.click(await field(integrationPickTexts.integration, await dialog()));
  const option = await screen.findByRole('option', { name: new RegExp(integrationTabTexts.disabledStatus) });
  expect(option.getAttribute('aria-disabled')).toBe('true');
});

test('where users write mappings, whoever exports can let done issues complete their epics', async () => {
  const scene = await connectedScene();
  const { api, integrationId } = scene;
  await api.call('change_integration', { integrationId, allowUsersToWrite: true });
  const { user } = await openExport(scene, 'export');
  await chooseTarget(user);
  const completes = await within(await dialog()).findByRole('switch', { name: fieldMappingTexts.completesEpics });
  expect(completes).toHaveProperty('checked', false);
  await user.click(completes);
  await press(user, fieldMappingTexts.test, await dialog());
  await expectText(mappingTexts.tested);
  await press(user, fieldMappingTexts.save, await dialog());
  await expectText(mappingTexts.saved);
  const { selectedProject, selectedIssueType } = TILL;
  const target = { integrationId, projectId: selectedProject.id, issueTypeId: selectedIssueType.id };
  expect((await api.call('field_mapping', target)).mapping).toMatchObject({ ...tillMapping(), completesEpics: true });
});

test('of two connections that can be used none is chosen, nor one of two projects', async () => {
  const scene = await connectedScene();
  const { api, person, name } = scene;
  const url = `https://jira.second.${person.email.split('@')[1] ?? ''}`;
  const { id } = await api.call('initiate_connection', { connectionTypeKey: 'jira-server', url, name: 'Second' });
  await api.call('set_credential', { integrationId: id, token: FAKE_TOKEN });
  const { user } = await scene.open();
  await openMenu(user, name, epicCardTexts.menu.export);
  await chooseIn(user, texts.kind, texts.kinds.export);
  expect(await chosen(integrationPickTexts.integration)).not.toMatch(/Our Jira|Second/);
  await chooseIn(user, integrationPickTexts.integration, /Second/);
  await waitFor(async () => expect(await chosen(mappingTargetTexts.project)).toBe(''));
  await expectText(texts.choose);
});

test('where there is no connection, an administrator makes one without leaving the epic', async () => {
  const scene = await epicScene();
  const { user } = await scene.open();
  await openMenu(user, scene.name, epicCardTexts.menu.export);
  await chooseIn(user, texts.kind, texts.kinds.link);
  await press(user, integrationPickTexts.connect, await dialog());
  const adding = await screen.findByRole('dialog', { name: integrationTabTexts.create });
  await user.click(await field(integrationTabTexts.type, adding));
  await user.click(await screen.findByRole('option', { name: 'Jira Server/Data-Center' }));
  await fillIn(user, await field(integrationTabTexts.name, adding), NAME);
  const url = `https://jira.${scene.person.email.split('@')[1] ?? ''}`;
  await fillIn(user, await field(integrationTabTexts.url, adding), url);
  await press(user, integrationTabTexts.add, adding);
  const title = integrationTabTexts.connectTo({ name: NAME });
  await press(user, commonTexts.close, await screen.findByRole('dialog', { name: title }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  // The second step can be taken later.
  await press(user, title, await dialog());
  const connecting = await screen.findByRole('dialog', { name: title });
  await fillIn(user, await field(integrationTabTexts.token, connecting), FAKE_TOKEN);
  await press(user, integrationTabTexts.connect, connecting);
  await expectText(integrationTexts.connected);
  await waitFor(async () => expect(await chosen(integrationPickTexts.integration)).toBe(NAME));
  await user.type(await field(texts.issueKey, await dialog()), 'till-1');
  await press(user, texts.link, await dialog());
  await expectText(mappingTexts.linked);
});

test('the errors of an export are named field by field, where the export is, and can be mended and tested anew', async () => {
  const scene = await connectedScene();
  const { user } = await openExport(scene, 'export');
  await chooseTarget(user);
  await press(user, fieldMappingTexts.test, await dialog());
  await expectText(mappingTexts.tested);
  server.refuse('export_data', 'field-validation-error', {
    fieldErrors: { summary: 'It is too long', customfield_10005: 'A number' },
  });
  await press(user, texts.export, await dialog());
  const found = await screen.findByRole('alert', { name: fieldMappingTexts.errors });
  expect(
    within(found)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Summary: It is too long', 'Points: A number']);
  expect(document.activeElement).toBe(found);
  const rows = await screen.findByRole('heading', { name: fieldMappingTexts.jiraFields });
  expect(found.compareDocumentPosition(rows) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  server.serve('export_data');
  await press(user, fieldMappingTexts.test, await dialog());
  await press(user, texts.export, await dialog());
  await expectText(mappingTexts.exported);
});

test('a person decides whether there is another issue where Jira may have created one', async () => {
  const scene = await connectedScene();
  const { user } = await openExport(scene, 'export');
  await chooseTarget(user);
  await press(user, fieldMappingTexts.test, await dialog());
  await expectText(mappingTexts.tested);
  server.refuse('export_data', 'export-unsettled');
  await press(user, texts.export, await dialog());
  await screen.findByRole('dialog', { name: texts.againTitle });
  await press(user, commonTexts.cancel);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: texts.againTitle })).toBeNull());
  await press(user, texts.export, await dialog());
  await screen.findByRole('dialog', { name: texts.againTitle });
  server.serve('export_data');
  await press(user, texts.again);
  await expectText(mappingTexts.exported);
  expect(server.asked('export_data').map(({ createAgain }) => createAgain)).toEqual([undefined, undefined, true]);
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { epicCardTexts } from '#shared/texts/epicCard.ts';
import { exportDialogTexts as texts } from '#shared/texts/epicExportDialog.ts';
import { mappingTargetTexts as targetTexts } from '#shared/texts/mapping.ts';
import { mappingTexts } from '#shared/texts/mapping.ts';
import { FAKE_TOKEN } from '#tests/tracker/support/fakeTrackers.ts';
import { tillMapping } from '#tests/tracker/support/tillProject.ts';
import { dialog, dialogGone, expectText, field, press } from '#tests/web/support/hands.ts';
import { epicScene, openMenu } from './epicScene.ts';

test('shows the issue as it will be, tests and exports it', async () => {
  const { api, person, open, name, saved } = await epicScene();
  const url = `https://jira.${person.email.split('@')[1] ?? ''}`;
  const { id } = await api.call('initiate_connection', { connectionTypeKey: 'jira-server', url, name: 'Our Jira' });
  await api.call('set_credential', { integrationId: id, token: FAKE_TOKEN });
  await api.call('save_field_mapping', { integrationId: id, mapping: tillMapping() });
  const { user } = await open();
  const choose = async (label: string, option: string) => {
    const box = await field(label, await dialog());
    await waitFor(() => expect(box.getAttribute('aria-disabled')).not.toBe('true'));
    await user.click(box);
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await openMenu(user, name, epicCardTexts.menu.export);
  await choose(texts.kind, texts.kinds.export);
  await choose(texts.integration, 'Our Jira');
  await choose(targetTexts.project, 'Project TILL (TILL)');
  await choose(targetTexts.issueType, 'Story');
  const row = await within(await dialog()).findByRole('row', { name: new RegExp(`^Summary .*${name}$`) });
  expect(row).toBeDefined();
  await press(user, texts.test, await dialog());
  await expectText(mappingTexts.tested);
  await press(user, texts.export, await dialog());
  await expectText(mappingTexts.exported);
  await dialogGone();
  expect((await saved()).integrations[0]?.integrationInfo.issueKey).toMatch(/^TILL-\d+$/);
});

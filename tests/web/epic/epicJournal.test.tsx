import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { jiraRequestsRefused } from '#shared/errors.ts';
import * as epicCardTexts from '#shared/texts/epic/epicCard.ts';
import * as journalTexts from '#shared/texts/integration/jiraJournal.ts';
import * as mappingTexts from '#shared/texts/integration/mapping.ts';
import { FAKE_TOKEN } from '#tests/ports/jira/support/fakeJiraSites.ts';
import { dialog, expectText, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { epicScene, openMenu } from './epicScene.ts';

test('shows what was sent for the epic, and sends again what has failed', async () => {
  const { api, person, open, name, about } = await epicScene();
  const { integrationId } = await connectLinkless(api, person.email);
  await api.call('create_epic_link', { integrationId, issueKey: 'TILL-1', storydEpicInfo: about });
  const { user } = await open();
  await openMenu(user, name, epicCardTexts.menu.export);
  const shown = await dialog();
  await user.click(await within(shown).findByText(journalTexts.epicTitle));
  const what = journalTexts.changeOf({ change: journalTexts.changes.putRemoteLink, key: 'TILL-1' });
  const entries = () => within(shown).getAllByText(what);
  await within(shown).findByText(what);
  expect(within(shown).getByText(jiraRequestsRefused.message)).toBeDefined();
  expect(shown.textContent).toContain(`${name}: `);
  await press(user, journalTexts.replay, shown);
  await expectText(new RegExp(`^${mappingTexts.noRemoteLink}`));
  await waitFor(() => expect(entries()).toHaveLength(2));
  expect(server.asked('replay_sent')).toHaveLength(1);
  expect(within(shown).getByText(new RegExp(`^${journalTexts.replayed}`))).toBeDefined();
  // The newest attempt has failed too, and is the one to send again.
  expect(within(shown).getByText(journalTexts.wasReplayed)).toBeDefined();
  expect(within(shown).getAllByRole('button', { name: journalTexts.replay })).toHaveLength(1);
});

test('does not offer to link the issue again once the link is deleted, but to delete it there', async () => {
  const { api, person, open, name, about } = await epicScene();
  const { integrationId } = await connectLinkless(api, person.email);
  await api.call('create_epic_link', { integrationId, issueKey: 'TILL-1', storydEpicInfo: about });
  await api.call('delete_epic_link', {
    ...{ integrationId, storydEpicInfo: about },
    epicIntegrationItem: { integrationId, integrationType: 'jira-server', integrationInfo: { issueKey: 'TILL-1' } },
  });
  const { user } = await open();
  await openMenu(user, name, epicCardTexts.menu.export);
  const shown = await dialog();
  await user.click(await within(shown).findByText(journalTexts.epicTitle));
  const lineOf = async (change: keyof typeof journalTexts.changes) => {
    const text = journalTexts.changeOf({ change: journalTexts.changes[change], key: 'TILL-1' });
    return (await within(shown).findByText(text)).closest('li') ?? expect.fail('not in the list');
  };
  const put = await lineOf('putRemoteLink');
  within(put).getByText(journalTexts.outdated);
  expect(within(put).queryByRole('button', { name: journalTexts.replay })).toBeNull();
  within(await lineOf('deleteRemoteLink')).getByRole('button', { name: journalTexts.replay });
});

/** Connects a company with a Jira that takes no links. */
async function connectLinkless(api: Awaited<ReturnType<typeof epicScene>>['api'], email: string) {
  const url = `https://jira.linkless.${email.split('@')[1] ?? ''}`;
  const { id: integrationId } = await api.call('initiate_connection', {
    ...{ connectionTypeKey: 'jira-server', url, name: 'Our Jira' },
  });
  await api.call('set_credential', { integrationId, token: FAKE_TOKEN });
  return { integrationId };
}

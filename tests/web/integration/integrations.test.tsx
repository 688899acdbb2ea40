import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as conflictTexts from '#shared/texts/conflicts.ts';
import { faults } from '#shared/texts/integration/connectionFaults.ts';
import * as integrationDriftTexts from '#shared/texts/integration/integrationDrift.ts';
import * as integrationTexts from '#shared/texts/integration/integrations.ts';
import * as texts from '#shared/texts/integration/integrationTab.ts';
import { integrationTypeTexts } from '#shared/texts/integration/integrationTypes.ts';
import * as journalTexts from '#shared/texts/integration/jiraJournal.ts';
import { FAKE_TOKEN } from '#tests/ports/jira/support/fakeJiraSites.ts';
import { tillMapping } from '#tests/ports/jira/support/tillProject.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { dialog, dialogGone, expectAlert, expectText, field, fillIn, press } from '../support/hands.ts';
import { server } from '../support/server.ts';

const PAGE = '/admin?tab=integration';
const NAME = 'Our Jira';
const moreFor = (name: string) => texts.actionsFor({ name });

/** Adds an integration by the first step of its dialog. */
async function add() {
  const { person, api } = await newcomer();
  const host = `jira.${person.email.split('@')[1] ?? ''}`;
  const user = await openApp(PAGE, person);
  await press(user, texts.create);
  const asked = await dialog();
  const add = await within(asked).findByRole('button', { name: texts.add });
  expect(add).toHaveProperty('disabled', true);
  await user.click(await field(texts.type, asked));
  await user.click(await screen.findByRole('option', { name: integrationTypeTexts['jira-server'] }));
  await fillIn(user, await field(texts.name, asked), NAME);
  const url = await field(texts.url, asked);
  await fillIn(user, url, 'http://jira');
  await user.tab();
  await expectText(errors.integrationUrlInvalid.message);
  await fillIn(user, url, `https://${host}/`);
  await user.click(add);
  await screen.findByRole('dialog', { name: texts.connectTo({ name: NAME }) });
  const read = async () => (await api.call('integrations', {})).docs[0];
  return { user, api, host, read };
}

/** Adds an integration by both steps of its dialog. */
async function connect(token: string) {
  const added = await add();
  await fillIn(added.user, await field(texts.token), token);
  await press(added.user, texts.connect);
  return added;
}

const choose = async (user: Awaited<ReturnType<typeof openApp>>, item: string, name = NAME) => {
  await press(user, moreFor(name));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const status = (text: string) => screen.findByText((shown) => shown.startsWith(`${text}, `));

test('an administrator connects with Jira in two steps, edits, disables and deletes the integration', async () => {
  const { user, api, host } = await connect('a-wrong-token');
  await within(await dialog()).findByText(faults['token-refused']);
  await fillIn(user, await field(texts.token), FAKE_TOKEN);
  await press(user, texts.connect);
  await expectText(integrationTexts.connected);
  await dialogGone();
  await status(integrationTexts.statuses.ACTIVE);
  await expectText(`https://${host}`);

  await choose(user, texts.edit);
  const edited = await dialog();
  const url = await field(texts.url, edited);
  await fillIn(user, url, 'jira');
  await user.tab();
  await expectText(texts.invalidUrlEdit);
  expect(await within(edited).findByRole('button', { name: texts.save })).toHaveProperty('disabled', true);
  await fillIn(user, url, `https://${host}`);
  await fillIn(user, await field(texts.name, edited), 'Renamed');
  await press(user, texts.save, edited);
  await dialogGone();
  await screen.findByRole('heading', { name: 'Renamed' });
  expect(server.asked('update_integration_url')).toEqual([]);

  await user.click(await screen.findByRole('switch', { name: texts.allowUsersToWrite }));
  await user.click(await screen.findByRole('switch', { name: texts.enabled }));
  await status(texts.disabledStatus);
  expect((await api.call('integrations', {})).docs).toMatchObject([{ enabled: false, allowUsersToWrite: true }]);
  await press(user, moreFor('Renamed'));
  const reading: readonly (string | null)[] = [integrationDriftTexts.open, journalTexts.open];
  for (const item of await screen.findAllByRole('menuitem'))
    expect(item.getAttribute('aria-disabled')).toBe(reading.includes(item.textContent) ? null : 'true');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('switch', { name: texts.disabled }));
  await status(integrationTexts.statuses.ACTIVE);

  await choose(user, texts.delete, 'Renamed');
  await expectText(texts.deleteText({ name: 'Renamed' }));
  await press(user, texts.delete, await dialog());
  await dialogGone();
  await expectText(texts.empty);
});

test('an address and a name that another administrator has changed are kept or taken after a look at them', async () => {
  const { user, api, host, read } = await connect(FAKE_TOKEN);
  await status(integrationTexts.statuses.ACTIVE);
  await dialogGone();
  const integrationId = (await read())?.id ?? '';
  const theirUrl = `https://theirs.${host}`;
  const mine = `https://mine.${host}`;

  await choose(user, texts.edit);
  const edited = await dialog();
  await fillIn(user, await field(texts.url, edited), mine);
  await fillIn(user, await field(texts.name, edited), 'Mine');
  await api.call('update_integration_url', { integrationId, url: theirUrl });
  await api.call('update_integration_name', { integrationId, name: 'Theirs' });
  await press(user, texts.save, edited);
  await expectText(conflictTexts.theirs({ text: theirUrl }));
  expect(await read()).toMatchObject({ baseUrl: theirUrl, name: 'Theirs' });
  await press(user, conflictTexts.keepMine, edited);
  // The address is saved; the name is another question.
  await expectText(conflictTexts.theirs({ text: 'Theirs' }));
  expect(await read()).toMatchObject({ baseUrl: mine, name: 'Theirs' });
  await press(user, conflictTexts.keepMine, edited);
  await dialogGone();
  expect(await read()).toMatchObject({ baseUrl: mine, name: 'Mine' });

  await screen.findByRole('heading', { name: 'Mine' });
  await choose(user, texts.edit, 'Mine');
  const again = await dialog();
  await fillIn(user, await field(texts.url, again), `https://again.${host}`);
  await fillIn(user, await field(texts.name, again), 'Mine again');
  await api.call('update_integration_url', { integrationId, url: theirUrl });
  await press(user, texts.save, again);
  await expectText(conflictTexts.theirs({ text: theirUrl }));
  await press(user, conflictTexts.takeTheirs, again);
  expect(await field(texts.url, again)).toHaveProperty('value', theirUrl);
  await press(user, texts.save, again);
  await dialogGone();
  expect(await read()).toMatchObject({ baseUrl: theirUrl, name: 'Mine again' });
});

test('a new token is sent to no address that its administrator has not seen', async () => {
  const { user, api, host, read } = await connect(FAKE_TOKEN);
  await dialogGone();
  const integrationId = (await read())?.id ?? '';
  const [mine, theirs] = [`https://${host}`, `https://jira.theirs.${host}`];
  const openMoved = async () => {
    await choose(user, texts.edit);
    const edited = await dialog();
    await fillIn(user, await field(texts.newToken, edited), FAKE_TOKEN);
    await api.call('update_integration_url', { integrationId, url: theirs });
    await press(user, texts.save, edited);
    await expectText(conflictTexts.theirs({ text: theirs }));
    expect(await read()).toMatchObject({ baseUrl: theirs, status: 'URL-CHANGED' });
    return edited;
  };
  const first = await openMoved();
  await press(user, conflictTexts.keepMine, first);
  await dialogGone();
  expect(await read()).toMatchObject({ baseUrl: mine, status: 'ACTIVE' });
  const second = await openMoved();
  await press(user, conflictTexts.takeTheirs, second);
  expect(await field(texts.url, second)).toHaveProperty('value', theirs);
  expect(await read()).toMatchObject({ baseUrl: theirs, status: 'URL-CHANGED' });
  await press(user, texts.save, second);
  await dialogGone();
  expect(await read()).toMatchObject({ baseUrl: theirs, status: 'ACTIVE' });
});

test.each([
  [conflictTexts.keepMine, (host: string) => `https://${host}`],
  [conflictTexts.takeTheirs, (host: string) => `https://jira.theirs.${host}`],
])('the first token is sent to no address that its administrator has not seen: %s', async (choice, addressOn) => {
  const { user, api, host, read } = await add();
  const theirs = `https://jira.theirs.${host}`;
  await api.call('update_integration_url', { integrationId: (await read())?.id ?? '', url: theirs });
  await fillIn(user, await field(texts.token), FAKE_TOKEN);
  await press(user, texts.connect);
  await expectText(conflictTexts.theirs({ text: theirs }));
  const { status: before } = (await read()) ?? {};
  expect(before).not.toBe('ACTIVE');
  await press(user, choice);
  if (choice === conflictTexts.takeTheirs) {
    await waitFor(() => expect(screen.queryByRole('button', { name: choice })).toBeNull());
    expect((await read())?.status).toBe(before);
    await press(user, texts.connect);
  }
  await dialogGone();
  expect(await read()).toMatchObject({ baseUrl: addressOn(host), status: 'ACTIVE' });
});

test('a status is refreshed from the menu, and a refusal says why', async () => {
  const { user } = await connect(FAKE_TOKEN);
  await status(integrationTexts.statuses.ACTIVE);
  await dialogGone();
  server.refuse('get_connection_status', errors.integrationDoesNotExist.code);
  await choose(user, texts.refresh);
  await expectText(errors.integrationDoesNotExist.message);
  server.serve('get_connection_status');
  const asked = server.asked('get_connection_status').length;
  await choose(user, texts.refresh);
  await waitFor(() => expect(server.asked('get_connection_status').length).toBe(asked + 1));
  await status(integrationTexts.statuses.ACTIVE);
});

test('a list that cannot be loaded says so', async () => {
  const { person } = await newcomer();
  server.refuse('integrations');
  const user = await openApp(PAGE, person);
  await expectAlert();
  server.serve('integrations');
  await press(user, commonTexts.tryAgain);
  await expectText(texts.empty);
});

test('an administrator reads what was sent, also by a disabled connection', async () => {
  const { user, api } = await connect(FAKE_TOKEN);
  await dialogGone();
  const [integration] = (await api.call('integrations', {})).docs;
  const integrationId = integration?.id ?? '';
  await api.call('verify_export_data', { integrationId, exportData: tillMapping() });
  await api.call('change_integration', { integrationId, enabled: false });
  await choose(user, journalTexts.open);
  const shown = await screen.findByRole('dialog', { name: journalTexts.titleFor({ name: NAME }) });
  await within(shown).findByText(journalTexts.changes.testIssue);
  expect(within(shown).getByText(journalTexts.succeeded)).toBeDefined();
  await user.click(within(shown).getByRole('switch', { name: journalTexts.failedOnly }));
  await within(shown).findByText(journalTexts.noneFailed);
  await press(user, commonTexts.close, shown);
  await dialogGone();
});

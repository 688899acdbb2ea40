import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as mappingTargetTexts from '#shared/texts/integration/mappingTarget.ts';
import * as texts from '#shared/texts/integration/releaseExport.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import { FAKE_TOKEN } from '#tests/ports/jira/support/fakeJiraSites.ts';
import { TILL, tillMapping } from '#tests/ports/jira/support/tillProject.ts';
import { releaseScene } from '#tests/web/epic/scene.ts';
import { openApp } from '#tests/web/support/app.tsx';
import { dialog, dialogGone, expectAddress, expectText, field, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { paths } from '#web/base/paths.ts';

const LONG = 'Long '.repeat(60).trim();

/** The export of a release with epics, of a company that is connected with Jira and has a mapping. */
async function openExport(names: readonly string[]) {
  const { person, api, place, addEpics } = await releaseScene();
  const url = `https://jira.${person.email.split('@')[1] ?? ''}`;
  const { id } = await api.call('initiate_connection', { connectionTypeKey: 'jira-server', url, name: 'Our Jira' });
  await api.call('set_credential', { integrationId: id, token: FAKE_TOKEN });
  await api.call('save_field_mapping', { integrationId: id, mapping: tillMapping() });
  const epicIds = await addEpics(names);
  const open = async () => {
    const user = await openApp(paths.release(place.containerId, place.releaseId), person);
    await press(user, releaseTexts.menuOf({ name: 'First desks' }));
    await user.click(await screen.findByRole('menuitem', { name: releaseTexts.menu.export }));
    // There is one connection, and one type of issues in each project.
    await user.click(await field(mappingTargetTexts.project, await dialog()));
    const option = mappingTargetTexts.projectOption(TILL.selectedProject);
    await user.click(await screen.findByRole('option', { name: option }));
    const list = await within(await dialog()).findByRole('group', { name: texts.epics });
    return {
      user,
      rows: () =>
        within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
    };
  };
  const issues = async () =>
    (await api.call('release_what', place)).epics.map(({ integrations }) => integrations[0]?.integrationInfo.issueKey);
  return { api, place, integrationId: id, epicIds, open, issues };
}

test('exports the epics of a release that have no issue, and says of each what has become of it', async () => {
  const { api, place, integrationId, epicIds, open, issues } = await openExport([
    'Linked',
    'Done',
    'Near',
    LONG,
    'Far',
  ]);
  const epic = (i: number) => ({ ...place, epicId: epicIds[i] ?? '' });
  const storydEpicInfo = epic(0);
  await api.call('create_epic_link', { integrationId, issueKey: 'TILL-1', storydEpicInfo });
  await api.call('complete_epic', epic(1));
  const { user, rows } = await open();
  expect(rows()).toEqual([
    `Linked Find a desk${texts.states.item({ key: 'TILL-1' })}`,
    `Done Find a desk${texts.states.completed}`,
    'Near Find a desk',
    `${LONG} Find a desk`,
    'Far Find a desk',
  ]);
  await press(user, texts.start({ count: 3 }), await dialog());
  const progress = texts.progress({ done: 2, count: 3 });
  await expectText(texts.failed({ progress, failed: 1 }));
  expect(rows().slice(2)).toEqual([
    `Near Find a desk${texts.states.exported({ key: 'TILL-2' })}`,
    `${LONG} Find a deskSummary: This field takes 255 characters, but the text has ${LONG.length}`,
    `Far Find a desk${texts.states.exported({ key: 'TILL-3' })}`,
  ]);
  expect(await issues()).toEqual(['TILL-1', undefined, 'TILL-2', undefined, 'TILL-3']);
  // Opened again, it goes on with what is left.
  const again = await open();
  await screen.findByRole('button', { name: texts.startOne });
  await again.user.click(await field(texts.completedToo));
  await press(again.user, texts.start({ count: 2 }), await dialog());
  await waitFor(async () => expect(await issues()).toEqual(['TILL-1', 'TILL-4', 'TILL-2', undefined, 'TILL-3']));
});

test('a release goes to Jira with two clicks, once its project has been chosen', async () => {
  const { place, open, issues } = await openExport(['Near', 'Far']);
  const { user } = await open();
  await screen.findByRole('button', { name: texts.start({ count: 2 }) });
  await press(user, commonTexts.close, await dialog());
  await dialogGone();
  let clicks = 0;
  const click = async (name: string) => {
    clicks += 1;
    await press(user, name);
  };
  await expectAddress(paths.release(place.containerId, place.releaseId));
  await click(releaseTexts.menu.export);
  await click(texts.start({ count: 2 }));
  await waitFor(async () => expect(await issues()).toEqual(['TILL-2', 'TILL-3']));
  expect(clicks).toBeLessThanOrEqual(3);
});

test('shows the issue that an epic will become before anything is sent', async () => {
  const { open, issues } = await openExport(['Near', 'Far']);
  const { user } = await open();
  await press(user, texts.preview({ epic: 'Far' }), await dialog());
  const shown = await screen.findByRole('dialog', { name: 'Far' });
  const row = await within(shown).findByRole('row', { name: /^Summary/ });
  expect(row.textContent).toContain('Far');
  const description = within(shown).getByRole('row', { name: /^Description/ });
  expect(description.textContent).toContain('Find a desk');
  await press(user, commonTexts.close, shown);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Far' })).toBeNull());
  expect(server.asked('export_data')).toHaveLength(0);
  expect(await issues()).toEqual([undefined, undefined]);
});

test('waits while Jira is busy, is stopped, goes on, and ends where no other epic would fare better', async () => {
  const { open, issues } = await openExport(['Near', 'Far', 'Away']);
  const { user, rows } = await open();
  server.refuse('export_data', 'tracker-busy', { retryAfter: 2 });
  await press(user, texts.start({ count: 3 }), await dialog());
  await expectText(/Jira is busy, trying again in [12] s/);
  const letGo = server.hold('export_data');
  await waitFor(() => expect(server.asked('export_data')).toHaveLength(2));
  await press(user, texts.stop, await dialog());
  letGo();
  await press(user, texts.resume, await dialog());
  await waitFor(() => expect(rows()).toEqual(expect.arrayContaining([expect.stringContaining('TILL-4')])));
  expect(await issues()).toEqual(['TILL-2', 'TILL-3', 'TILL-4']);
  expect(server.asked('export_data')).toHaveLength(4);
});

test('a refusal that is of all epics ends the export', async () => {
  const { open } = await openExport(['Near', 'Far']);
  const { user, rows } = await open();
  server.refuse('export_data', 'tracker-credential-refused');
  await press(user, texts.start({ count: 2 }), await dialog());
  await waitFor(() =>
    expect(rows()).toEqual([`Near Find a desk${errors.jiraCredentialRefused.message}`, 'Far Find a desk']),
  );
  expect(server.asked('export_data')).toHaveLength(1);
  await screen.findByRole('button', { name: texts.resume });
});

import { beforeEach, expect, test } from 'vitest';
import type { FakeJira } from '#infra/local/jira/fakeJira.ts';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import type { CallInput } from '#shared/contract/registry.ts';
import { putItems } from '#tests/calls/support/fillMap.ts';
import { loseAnswers } from '#tests/calls/support/jiraOfWorld.ts';
import { useJiraScene } from '#tests/calls/support/jiraScene.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import type { Somebody, World } from '#tests/calls/support/world.ts';
import { connectFake } from '#tests/ports/jira/support/fakeJiraSites.ts';
import { tillMapping } from '#tests/ports/jira/support/tillProject.ts';

const scene = useJiraScene();
const { stack, ofWorld, place, refusal, unlinking } = scene;
let world: World;
let jira: FakeJira;
beforeEach(() => ({ world, jira } = scene.now()));

const exporting = (replays?: string) => ({
  ...{ ...ofWorld(), exportData: tillMapping(), storydEpicInfo: place() },
  ...(replays !== undefined && { replays }),
});
const ofEpic = async (epic: 'plain' | 'done' = 'plain', as: Somebody = world.viewer) =>
  (await world.call('epic_journal', { containerId: world.containerId, epicId: place(epic).epicId }, as)).docs;
const ofIntegration = async (more: Partial<CallInput<'integration_journal'>> = {}) =>
  (await world.call('integration_journal', { ...ofWorld(), ...more })).docs;

test('the journal of an epic holds what was sent, who has sent it, and what came back', async () => {
  const before = Date.now();
  await world.call('export_data', exporting(), world.editor);
  const [link, issue, ...others] = await ofEpic();
  expect(others).toEqual([]);
  expect(issue).toMatchObject({
    ...{ change: 'createIssue', uid: world.editor.uid, integrationId: world.integration.id, place: place() },
    ...{ issueKey: 'TILL-2', success: true, refused: null, messages: [], fieldErrors: {}, cut: false, replays: null },
    target: { projectId: '10100', issueTypeId: '10001' },
  });
  expect(issue?.values[0]).toEqual({ fieldId: 'summary', name: 'Summary', text: `Plain ${world.canary}` });
  expect(issue?.at).toBeGreaterThanOrEqual(before);
  expect(link).toMatchObject({ change: 'putRemoteLink', issueKey: 'TILL-2', success: true });
  expect(link?.values[0]?.text).toContain(`expandEpic=${place().epicId}`);
});

test('what Jira refuses is in it, and what it does not answer', async () => {
  answerCreation({
    status: 400,
    body: JSON.stringify({ errorMessages: ['Not today'], errors: { summary: 'x'.repeat(600) } }),
  });
  expect(await refusal('export_data', exporting())).toBe('400 field-validation-error');
  expect((await ofEpic())[0]).toMatchObject({
    ...{ change: 'createIssue', success: false, refused: null, messages: ['Not today'], cut: true },
    fieldErrors: { summary: `${'x'.repeat(500)}…` },
  });
  for (const [status, refused] of [
    [401, 'credential-refused'],
    [403, 'requests-refused'],
    [429, 'busy'],
    [503, 'unreachable'],
  ] as const) {
    answerCreation({ status });
    await refusal('export_data', exporting());
    expect((await ofEpic())[0]).toMatchObject({ change: 'createIssue', success: false, refused });
  }
});

test('the journal of an integration has the same of all epics and tests, without values, for administrators', async () => {
  await world.call('verify_export_data', { ...ofWorld(), exportData: tillMapping() });
  await world.call('export_data', exporting(), world.editor);
  const all = await ofIntegration();
  expect(all.map(({ change, success }) => [change, success])).toEqual([
    ['putRemoteLink', true],
    ['createIssue', true],
    ['testIssue', true],
    ['putRemoteLink', false],
  ]);
  expect(all.map(({ values }) => values)).toEqual([[], [], [], []]);
  expect(all[2]?.place).toBeNull();
  expect((await ofIntegration({ only: 'failed' })).map(({ id }) => id)).toEqual([world.integration.failedEntry]);
  expect(await refusal('integration_journal', ofWorld(), world.editor)).toBe('403 not-administrator');
  await world.call('change_integration', { ...ofWorld(), enabled: false });
  expect(await ofIntegration()).toEqual(all);
  expect(JSON.stringify(all)).not.toContain(`Plain ${world.canary}`);
});

test('it is read page by page, and ends after 90 days', async () => {
  for (let i = 0; i < 51; i += 1) await world.call('verify_export_data', { ...ofWorld(), exportData: tillMapping() });
  const { docs, next } = await world.call('integration_journal', ofWorld());
  expect(docs).toHaveLength(50);
  const rest = await world.call('integration_journal', { ...ofWorld(), before: next ?? '' });
  expect([rest.docs.length, rest.next]).toEqual([2, null]);
  expect(new Set([...docs, ...rest.docs].map(({ id }) => id)).size).toBe(52);
  const rows = [...(await tableOf(stack(), world.domain)).values()].filter(({ pk }) => pk.includes('#SENT#'));
  for (const { at, expiresAt } of rows) expect(expiresAt).toBe(Math.ceil(Number(at) / 1_000 + 90 * 86_400));
  // The table deletes them some time after that, and until then nobody sees them.
  const ended = Math.floor(Date.now() / 1_000) - 1;
  await putItems(
    stack(),
    rows.map((row) => ({ ...row, expiresAt: ended })),
  );
  expect([await ofIntegration(), await ofEpic()]).toEqual([[], []]);
});

test('a link back that has failed is put again, as the epic is now', async () => {
  const [failed] = await ofEpic('done');
  expect(failed).toMatchObject({ id: world.integration.failedEntry, success: false, refused: 'requests-refused' });
  const again = { storydEpicInfo: place('done'), entryId: world.integration.failedEntry };
  expect(await refusal('replay_sent', again, world.viewer)).toBe('403 permission-denied');
  expect(await world.call('replay_sent', again, world.editor)).toEqual({
    ...{ issueKey: 'TILL-1', message: 'Sent to Jira again', warning: null },
  });
  expect(jira.issues[0]?.links).toMatchObject([{ object: { url: expect.stringContaining(place('done').epicId) } }]);
  const [entry, before] = await ofEpic('done');
  expect(entry).toMatchObject({ change: 'putRemoteLink', success: true, replays: failed?.id, uid: world.editor.uid });
  expect(before).toEqual({ ...failed, replayedBy: entry?.id });
  expect(await refusal('replay_sent', again)).toBe('409 journal-entry-replayed');
  expect(await refusal('replay_sent', { ...again, entryId: entry?.id ?? '' })).toBe('409 journal-entry-outdated');
  expect(await refusal('replay_sent', { ...again, storydEpicInfo: place() })).toBe('404 journal-entry-does-not-exist');
});

test('a link back is not put again once the epic is not linked with the issue', async () => {
  const again = { storydEpicInfo: place('done'), entryId: world.integration.failedEntry };
  await world.call('delete_epic_link', unlinking('TILL-1', 'done'));
  expect(await refusal('replay_sent', again)).toBe('409 journal-entry-outdated');
});

test('what has failed is sent again once: what is listed as failed is the newest attempt, or none', async () => {
  const again = (entryId: string) => ({ storydEpicInfo: place('done'), entryId });
  const failed = async () => (await ofIntegration({ only: 'failed' })).map(({ id }) => id);
  jira.faults.set('/rest/api/2/issue/TILL-1/remotelink', { status: 503 });
  expect((await world.call('replay_sent', again(world.integration.failedEntry))).warning).not.toBeNull();
  const [newest] = await ofEpic('done');
  expect(newest).toMatchObject({ success: false, replays: world.integration.failedEntry });
  expect(await failed()).toEqual([newest?.id]);
  jira.faults.clear();
  expect(await refusal('replay_sent', again(newest?.id ?? ''))).toBe('accepted');
  expect(await failed()).toEqual([]);
});

test('the deletion of a link that has failed is sent again, unless the epic is linked with the issue once more', async () => {
  await world.call('create_epic_link', { ...ofWorld(), issueKey: 'TILL-1', storydEpicInfo: place() });
  jira.faults.set('/rest/api/2/issue/TILL-1/remotelink', { status: 503 });
  expect((await world.call('delete_epic_link', unlinking('TILL-1'))).warning).toContain("Couldn't delete the link");
  jira.faults.clear();
  const again = { storydEpicInfo: place(), entryId: (await ofEpic())[0]?.id ?? '' };
  expect(jira.issues[0]?.links).toHaveLength(1);
  await world.call('create_epic_link', { ...ofWorld(), issueKey: 'TILL-1', storydEpicInfo: place() });
  expect(await refusal('replay_sent', again)).toBe('409 journal-entry-outdated');
  jira.faults.set('/rest/api/2/issue/TILL-1/remotelink', { status: 503 });
  await world.call('delete_epic_link', unlinking('TILL-1'));
  jira.faults.clear();
  expect(await refusal('replay_sent', again)).toBe('accepted');
  expect(jira.issues[0]?.links).toEqual([]);
});

test('an export that has failed is sent again by another export, which makes one issue and names what it replays', async () => {
  loseAnswers(jira, ({ path }) => path.endsWith('/issue') || path.endsWith('/search'));
  expect(await refusal('export_data', exporting())).toBe('409 tracker-unanswered');
  const [failed] = await ofEpic();
  expect(failed).toMatchObject({ change: 'createIssue', success: false, refused: 'unanswered', issueKey: null });
  const entryId = failed?.id ?? '';
  expect(await refusal('replay_sent', { storydEpicInfo: place(), entryId })).toBe('409 journal-entry-outdated');
  connectFake(jira);
  expect(await refusal('export_data', exporting(entryId))).toBe('accepted');
  expect((await ofEpic())[0]).toMatchObject({ issueKey: 'TILL-2', success: true, replays: entryId });
  expect(jira.issues.map(({ key }) => key)).toEqual(['TILL-1', 'TILL-2']);
  await world.call('delete_epic_link', unlinking('TILL-2'));
  expect(await refusal('export_data', exporting(entryId))).toBe('409 journal-entry-replayed');
  expect(await refusal('export_data', exporting(world.integration.failedEntry))).toBe(
    '404 journal-entry-does-not-exist',
  );
  expect(jira.issues).toHaveLength(2);
});

test('what has failed is not offered again once its epic has been exported, linked or unlinked otherwise', async () => {
  const outdated = async () =>
    Object.fromEntries(
      (await ofIntegration()).map(({ change, success, outdated: is }) => [`${change} ${success}`, is]),
    );
  const failed = async () => (await ofIntegration({ only: 'failed' })).map(({ change }) => change);
  answerCreation({ status: 400, body: JSON.stringify({ errorMessages: ['Not today'], errors: {} }) });
  await refusal('export_data', exporting());
  expect(await outdated()).toEqual({ 'createIssue false': false, 'putRemoteLink false': false });
  expect(await failed()).toEqual(['createIssue', 'putRemoteLink']);
  connectFake(jira);
  expect(await refusal('export_data', exporting())).toBe('accepted');
  await world.call('delete_epic_link', unlinking('TILL-1', 'done'));
  expect(await outdated()).toMatchObject({ 'createIssue false': true, 'putRemoteLink false': true });
  expect(await failed()).toEqual([]);
  // The epic can be exported again after its link was deleted.
  await world.call('delete_epic_link', unlinking('TILL-2'));
  expect(await failed()).toEqual(['createIssue']);
  await world.call('delete_epic', place());
  expect(await failed()).toEqual([]);
});

test('a journal that cannot be written does not undo what Jira has done', async () => {
  failPuts();
  expect(await refusal('export_data', exporting())).toBe('accepted');
  setTableClient(createTableClient());
  expect(jira.issues[1]?.links).toHaveLength(1);
  expect(await ofEpic()).toEqual([]);
});

/** Lets Jira answer requests for new issues with something else. */
function answerCreation(answer: { status: number; body?: string }): void {
  const http: FakeJira['http'] = async (request) =>
    request.method === 'POST' && request.url.pathname.endsWith('/issue')
      ? { headers: {}, body: '', ...answer }
      : jira.http(request);
  connectFake({ ...jira, http });
}

/** Lets the table refuse single puts, as the journal makes them. */
function failPuts(): void {
  const client = createTableClient();
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (context['commandName'] === 'PutItemCommand') throw new Error('the table is full');
      return next(args);
    },
    { step: 'initialize' },
  );
  setTableClient(client);
}

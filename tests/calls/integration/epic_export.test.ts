import { randomUUID } from 'node:crypto';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { FakeJira } from '#infra/local/jira/fakeJira.ts';
import { setJiraGateway, jiraGateway } from '#lambdas/ports/jira/gateway.ts';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import * as errors from '#shared/errors.ts';
import { beforeNextCommit } from '#tests/calls/support/beforeNextCommit.ts';
import { send } from '#tests/calls/support/caller.ts';
import { loseAnswers as loseTableAnswers } from '#tests/calls/support/faultyTable.ts';
import { loseAnswers } from '#tests/calls/support/jiraOfWorld.ts';
import { useJiraScene } from '#tests/calls/support/jiraScene.ts';
import type { World } from '#tests/calls/support/world.ts';
import { connectFake } from '#tests/ports/jira/support/fakeJiraSites.ts';
import { tillMapping } from '#tests/ports/jira/support/tillProject.ts';

const scene = useJiraScene();
const { stack, ofWorld, place, refusal, unlinking } = scene;
let world: World;
let jira: FakeJira;
beforeEach(() => ({ world, jira } = scene.now()));

const exporting = () => ({ ...ofWorld(), exportData: tillMapping(), storydEpicInfo: place() });
const linking = (issueKey: string) => ({ ...ofWorld(), issueKey, storydEpicInfo: place() });
const linksOf = async (epic: 'plain' | 'done' = 'plain') => {
  const { releaseId, whatId, containerId, epicId } = place(epic);
  const { epics } = await world.call('release_what', { containerId, releaseId, whatId });
  return epics.find(({ id }) => id === epicId)?.integrations.map(({ integrationInfo }) => integrationInfo.issueKey);
};
const created = () => jira.issues.filter(({ key }) => key !== 'TILL-1');

test('an epic becomes an issue by its mapping, and each links to the other', async () => {
  const { issueKey, message, warning } = await world.call('export_data', exporting(), world.editor);
  expect([issueKey, message, warning]).toEqual(['TILL-2', 'Successfully exported Epic data', null]);
  const [issue] = created();
  expect(issue?.fields['summary']).toBe(`Plain ${world.canary}`);
  expect(issue?.links).toMatchObject([
    { object: { title: `Plain ${world.canary}`, url: expect.stringContaining(`expandEpic=${place().epicId}`) } },
  ]);
  expect(await linksOf()).toEqual(['TILL-2']);
  const { containerId, releaseId, whatId } = place();
  const { releaseWhat } = await world.call('release_what', { containerId, releaseId, whatId });
  expect(releaseWhat.exported).toBe(true);
});

test('an epic is exported once', async () => {
  const key = randomUUID();
  expect(await refusal('export_data', exporting(), world.owner, key)).toBe('accepted');
  expect(await refusal('export_data', exporting(), world.owner, key)).toBe('accepted');
  expect(await refusal('export_data', exporting())).toBe('409 integration-item-exists');
  expect(created()).toHaveLength(1);
});

test('two exports of an epic at once make one issue', async () => {
  const outcomes = await Promise.all([refusal('export_data', exporting()), refusal('export_data', exporting())]);
  expect(outcomes.filter((one) => one === 'accepted')).toHaveLength(1);
  expect(created()).toHaveLength(1);
  expect(await linksOf()).toEqual([created()[0]?.key]);
});

test('an export that another one overtakes makes no second issue', async () => {
  beforeNextCommit(() => refusal('export_data', exporting()));
  expect(await refusal('export_data', exporting())).toBe('409 integration-item-exists');
  expect(created()).toHaveLength(1);
});

test('an export asks the gateway to Jira once', async () => {
  const asked: string[] = [];
  throughGateway(async (method, ask) => {
    asked.push(method);
    return ask();
  });
  expect(await refusal('export_data', exporting())).toBe('accepted');
  expect(asked).toEqual(['exportEpic']);
});

test('an issue that the gateway has created before it failed is found by the next export', async () => {
  let fails = true;
  throughGateway(async (_, ask) => {
    const answer = await ask();
    if (fails) throw new Error('the gateway to Jira failed: 200');
    return answer;
  });
  expect(await refusal('export_data', exporting())).toBe('500 unknown');
  fails = false;
  const [lost] = jira.issues.splice(1);
  expect(await refusal('export_data', exporting())).toBe('409 export-unsettled');
  if (lost !== undefined) jira.issues.push(lost);
  expect(await refusal('export_data', exporting())).toBe('accepted');
  expect(created()).toEqual([lost]);
});

test('an export waits for itself, sent twice at once, and not for that of somebody else', async () => {
  let letGo = (): void => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  let reach = (): void => {};
  const isReached = new Promise<void>((resolve) => (reach = resolve));
  connectFake({
    ...jira,
    http: async (request) => {
      if (request.method === 'POST' && request.url.pathname.endsWith('/issue')) {
        reach();
        await isLetGo;
      }
      return jira.http(request);
    },
  });
  const key = randomUUID();
  const first = refusal('export_data', exporting(), world.owner, key);
  await isReached;
  const again = refusal('export_data', exporting(), world.owner, key);
  expect(await refusal('export_data', exporting(), world.editor)).toBe('409 export-running');
  letGo();
  expect(await Promise.all([first, again])).toEqual(['accepted', 'accepted']);
  expect(created()).toHaveLength(1);
});

test('an issue that was created without an answer is found, at once or by the next export', async () => {
  const isCreation = ({ method, path }: { method: string; path: string }) =>
    method === 'POST' && path.endsWith('/issue');
  loseAnswers(jira, isCreation);
  expect(await refusal('export_data', exporting())).toBe('accepted');
  expect(created()).toHaveLength(1);
  await world.call('delete_epic_link', unlinking('TILL-2'));
  jira.issues.pop();

  loseAnswers(jira, (request) => isCreation(request) || request.path.endsWith('/search'));
  expect(await refusal('export_data', exporting())).toBe('409 tracker-unanswered');
  expect(created()).toHaveLength(1);
  connectFake(jira);
  expect(await refusal('export_data', exporting())).toBe('accepted');
  expect(created()).toHaveLength(1);
  expect(await linksOf()).toEqual([created()[0]?.key]);
});

test('an export whose issue cannot be found yet is not repeated blindly', async () => {
  loseAnswers(jira, ({ path }) => path.endsWith('/issue') || path.endsWith('/search'));
  expect(await refusal('export_data', exporting())).toBe('409 tracker-unanswered');
  const [lost] = jira.issues.splice(1);
  connectFake(jira);
  expect(await refusal('export_data', exporting())).toBe('409 export-unsettled');
  expect(created()).toHaveLength(0);
  if (lost !== undefined) jira.issues.push(lost);
  expect(await refusal('export_data', exporting())).toBe('accepted');
  expect(created()).toEqual([lost]);
});

test('a Jira that is busy says when to try again, and what was lost before is still looked up then', async () => {
  loseAnswers(jira, ({ path }) => path.endsWith('/issue') || path.endsWith('/search'));
  expect(await refusal('export_data', exporting())).toBe('409 tracker-unanswered');
  connectFake(jira);
  // Before Jira tells who it is, and when it is asked for the issue.
  for (const path of ['', '/rest/api/2/search']) {
    jira.faults.set(path, { status: 429, headers: { 'retry-after': '17' } });
    const { status, body } = await send(stack(), 'export_data', exporting(), world.owner.idToken);
    expect({ status, ...body }).toEqual({ ...errors.jiraBusy, retryAfter: 17 });
    jira.faults.clear();
  }
  expect(await refusal('export_data', exporting())).toBe('accepted');
  expect(created()).toHaveLength(1);
});

test('a link that Jira does not take back is a warning', async () => {
  jira.faults.set('/rest/api/2/issue/TILL-2/remotelink', { status: 403 });
  const { warning } = await world.call('export_data', exporting());
  expect(warning).toMatch(/^Couldn't add the link to this epic in Jira: /);
  expect(await linksOf()).toEqual(['TILL-2']);
});

test('errors of fields are said one by one, and nothing is created', async () => {
  const { addedJiraFields, ...target } = tillMapping();
  const exportData = { ...target, addedJiraFields: addedJiraFields.slice(1) };
  const { body } = await send(stack(), 'export_data', { ...exporting(), exportData }, world.owner.idToken);
  expect(body).toMatchObject({
    ...{ code: 'field-validation-error', message: 'Some fields have errors' },
    fieldErrors: { summary: 'Jira requires this field' },
  });
  expect(created()).toEqual([]);
  expect(await refusal('export_data', exporting())).toBe('accepted');
});

test('errors of fields do not make an export forget what was lost before', async () => {
  loseAnswers(jira, ({ path }) => path.endsWith('/issue') || path.endsWith('/search'));
  expect(await refusal('export_data', exporting())).toBe('409 tracker-unanswered');
  jira.issues.splice(1);
  connectFake(jira);
  const { addedJiraFields, ...target } = tillMapping();
  const exportData = { ...target, addedJiraFields: addedJiraFields.slice(1) };
  expect(await refusal('export_data', { ...exporting(), exportData })).toBe('400 field-validation-error');
  expect(await refusal('export_data', exporting())).toBe('409 export-unsettled');
});

test('an attempt that was noted without an answer of the table does not forget what was lost before', async () => {
  loseAnswers(jira, ({ path }) => path.endsWith('/issue') || path.endsWith('/search'));
  expect(await refusal('export_data', exporting())).toBe('409 tracker-unanswered');
  jira.issues.splice(1);
  connectFake(jira);
  onTestFinished(() => setTableClient(createTableClient()));
  loseTableAnswers('TransactWriteItemsCommand', 4);
  expect(await refusal('export_data', exporting())).toBe('409 export-unsettled');
  expect(created()).toEqual([]);
});

test('where only administrators write mappings, others export by the saved one', async () => {
  await world.call('change_integration', { ...ofWorld(), allowUsersToWrite: false });
  const { addedJiraFields, ...target } = tillMapping();
  const other = { ...exporting(), exportData: { ...target, addedJiraFields: addedJiraFields.slice(0, 1) } };
  expect(await refusal('export_data', other, world.editor)).toBe('403 mapping-locked');
  const elsewhere = { ...tillMapping(), selectedProject: { id: '10200', key: 'CASH', name: 'Cash' } };
  expect(await refusal('export_data', { ...exporting(), exportData: elsewhere }, world.editor)).toBe(
    '404 mapping-does-not-exist',
  );
  expect(await refusal('export_data', exporting(), world.editor)).toBe('accepted');
});

test('an epic of a completed release is neither exported nor linked', async () => {
  await world.call('complete_release', { containerId: world.containerId, releaseId: place().releaseId });
  expect(await refusal('export_data', exporting())).toBe('409 release-completed');
  expect(await refusal('create_epic_link', linking('TILL-1'))).toBe('409 release-completed');
  expect(await refusal('delete_epic_link', unlinking('TILL-1', 'done'))).toBe('409 release-completed');
});

test('an epic is linked with an issue by its key, by a former key with its present one', async () => {
  expect(await refusal('create_epic_link', linking('TILL-99'))).toBe('404 tracker-not-found');
  const [issue] = jira.issues;
  if (issue !== undefined) Object.assign(issue, { key: 'CASH-7', formerKeys: ['TILL-1'] });
  const { issueKey, message } = await world.call('create_epic_link', linking('TILL-1'));
  expect([issueKey, message]).toEqual(['CASH-7', 'Successfully created integration link']);
  expect(await linksOf()).toEqual(['CASH-7']);
  expect(issue?.links).toHaveLength(1);
  expect(await refusal('create_epic_link', linking('TILL-1'))).toBe('409 integration-item-exists');
});

test.each(['..', '../user', 'TILL-1/comment', 'TILL-1?expand=all', 'TILL 1', '\ud800', ''])(
  'what is no key of an issue is refused before Jira is asked: %j',
  async (issueKey) => {
    expect(await refusal('create_epic_link', linking(issueKey))).toBe('400 bad-input');
  },
);

test('deleting a link deletes it on both sides, also when the issue or the connection is gone', async () => {
  await world.call('create_epic_link', linking('TILL-1'));
  expect(await world.call('delete_epic_link', unlinking('TILL-1'))).toMatchObject({
    message: 'Successfully deleted integration link',
    warning: null,
  });
  expect(await linksOf()).toEqual([]);
  expect(jira.issues[0]?.links).toEqual([]);
  expect(await refusal('delete_epic_link', unlinking('TILL-1'))).toBe('404 integration-item-does-not-exist');

  await world.call('create_epic_link', linking('TILL-1'));
  jira.issues.splice(0);
  expect((await world.call('delete_epic_link', unlinking('TILL-1'))).warning).toBeNull();
  await world.call('delete_integration', ofWorld());
  expect((await world.call('delete_epic_link', unlinking('TILL-1', 'done'))).warning).toBe(
    "Couldn't delete the link in Jira",
  );
  expect(await linksOf('done')).toEqual([]);
});

test('viewers export and link nothing, and a disabled connection does not either', async () => {
  expect(await refusal('export_data', exporting(), world.viewer)).toBe('403 permission-denied');
  await world.call('change_integration', { ...ofWorld(), enabled: false });
  expect(await refusal('export_data', exporting())).toBe('409 integration-disabled');
  expect(await refusal('create_epic_link', linking('TILL-1'))).toBe('409 integration-disabled');
});

/** Lets questions to Jira pass through something, for the rest of a test. */
function throughGateway(pass: <Answer>(method: string, ask: () => Promise<Answer>) => Promise<Answer>): void {
  const gateway = jiraGateway();
  onTestFinished(() => setJiraGateway(gateway));
  setJiraGateway({
    ...gateway,
    read: (question) => pass(question.method, () => gateway.read(question)),
    change: (question) => pass(question.method, () => gateway.change(question)),
  });
}

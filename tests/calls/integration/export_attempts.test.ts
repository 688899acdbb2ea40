import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { outsideRoles } from '#infra/local/grants/role.ts';
import type { FakeJira } from '#infra/local/jira/fakeJira.ts';
import { setJiraGateway, jiraGateway } from '#lambdas/ports/jira/gateway.ts';
import type { JiraResponse } from '#lambdas/ports/jira/jiraHttp.ts';
import type { JiraGateway, GatewayRequest, JiraReadMethod } from '#lambdas/ports/jira/jiraMethods.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { writeUnlogged } from '#lambdas/store/unlogged.ts';
import * as errors from '#shared/errors.ts';
import { send } from '#tests/calls/support/caller.ts';
import { useJiraScene } from '#tests/calls/support/jiraScene.ts';
import { storeOf } from '#tests/calls/support/smallWorld.ts';
import type { World } from '#tests/calls/support/world.ts';
import { connectFake } from '#tests/ports/jira/support/fakeJiraSites.ts';
import { tillMapping } from '#tests/ports/jira/support/tillProject.ts';

const scene = useJiraScene();
const { stack, ofWorld, place, refusal } = scene;
let world: World;
let jira: FakeJira;
beforeEach(() => ({ world, jira } = scene.now()));

const exporting = () => ({ ...ofWorld(), exportData: tillMapping(), storydEpicInfo: place() });
const created = () => jira.issues.filter(({ key }) => key !== 'TILL-1');
/** What is noted of the export of the epic. */
async function attempt(): Promise<object | undefined> {
  const { reader } = storeOf(world.domain);
  const { containerId, epicId } = place();
  const [noted] = await reader.get<[object]>([
    rowKeys.exportAttempt(reader.keys, containerId, epicId, ofWorld().integrationId),
  ]);
  return noted;
}

test('issues are created by exports only', async () => {
  const { integrationId } = ofWorld();
  const address = {
    integrationType: 'jira-server',
    baseUrl: `https://jira.${world.domain}`,
    knownInstance: null,
  } as const;
  const draft = { projectId: '10100', issueTypeId: '10001', values: [] };
  const question = { company: world.domain, integrationId, ...address, method: 'createIssue', args: [draft, 'key'] };
  const answer = await jiraGateway().read(question as unknown as GatewayRequest<JiraReadMethod>);
  expect(answer).toEqual({ error: errors.unknown, detail: {} });
  expect(created()).toEqual([]);
});

test('an export that a gateway of another release does not know leaves nothing behind', async () => {
  const gateway = jiraGateway();
  onTestFinished(() => setJiraGateway(gateway));
  const change: JiraGateway['change'] = (question) =>
    gateway.change({ ...question, method: 'exportOfAnotherRelease' as 'exportEpic' });
  setJiraGateway({ ...gateway, change });
  expect(await refusal('export_data', exporting())).toBe('500 unknown');
  expect(created()).toEqual([]);
  expect(await attempt()).toBeUndefined();
  setJiraGateway(gateway);
  expect(await refusal('export_data', exporting())).toBe('accepted');
});

test('an epic whose Activity is gone is refused before Jira is asked, and no attempt stays', async () => {
  const { reader } = storeOf(world.domain);
  const key = rowKeys.what(reader.keys, place().containerId, place().whatId);
  const [what] = await reader.get<[object]>([key]);
  await writeUnlogged([{ do: 'putPointer', key, fields: { ...what, deletedAt: Date.now() } }]);
  const asked = jira.requests.length;
  expect(await refusal('export_data', exporting())).toBe('404 what-does-not-exist');
  expect(jira.requests).toHaveLength(asked);
  expect(await attempt()).toBeUndefined();
  await writeUnlogged([{ do: 'putPointer', key, fields: { ...what } }]);
  expect(await refusal('export_data', exporting())).toBe('accepted');
});

/** Lets Jira answer requests for new issues otherwise, for the rest of a test. */
const creatingAnswers = (answer: (body: string) => Partial<JiraResponse> | undefined) =>
  connectFake({
    ...jira,
    http: async (request) => {
      const isCreation = request.method === 'POST' && request.url.pathname.endsWith('/issue');
      const given = isCreation ? answer(request.body ?? '') : undefined;
      return given === undefined ? jira.http(request) : { status: 500, headers: {}, body: '', ...given };
    },
  });
const rename = (text: string) => world.call('change_epic_name', { ...place(), epic: { type: 'free_text', text } });
const bodyOf = async () => (await send(stack(), 'export_data', exporting(), world.owner.idToken)).body;

test('a character that the database of Jira does not take is named, and keeps no further export waiting', async () => {
  creatingAnswers((body) => (body.includes('💳') ? { status: 500, body: '<html>Oops</html>' } : undefined));
  await rename('Pay 💳');
  expect(await bodyOf()).toMatchObject({
    code: 'field-validation-error',
    fieldErrors: { summary: "Jira couldn't store this text (character 💳)" },
  });
  expect(await attempt()).toBeUndefined();
  await rename('Pay');
  expect(await refusal('export_data', exporting())).toBe('accepted');
});

test('what Jira says of an issue that it refuses is shown, with no field or an odd one', async () => {
  creatingAnswers(() => ({ status: 400, body: '{"errorMessages":["U+000B is not allowed"],"errors":{"x":1}}' }));
  expect(await bodyOf()).toMatchObject({ code: 'field-validation-error', message: 'U+000B is not allowed' });
  creatingAnswers(() => ({ status: 400, body: '<html>Bad request</html>' }));
  expect(await bodyOf()).toMatchObject({
    code: 'tracker-faulty',
    message: 'Jira answered with an error (status 400)',
  });
  expect(await attempt()).toBeUndefined();
});

test('a Jira that fails within itself may have created the issue', async () => {
  creatingAnswers(() => ({ status: 500, body: '<html>Oops</html>' }));
  expect(await bodyOf()).toMatchObject({ code: 'tracker-faulty' });
  expect(await refusal('export_data', exporting())).toBe('409 export-unsettled');
});

test('a Jira in maintenance says when to try again, and has created nothing', async () => {
  creatingAnswers(() => ({ status: 503, headers: { 'retry-after': '5' } }));
  expect(await bodyOf()).toMatchObject({ code: 'tracker-busy', retryAfter: 5 });
  connectFake(jira);
  expect(await refusal('export_data', exporting())).toBe('accepted');
  expect(created()).toHaveLength(1);
});

test('an epic that is deleted during its export leaves an issue that the answer names', async () => {
  const { containerId, releaseId, whatId, epicId } = place();
  connectFake({
    ...jira,
    http: async (request) => {
      const answer = await jira.http(request);
      const isCreation = request.method === 'POST' && request.url.pathname.endsWith('/issue');
      if (isCreation) await outsideRoles(() => world.call('delete_epic', { containerId, releaseId, whatId, epicId }));
      return answer;
    },
  });
  const body = await bodyOf();
  expect(body).toMatchObject({ code: errors.epicDoesNotExist.code });
  expect(body['message']).toBe(
    `${errors.epicDoesNotExist.message}. Jira created the issue TILL-2 anyway, but no epic is linked to it`,
  );
  expect(created().map(({ key }) => key)).toEqual(['TILL-2']);
});

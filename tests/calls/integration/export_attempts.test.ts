import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { FakeJira } from '#infra/local/jira/fakeJira.ts';
import { setTrackerGateway, trackerGateway } from '#lambdas/ports/jira/gateway.ts';
import type { TrackerGateway, TrackerQuestion, TrackerRead } from '#lambdas/ports/jira/trackerQuestions.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { writeUnlogged } from '#lambdas/store/unlogged.ts';
import * as errors from '#shared/errors.ts';
import { useJiraScene } from '#tests/calls/support/jiraScene.ts';
import { storeOf } from '#tests/calls/support/smallWorld.ts';
import type { World } from '#tests/calls/support/world.ts';
import { tillMapping } from '#tests/ports/jira/support/tillProject.ts';

const scene = useJiraScene();
const { ofWorld, place, refusal } = scene;
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
  const answer = await trackerGateway().read(question as unknown as TrackerQuestion<TrackerRead>);
  expect(answer).toEqual({ error: errors.unknown, detail: {} });
  expect(created()).toEqual([]);
});

test('an export that a gateway of another release does not know leaves nothing behind', async () => {
  const gateway = trackerGateway();
  onTestFinished(() => setTrackerGateway(gateway));
  const change: TrackerGateway['change'] = (question) =>
    gateway.change({ ...question, method: 'exportOfAnotherRelease' as 'exportEpic' });
  setTrackerGateway({ ...gateway, change });
  expect(await refusal('export_data', exporting())).toBe('500 unknown');
  expect(created()).toEqual([]);
  expect(await attempt()).toBeUndefined();
  setTrackerGateway(gateway);
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

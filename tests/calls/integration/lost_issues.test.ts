import { beforeEach, expect, test } from 'vitest';
import type { FakeIssue } from '#infra/local/jira/fakeIssues.ts';
import type { FakeJira } from '#infra/local/jira/fakeJira.ts';
import type { ExportAttempt } from '#lambdas/entities/integration/exportAttempt.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { writeUnlogged } from '#lambdas/store/unlogged.ts';
import { loseAnswers } from '#tests/calls/support/jiraOfWorld.ts';
import { useJiraScene } from '#tests/calls/support/jiraScene.ts';
import { storeOf } from '#tests/calls/support/smallWorld.ts';
import type { World } from '#tests/calls/support/world.ts';
import { connectFake } from '#tests/ports/jira/support/fakeJiraSites.ts';
import { tillMapping } from '#tests/ports/jira/support/tillProject.ts';

const scene = useJiraScene();
const { ofWorld, place, refusal } = scene;
let world: World;
let jira: FakeJira;
beforeEach(() => ({ world, jira } = scene.now()));

const exporting = () => ({ ...ofWorld(), exportData: tillMapping(), storydEpicInfo: place() });
const linksOf = async () => {
  const { releaseId, whatId, containerId, epicId } = place();
  const { epics } = await world.call('release_what', { containerId, releaseId, whatId });
  return epics.find(({ id }) => id === epicId)?.integrations.map(({ integrationInfo }) => integrationInfo.issueKey);
};
const created = () => jira.issues.filter(({ key }) => key !== 'TILL-1');

/** Lets an attempt create an issue whose key nobody learns, for an epic of a name. @returns the issue */
async function loseIssue(name = `Plain ${world.canary}`) {
  await world.call('change_epic_name', { ...place(), epic: { type: 'free_text', text: name } });
  loseAnswers(jira, ({ path }) => path.endsWith('/issue') || path.endsWith('/search'));
  expect(await refusal('export_data', exporting())).toBe('409 tracker-unanswered');
  connectFake(jira);
  expect(created()).toHaveLength(1);
  return created()[0] ?? expect.fail('nothing was created');
}

/** Lets time pass since the attempt: it was made so much earlier, and so was its issue. */
async function passMinutes(minutes: number): Promise<void> {
  const { reader } = storeOf(world.domain);
  const key = rowKeys.exportAttempt(reader.keys, place().containerId, place().epicId, ofWorld().integrationId);
  const [attempt] = await reader.get<[ExportAttempt]>([key]);
  if (attempt === undefined) throw new Error('no attempt is noted');
  const { projects, since, until } = attempt.lost;
  const ms = minutes * 60_000;
  const lost = { projects, since: since - ms, until: until - ms };
  await writeUnlogged([{ do: 'putPointer', key, fields: { ...attempt, lost } }]);
  for (const issue of created()) Object.assign(issue, { created: (issue.created ?? 0) - ms });
}

test.each(["Riders don't lose bikes", 'Phase-2 checkout', '🚲', '—'])(
  'a lost issue is found whatever its name: %s',
  async (name) => {
    const { key } = await loseIssue(name);
    expect(await refusal('export_data', exporting())).toBe('accepted');
    expect(created()).toHaveLength(1);
    expect(await linksOf()).toEqual([key]);
  },
);

test('a lost issue is found after its epic was renamed, and when another project is chosen then', async () => {
  const { key } = await loseIssue();
  await world.call('change_epic_name', { ...place(), epic: { type: 'free_text', text: 'Another name' } });
  const exportData = { ...tillMapping(), selectedProject: { id: '10200', key: 'CASH', name: 'Cash' } };
  expect(await refusal('export_data', { ...exporting(), exportData })).toBe('accepted');
  expect(created()).toHaveLength(1);
  expect(await linksOf()).toEqual([key]);
});

test('a lost issue is found among those that were created at the same time', async () => {
  const lost = await loseIssue();
  for (let i = 0; i < 30; i += 1)
    jira.issues.push({
      ...lost,
      id: String(20_000 + i),
      key: `TILL-${100 + i}`,
      properties: {},
      created: lost.created ?? 0,
    });
  expect(await refusal('export_data', exporting())).toBe('accepted');
  expect(await linksOf()).toEqual([lost.key]);
});

test('where nothing can be known of an attempt, a person decides whether there is another issue', async () => {
  await loseIssue();
  jira.searchLag = 10 * 60_000;
  expect(await refusal('export_data', exporting())).toBe('409 export-unsettled');
  await passMinutes(4);
  expect(await refusal('export_data', exporting())).toBe('409 export-unsettled');
  expect(created()).toHaveLength(1);
  expect(await refusal('export_data', { ...exporting(), createAgain: true })).toBe('accepted');
  expect(created()).toHaveLength(2);
  expect(await linksOf()).toEqual([created()[1]?.key]);
});

test('an issue that turns up is taken in place of another one that a person has asked for', async () => {
  const { key } = await loseIssue();
  expect(await refusal('export_data', { ...exporting(), createAgain: true })).toBe('accepted');
  expect(await linksOf()).toEqual([key]);
});

test('once the search has to know a lost issue and does not, there is none', async () => {
  await loseIssue();
  jira.issues.pop();
  await passMinutes(6);
  expect(await refusal('export_data', exporting())).toBe('accepted');
  expect(created()).toHaveLength(1);
});

test.each([
  [
    'the project of the attempt is out of sight',
    () => jira.faults.set('/rest/api/2/search', { status: 400, body: '{}' }),
  ],
  [
    'too many issues were created at that time',
    (lost: FakeIssue) => {
      const at = lost.created ?? 0;
      const other = { ...lost, properties: {}, created: at };
      const many = Array.from({ length: 40 }, (_, i) => ({ ...other, id: String(20_000 + i), key: `TILL-${100 + i}` }));
      jira.issues.splice(1, 1, ...many);
    },
  ],
])('a person decides, however late, when %s', async (_what, happens) => {
  happens(await loseIssue());
  const before = created().length;
  await passMinutes(60);
  expect(await refusal('export_data', exporting())).toBe('409 export-unsettled');
  expect(created()).toHaveLength(before);
});

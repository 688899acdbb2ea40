import { beforeEach, expect, test } from 'vitest';
import type { FakeIssue } from '#infra/local/jira/fakeIssues.ts';
import type { FakeJira } from '#infra/local/jira/fakeJira.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { writeUnlogged } from '#lambdas/store/unlogged.ts';
import { LINKS_PAGE_SIZE } from '#shared/model/limits.ts';
import { canonicalDomain } from '#shared/model/people/companyDomain.ts';
import { send } from '#tests/calls/support/caller.ts';
import { unlinkDiffering } from '#tests/calls/support/integration.ts';
import { jiraOfWorld } from '#tests/calls/support/jiraOfWorld.ts';
import { useResettableWorld } from '#tests/calls/support/resettableWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import type { Somebody, World } from '#tests/calls/support/world.ts';
import { read_issues } from '#tests/events/support/functions.ts';

const stack = useStack();
const kept = useResettableWorld(stack);
let world: World;
let jira: FakeJira;
let issue: FakeIssue;

/** Two epics are linked: the plain one with an issue of its name, the one that an explore item names with another. */
beforeEach(async () => {
  world = await kept.reset();
  jira = jiraOfWorld(world);
  issue = jira.issues[0] ?? expect.fail('no issue');
  issue.fields['summary'] = `Plain ${world.canary}`;
  jira.issues.push({ ...issue, id: '10051', key: 'CASH-1', fields: { summary: `Monday ${world.canary}` } });
  const { plain, rich, done } = world.planning.epics;
  await unlinkDiffering(world);
  await world.call('delete_epic_link', {
    ...ofWorld(),
    storydEpicInfo: { ...place(), epicId: done },
    epicIntegrationItem: { ...ofWorld(), integrationType: 'jira-server', integrationInfo: { issueKey: 'TILL-1' } },
  });
  await link('TILL-1', plain);
  await link('CASH-1', rich);
});

const ofWorld = () => ({ integrationId: world.integration.id });
const place = () => ({
  containerId: world.containerId,
  releaseId: world.planning.releases.open,
  whatId: world.planning.whatId,
});
const link = (issueKey: string, epicId: string) =>
  world.call('create_epic_link', { ...ofWorld(), issueKey, storydEpicInfo: { ...place(), epicId } });
const drift = (as: Somebody = world.owner, after?: string) =>
  world.call('integration_drift', { ...ofWorld(), ...(after !== undefined && { after }) }, as);
/** Lets a person administer the company. */
const asAdmin = async (somebody: Somebody) => {
  await world.call('set_user_custom_claim_admin', { uid: somebody.uid, admin: true });
  return somebody;
};
const changeIssue = async (values: Partial<FakeIssue>) => {
  Object.assign(issue, values);
  await read_issues();
};

test('administrators see in what epics of all story maps differ, where they are, and since when', async () => {
  expect(await drift()).toMatchObject({ docs: [], hidden: 0, readAt: null, next: null });
  await read_issues();
  expect(await drift()).toMatchObject({ docs: [], hidden: 0 });
  const before = Date.now();
  await changeIssue({ status: 'Done', fields: { summary: 'Theirs' } });
  const { docs, readAt } = await drift();
  const { canary } = world;
  expect(docs).toEqual([
    {
      ...{ ...place(), epicId: world.planning.epics.plain, name: `Plain ${canary}`, issueKey: 'TILL-1' },
      ...{ storyMap: `Map ${canary}`, release: `Open ${canary}`, locked: null, seenAt: expect.any(Number) },
      issue: { status: 'Done', closedAs: null, url: `${jira.baseUrl}/browse/TILL-1` },
      differences: [
        { field: 'status', ours: 'open', theirs: 'done', changed: 'theirs', ways: ['theirs', 'ours', 'leave'] },
        {
          ...{ field: 'summary', ours: `Plain ${canary}`, theirs: 'Theirs', changed: 'theirs' },
          ways: ['theirs', 'ours', 'leave'],
        },
      ],
    },
  ]);
  expect(docs[0]?.seenAt).toBeGreaterThanOrEqual(before);
  expect(readAt).toBeGreaterThanOrEqual(before);
});

test('the list says of an epic what its release says', async () => {
  const { when } = world.planning.exploreObjects;
  await world.call('rename_explore_object', { ...place(), exploreObjectId: when, name: 'Tuesday' });
  await changeIssue({ fields: { summary: 'Theirs', fixVersions: [{ id: '71', name: `Target ${world.canary}` }] } });
  const { docs } = await drift();
  const { docs: ofRelease } = await world.call('release_drift', {
    containerId: world.containerId,
    releaseId: place().releaseId,
  });
  const differing = (all: readonly { issueKey: string; name: string; differences: unknown[] }[]) =>
    all
      .filter(({ differences, issueKey }) => differences.length > 0 && jira.issues.some(({ key }) => key === issueKey))
      .map(({ issueKey, name, differences }) => ({ issueKey, name, differences }))
      .sort((a, b) => (a.issueKey < b.issueKey ? -1 : 1));
  expect(differing(docs)).toEqual(differing(ofRelease));
  expect(differing(docs).map(({ name }) => name)).toContain('Tuesday');
  expect(docs.flatMap(({ differences }) => differences)).toContainEqual(
    expect.objectContaining({ field: 'fixVersion', ways: ['theirs', 'ours', 'leave'] }),
  );
});

test('of story maps that an administrator may not view there is only a number', async () => {
  await changeIssue({ fields: { summary: 'Theirs' } });
  const colleague = await asAdmin(world.colleague);
  expect(await drift(colleague)).toMatchObject({ docs: [], hidden: 1 });
  await world.call('delete_container', { containerId: world.containerId });
  expect(await drift(colleague)).toMatchObject({ docs: [], hidden: 0 });
  expect(await drift()).toMatchObject({ docs: [], hidden: 0 });
});

test('who only views a story map, and whose release is completed, cannot settle', async () => {
  await changeIssue({ fields: { summary: 'Theirs' } });
  const viewer = await asAdmin(world.viewer);
  const [seen] = (await drift(viewer)).docs;
  expect([seen?.locked, seen?.differences[0]?.ways]).toEqual(['viewer', []]);
  await world.call('complete_release', { containerId: world.containerId, releaseId: place().releaseId });
  const [own] = (await drift()).docs;
  expect([own?.locked, own?.differences[0]?.ways]).toEqual(['release-completed', []]);
});

test('an issue that is gone is in the list', async () => {
  await read_issues();
  jira.issues.splice(0, 1);
  await read_issues();
  const [gone] = (await drift()).docs;
  expect(gone).toMatchObject({ issueKey: 'TILL-1', issue: null, differences: [{ field: 'key', theirs: '' }] });
});

test('a project that cannot be seen any more is said once, and none of its epics offers to remove its link', async () => {
  await read_issues();
  jira.issues.splice(0, 1);
  await read_issues();
  expect((await drift()).docs).toHaveLength(1);
  jira.hidden.set('TILL', 404).set('CASH', 403);
  await read_issues();
  expect(await drift()).toMatchObject({ docs: [], hidden: 0, unseenProjects: ['CASH', 'TILL'] });
  const { containerId, releaseId } = place();
  const ofRelease = await world.call('release_drift', { containerId, releaseId });
  expect(ofRelease.docs.flatMap(({ differences }) => differences)).toEqual([]);
  expect(ofRelease.unseenProjects).toEqual(['CASH', 'TILL']);
});

test('the list is read page by page', async () => {
  await changeIssue({ fields: { summary: 'Theirs' } });
  const company = canonicalDomain(world.domain) ?? expect.fail('no company');
  const { keys } = companyStore(company).reader;
  const others = Array.from(
    { length: LINKS_PAGE_SIZE },
    (_, i) => `1795000000${String(i).padStart(3, '0')}_abcdefghij`,
  );
  const steps = others.map((epicId) => ({
    do: 'putPointer' as const,
    key: rowKeys.issueLink(keys, ofWorld().integrationId, 'OTHER-1', epicId),
    fields: { ...place(), epicId, issueKey: 'OTHER-1' },
  }));
  await writeUnlogged(steps);
  const first = await drift();
  const second = await drift(world.owner, first.next ?? expect.fail('no second page'));
  expect([...first.docs, ...second.docs].map(({ issueKey }) => issueKey)).toEqual(['TILL-1']);
  expect(second.next).toBeNull();
});

test('only administrators see it, and only of a connection that there is', async () => {
  const ask = async (as: Somebody, integrationId: string) => {
    const { status, body } = await send(stack(), 'integration_drift', { integrationId }, as.idToken);
    return `${status} ${String(body['code'])}`;
  };
  expect(await ask(world.editor, ofWorld().integrationId)).toBe('403 not-administrator');
  expect(await ask(world.owner, 'nonenonenonenonenone')).toBe('404 integration-does-not-exist');
});

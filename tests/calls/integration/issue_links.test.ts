import { beforeEach, expect, test } from 'vitest';
import type { FakeJira } from '#infra/local/jira/fakeJira.ts';
import { beforeNextCommit } from '#tests/calls/support/beforeNextCommit.ts';
import { send } from '#tests/calls/support/caller.ts';
import { unlinkDiffering } from '#tests/calls/support/integration.ts';
import { jiraOfWorld } from '#tests/calls/support/jiraOfWorld.ts';
import { useResettableWorld } from '#tests/calls/support/resettableWorld.ts';
import { newMap } from '#tests/calls/support/sharing.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import type { World } from '#tests/calls/support/world.ts';
import { tillMapping } from '#tests/ports/jira/support/tillProject.ts';

const stack = useStack();
const kept = useResettableWorld(stack);
let world: World;
let jira: FakeJira;
beforeEach(async () => {
  world = await kept.reset();
  jira = jiraOfWorld(world);
  await unlinkDiffering(world);
});

/** The epics that lead from an issue back to them, as the table has them. */
const linked = async () => {
  const rows = [...(await tableOf(stack(), world.domain)).values()];
  return rows
    .filter(({ pk, sk }) => pk.includes('#LINKS#') && sk.startsWith('link#'))
    .map(({ pk: _pk, sk: _sk, ...row }) => row)
    .filter(({ epicId }) => epicId !== world.planning.epics.done);
};

test('an issue leads to its epic, wherever that is moved, and as long as it is linked', async () => {
  const { containerId, planning, integration, call } = world;
  const { whatId, releases } = planning;
  const [integrationId, epicId, releaseId] = [integration.id, planning.epics.plain, releases.open];
  const place = { containerId, whatId, epicId, releaseId };
  await call('create_epic_link', { integrationId, issueKey: 'TILL-1', storydEpicInfo: place });
  const link = { ...place, issueKey: 'TILL-1' };
  expect(await linked()).toEqual([link]);

  await call('delete_epic', place);
  expect(await linked()).toEqual([]);
  await call('restore_epic', place);
  expect(await linked()).toEqual([link]);

  const deletion = await call('delete_epic', place);
  const undone = await call('revert_change', { containerId, changeIds: [String(deletion.change)] });
  expect(await linked()).toEqual([link]);
  const redone = await call('revert_change', { containerId, changeIds: [String(undone.change)] });
  expect(await linked()).toEqual([]);
  await call('revert_change', { containerId, changeIds: [String(redone.change)] });
  expect(await linked()).toEqual([link]);

  const current = { containerId, releaseId };
  const target = { containerId, releaseId: releases.target };
  await call('move_epic', { whatId, epicId, current, destination: target });
  expect(await linked()).toEqual([{ ...link, releaseId: releases.target }]);

  const other = await newMap(world, 'Elsewhere');
  await call('add_what', { containerId: other, description: `Planned ${world.canary}`, level: 0 });
  const { id: elsewhere } = await call('create_release', { containerId: other, name: 'Elsewhere' });
  const destination = { containerId: other, releaseId: elsewhere };
  const { id } = await call('move_epic_to_story_map', { whatId, epicId, current: target, destination });
  expect(await linked()).toEqual([{ ...link, ...destination, epicId: id }]);

  const epicIntegrationItem = {
    integrationId,
    integrationType: 'jira-server',
    integrationInfo: { issueKey: 'TILL-1' },
  };
  const storydEpicInfo = { ...destination, whatId, epicId: id };
  await call('delete_epic_link', { integrationId, storydEpicInfo, epicIntegrationItem });
  expect(await linked()).toEqual([]);
});

test.each(['an export', 'a deletion'] as const)(
  'an issue that was not linked, because of %s meanwhile, keeps no link to the epic',
  async (meanwhile) => {
    const { containerId, planning, integration, call } = world;
    const { whatId, releases } = planning;
    const place = { containerId, whatId, epicId: planning.epics.plain, releaseId: releases.open };
    const input = { integrationId: integration.id, storydEpicInfo: place };
    beforeNextCommit(() =>
      meanwhile === 'an export'
        ? call('export_data', { ...input, exportData: tillMapping() })
        : call('delete_epic', place),
    );
    const linking = { ...input, issueKey: 'TILL-1' };
    const { body } = await send(stack(), 'create_epic_link', linking, world.owner.idToken);
    expect(body['code']).toBe(meanwhile === 'an export' ? 'integration-item-exists' : 'epic-does-not-exist');
    expect(jira.issues.find(({ key }) => key === 'TILL-1')?.links).toEqual([]);
  },
);

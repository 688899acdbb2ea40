import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { allEntities } from '#lambdas/entities/all.ts';
import { handler as rebuildIndex } from '#lambdas/events/search/rebuild_index.ts';
import { upgraded } from '#lambdas/store/entity/upgrade.ts';
import { tableClient } from '#lambdas/store/table/client.ts';
import { rowModel } from '#lambdas/store/table/rowModel.ts';
import { type CallName, registry } from '#shared/contract/registry.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { callDirectly } from '#tests/bench/support/callDirectly.ts';
import { everyCall, inEachRound } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { recordedReleases, recordedTable, type RecordedWorld } from '#tests/fixtures/tables/recorded.ts';
import manifest from '../../package.json' with { type: 'json' };
import { TOKEN } from './support/integration.ts';
import { jiraOfWorld } from './support/jiraOfWorld.ts';
import type { TableItem } from './support/table.ts';
import { useStack } from './support/useStack.ts';

const stack = useStack();
/** The most items that one BatchWriteItem takes. */
const BATCH = 25;

/** Once for each table that is written: one of them sends something again, which it does once. */
const reads = [...new Set(everyCall(({ kind }) => kind === 'query'))];

/** Queries for entities that a release did not have yet, by releases whose tables have none. */
const later: Readonly<Record<string, readonly CallName[]>> = {
  '0.1.0': [
    'get_release',
    'release_what',
    'epic_target',
    'releases_in_time_period',
    'release_roadmap',
    'company_export_link',
    'get_initiative',
    'initiative_changes',
    'get_objective',
    'get_problem',
    'rename_impact',
    'available_projects',
    'issue_types',
    'get_createmeta',
    'field_mapping',
    'release_drift',
    'verify_export_data',
    'integration_drift',
    'integration_journal',
    'epic_journal',
    'replay_sent',
    'comments',
    'see_comments',
    'follow_comments',
  ],
};

/** A person who has signed up, by the row of their access, with a token like the user pool's. */
function callerOf(access: TableItem | undefined): { idToken: string } {
  const { email, uid, sub } = access ?? expect.fail('nobody has this address');
  const company = companyOfEmail(String(email));
  const auth_time = Math.floor(Date.now() / 1000);
  const claims = { token_use: 'id', email, email_verified: true, company, uid, sub, auth_time };
  return { idToken: `.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.` };
}

test('the recorded table of this release has a row of every entity (npm run record:table)', () => {
  const types = new Set(recordedTable(manifest.version).rows.map((row) => row['type']));
  expect([...allEntities.keys()].filter((type) => !types.has(type))).toEqual([]);
});

/** The Jira of a recorded connection went with its run, and so did the key of its credential. */
async function connectAnew(world: RecordedWorld, owner: { idToken: string }): Promise<void> {
  jiraOfWorld(world);
  const credential = { integrationId: world.integration.id, token: TOKEN };
  expect((await callDirectly('set_credential', credential, owner)).output).toMatchObject({ success: true });
}

describe.each(inEachRound(recordedReleases()))('a table that %s wrote', (release) => {
  const { rows, world, at } = recordedTable(release);
  const accessOf = (uid: unknown) => rows.find((row) => row['type'] === 'registered_email' && row['uid'] === uid);
  const owner = callerOf(accessOf(world.owner.uid));
  // Files of exports, for one, are there for a week.
  beforeAll(() => void (at !== undefined && vi.useFakeTimers({ toFake: ['Date'], now: at })));
  afterAll(() => void vi.useRealTimers());
  beforeAll(async () => {
    for (let i = 0; i < rows.length; i += BATCH) {
      const requests = rows.slice(i, i + BATCH).map((Item) => ({ PutRequest: { Item } }));
      await tableClient().send(new BatchWriteCommand({ RequestItems: { [stack().tableName]: requests } }));
    }
    await rebuildIndex();
    if ('integration' in world) await connectAnew(world, owner);
  }, 120_000);

  test('has rows of every entity of that release, and each is readable today', () => {
    const faults = rows.flatMap((row) => {
      const entity = allEntities.get(String(row['type']))?.entity;
      if (entity === undefined) return [];
      const { error } = z.safeParse(rowModel(entity), upgraded(row));
      return error === undefined ? [] : [`${row.pk} ${row.sk}: ${z.prettifyError(error)}`];
    });
    expect(faults).toEqual([]);
    expect(new Set(rows.map((row) => row['type'])).size).toBeGreaterThan(20);
  });

  test.each(reads.filter((name) => later[release]?.includes(name) !== true))(
    'gets answers from %s that match the contract',
    async (name) => {
      const { output } = await callDirectly(name, fixtures[name](world), owner);
      expect(z.safeParse(registry[name].output, output).error).toBeUndefined();
    },
  );

  test('opens every story map and its history for its owner', async () => {
    const maps = rows.filter((row) => row['type'] === 'story_map' && row['deletedAt'] === undefined);
    expect(maps.length).toBeGreaterThan(10);
    for (const { id, owner: uid } of maps) {
      const access = accessOf(uid);
      // Some owners have deleted their accounts.
      if (access?.['active'] !== true || typeof access['sub'] !== 'string') continue;
      const caller = callerOf(access);
      for (const name of ['get_container', 'story_map_history'] satisfies CallName[]) {
        const { output } = await callDirectly(name, { containerId: String(id) }, caller);
        expect(z.safeParse(registry[name].output, output).error).toBeUndefined();
      }
    }
  });
});

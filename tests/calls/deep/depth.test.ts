import { describe, expect, test } from 'vitest';
import type { CallName } from '#shared/contract/registry.ts';
import { everyCall } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { send } from '../support/caller.ts';
import { observeTable } from '../support/observedTable.ts';
import { useResettableWorld } from '../support/resettableWorld.ts';
import { useStack } from '../support/useStack.ts';

/** Sequential rounds to the table that a call may take: one to read, one to write. */
const MAX_DEPTH = 2;
/** Calls whose first read names what the second one reads, before they can write or answer. They are rare. */
const ONE_MORE: ReadonlySet<CallName> = new Set([
  // The lists name the story maps, and their logs the entities that events name.
  'recent_changes',
  // The links name their epics, and those what names them and which releases they may go to.
  'integration_drift',
  // The links name their Activities, and sub-activities their parents.
  'container_children',
  // The row names the entry of the trash, which says what was deleted with it.
  'restore_what',
  // The gateway alone may read the credential, once the integration has named Jira.
  'get_connection_status',
  'retry_connection',
  // The epic names the Whos that the other story map may lack.
  'move_epic_to_story_map',
  // The issues say which fields of the epics are compared, and the epics name what those hold.
  'release_drift',
  // The links of problems with objectives are found by the problems.
  'get_frame',
  // The releases hold sub-activities, which name the Activities above them.
  'get_initiative',
  // Releases of sub-activities are found by the Activities in them.
  'activity_roadmap',
  // The version names the release, which may lack the Activity and explore items.
  'follow_fix_version',
  // The release names the Activities whose present state decides.
  'restore_release',
]);

/**
 * Each question to Jira reads the credential anew, and each change there writes the journal; an export also notes
 * its attempt. What an undo may change stands in the log, and what stands around that in those entities.
 */
const more: ReadonlyMap<CallName, number> = new Map([
  ['revert_change', 2],
  ['verify_export_data', 2],
  ['create_epic_link', 3],
  ['delete_epic_link', 2],
  ['export_data', 4],
  ['replay_sent', 2],
  ['send_epic_value', 3],
]);

const stack = useStack();
const kept = useResettableWorld(stack);

describe.each(everyCall())('%s', (name) => {
  const maxDepth = MAX_DEPTH + (more.get(name) ?? (ONE_MORE.has(name) ? 1 : 0));

  test(`reaches the table in at most ${maxDepth} rounds and never scans`, async () => {
    const world = await kept.reset();
    const input = fixtures[name](world);
    const { seen, reset } = observeTable();
    reset();
    const answer = await send(stack(), name, input, world.owner.idToken);
    expect(answer.status, answer.text).toBe(200);
    expect(seen.depth, seen.commands.join(' ')).toBeLessThanOrEqual(maxDepth);
    const usual = ['BatchGetItemCommand', 'QueryCommand', 'TransactWriteItemsCommand'];
    // The journal is written in the middle of a call.
    if (more.has(name)) usual.push('PutItemCommand');
    // Neither a ticket nor what a person has read or follows is an entity.
    if (['join_live', 'see_comments', 'follow_comments', 'recent_changes'].includes(name)) usual.push('PutItemCommand');
    // An entry of it notes that it was sent again.
    if (name === 'replay_sent') usual.push('UpdateItemCommand');
    expect(seen.commands.filter((command) => !usual.includes(command))).toEqual([]);
  });
});

test('the counter counts rounds', async () => {
  const world = kept.now();
  const { seen, reset } = observeTable();
  reset();
  await world.call('company_users', {});
  await world.call('company_users', {});
  expect(seen.depth).toBe(2);
  expect(seen.commands.length).toBeGreaterThanOrEqual(4);
});

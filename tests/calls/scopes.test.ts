import { describe, expect, test } from 'vitest';
import { containerOf } from '#shared/contract/containerOf.ts';
import { type CallDefinition, scopeOf } from '#shared/contract/defineCall.ts';
import { type CallName, registry } from '#shared/contract/registry.ts';
import { everyCommand } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { send } from './support/caller.ts';
import { useResettableWorld } from './support/resettableWorld.ts';
import { tableOf } from './support/table.ts';
import { useStack } from './support/useStack.ts';
import type { World } from './support/world.ts';

const stack = useStack();
const kept = useResettableWorld(stack);

/**
 * Commands whose input does not name the story map or initiative that they are logged in: it is new, or found by a
 * request. Their answers are for the lists of the company, or of the caller.
 */
const FOUND_BY_THE_SERVER: ReadonlySet<CallName> = new Set<CallName>([
  'admin_accept_change_request',
  'clear_access_requests',
  'create_initiative',
  'deescalate_change_request',
  'delete_change_requests_of_object',
  'delete_open_description_change_request',
  'duplicate_story_map',
  'escalate_change_request',
  'respond_description_change_request',
  'story_map_container_create',
]);

/** The partitions whose change logs have entries, by the ids of the entries. */
async function logsOf(world: World): Promise<Map<string, string>> {
  const rows = [...(await tableOf(stack(), world.domain)).values()];
  return new Map(rows.filter(({ sk }) => sk.startsWith('log#')).map(({ pk, sk }) => [`${pk} ${sk}`, pk]));
}

/** The end of the partition in whose log a command is, by its contract. */
function logOf(definition: CallDefinition, input: object): RegExp {
  switch (scopeOf(definition)) {
    case 'map':
      return new RegExp(`#MAP#${containerOf(definition, input)}$`);
    case 'initiative':
      return new RegExp(`#INITIATIVE#${(input as { initiativeId: string }).initiativeId}$`);
    case 'named':
      return new RegExp(`#MAP#${(input as { containerId: string }).containerId}$`);
    default:
      return /^(?!.*#(MAP|INITIATIVE)#)/;
  }
}

describe.each(everyCommand())('%s', (name: CallName) => {
  test('is in the log of the scope that its contract names, where its input names it', async () => {
    const definition: CallDefinition = registry[name];
    const world = await kept.reset();
    const before = await logsOf(world);
    const input = fixtures[name](world);
    const { status, text } = await send(stack(), name, input, world.owner.idToken);
    expect(status, text).toBe(200);
    const logs = [...(await logsOf(world))].flatMap(([id, pk]) => (before.has(id) ? [] : [pk]));
    const isThere = logs.some((pk) => logOf(definition, input).test(pk));
    expect(isThere || logs.length === 0, logs.join()).toBe(!FOUND_BY_THE_SERVER.has(name));
  });
});

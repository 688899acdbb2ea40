import { beforeAll, describe, expect, test } from 'vitest';
import type { LiveMessage } from '#shared/contract/liveMessages.ts';
import type { QueryName } from '#shared/contract/registry.ts';
import { mapTopic, subjectOfTopic } from '#shared/rules/live/topics.ts';
import { everyCommand } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { liveReads, readsOfAny } from '#web/replica/live/readsOf.ts';
import { send } from '../support/caller.ts';
import { joinLive } from '../support/liveClient.ts';
import { useResettableWorld } from '../support/resettableWorld.ts';
import { useStack } from '../support/useStack.ts';
import type { World } from '../support/world.ts';

const stack = useStack();
const kept = useResettableWorld(stack);

/** Asked instead of `get_initiative`, which is read again when it names something. */
const queries: QueryName[] = [...liveReads].filter((name) => name !== 'initiative_changes');

/** What the user sees on each page that is followed, by query. */
async function pagesOf(world: World): Promise<Map<QueryName, string>> {
  const all = await Promise.all(
    [...queries, 'get_initiative' as const].map(async (name) => {
      const input = fixtures[name](world) as { containerId?: string };
      // Another story map than the one that is followed.
      if (input.containerId !== undefined && input.containerId !== world.containerId) return undefined;
      const { body } = await send(stack(), name, input, world.owner.idToken);
      return [name, JSON.stringify(body, shown)] as const;
    }),
  );
  return new Map(all.filter((one) => one !== undefined));
}

/** What answers say of the moment at which they were given; a list reads the outlines of its story maps when it is opened. */
const OF_THE_MOMENT: readonly string[] = ['cursor', 'outlines'];

/** Leaves out what is of the moment, and the order of fields, which an engine does not keep. */
function shown(key: string, value: unknown): unknown {
  if (OF_THE_MOMENT.includes(key)) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The queries that a tab reads again after some messages. */
function readAgain(messages: readonly LiveMessage[], { containerId }: World): Set<QueryName> {
  const names = messages.flatMap((message) => {
    if (message.kind === 'resync') return [...liveReads];
    if (message.kind !== 'changes') return [];
    const { topic, changed, removed, touched } = message;
    const { kind } = subjectOfTopic(topic);
    if (topic === mapTopic(containerId)) return [...readsOfAny([...changed, ...removed, ...touched])];
    return kind === 'map' ? [] : [...readsOfAny(touched)];
  });
  return new Set(names);
}

beforeAll(() => expect(queries.length).toBeGreaterThan(25));

describe.each(everyCommand())('%s', (name) => {
  test('has the pages read again that show what it changes', async () => {
    const world = await kept.reset();
    const { containerId, initiative, owner } = world;
    const input = fixtures[name](world);
    await stack().stream.settled();
    const before = await pagesOf(world);
    const client = await joinLive(world, { containerId, initiativeId: initiative.id, company: true }, owner);
    const answer = await send(stack(), name, input, owner.idToken);
    expect(answer.status, answer.text).toBe(200);
    await stack().stream.settled();
    await Promise.race([client.ping(), client.closed]);
    const isClosed = client.received.some(({ kind }) => kind === 'closed');
    const after = await pagesOf(world);
    const changed = [...after].filter(([query, text]) => before.get(query) !== text).map(([query]) => query);
    const again = readAgain(client.received, world);
    // Any message on its topics has it look.
    const missed = changed.filter((query) =>
      query === 'get_initiative' ? client.received.length === 0 : !again.has(query),
    );
    await client.close();
    // After a connection that was closed everything is read again.
    expect(isClosed ? [] : missed).toEqual([]);
  });
});

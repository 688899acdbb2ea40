import { beforeAll, describe, expect, test } from 'vitest';
import type { LiveMessage } from '#shared/contract/liveMessages.ts';
import type { CallOutput } from '#shared/contract/registry.ts';
import { deliveries, type EntityType } from '#shared/model/entityTypes.ts';
import { COMPANY_TOPIC, personTopic } from '#shared/rules/live/topics.ts';
import { everyCommand } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { Scope } from '#web/replica/scope.ts';
import { enterCopy, expectCopy } from '#web/replica/story_map/copy.ts';
import { mapEntities } from '#web/replica/story_map/entities.ts';
import { send } from '../support/caller.ts';
import { joinLive, type LiveClient } from '../support/liveClient.ts';
import { useResettableWorld } from '../support/resettableWorld.ts';
import { createSmallWorld, type SmallWorld } from '../support/smallWorld.ts';
import { useStack } from '../support/useStack.ts';
import type { World } from '../support/world.ts';

const stack = useStack();
const kept = useResettableWorld(stack);
let other: SmallWorld;
beforeAll(async () => {
  other = await createSmallWorld(stack());
});

/** A map as a screen holds it. */
function held(copy: CallOutput<'get_container'>): Scope {
  const scope = new Scope('map');
  scope.define(...mapEntities);
  enterCopy(expectCopy(scope), copy);
  return scope;
}

/** What it shows. */
const shown = (scope: Scope) =>
  mapEntities.map((definition) =>
    [...scope.all(definition as never).values()]
      .map((entity) => ({ ...(entity as { id: string }), type: definition.type }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  );

const read = (world: World) =>
  send(stack(), 'get_container', { containerId: world.containerId, lists: false }, world.viewer.idToken);

/** All that a connection has received, after everything has been sent; a closed one answers no ping. */
async function receivedBy(client: LiveClient): Promise<LiveMessage[]> {
  await Promise.race([client.ping(), client.closed]);
  return client.received;
}

describe.each(everyCommand())('%s', (name) => {
  test('reaches the screen of a viewer as it is stored, and nobody else', async () => {
    const world = await kept.reset();
    const { containerId, viewer, colleague } = world;
    const input = fixtures[name](world);
    // What making the input has changed is no part of the command.
    await stack().stream.settled();
    const before = await read(world);
    const scope = held(before.body as CallOutput<'get_container'>);
    const [seeing, outside, foreign] = await Promise.all([
      joinLive(world, { containerId, company: true }, viewer),
      joinLive(world, { company: true }, colleague),
      joinLive(other, { containerId: other.containerId, company: true }, other.owner),
    ]);

    const answer = await send(stack(), name, input, world.owner.idToken);
    expect(answer.status, answer.text).toBe(200);
    await stack().stream.settled();

    const messages = await receivedBy(seeing);
    const after = await read(world);
    const isClosed = messages.some(({ kind }) => kind === 'closed');
    if (after.status !== 200) expect(isClosed).toBe(true);
    else {
      expect(isClosed).toBe(false);
      for (const message of messages)
        if (message.kind === 'changes' && message.topic === `map:${containerId}`) scope.enter(message);
      const { cursor } = before.body as { cursor: number };
      if (messages.some(({ kind }) => kind === 'resync')) {
        const changes = await world.call('map_changes', { containerId, since: cursor }, viewer);
        if (changes.tooOld) enterCopy(expectCopy(scope), after.body as CallOutput<'get_container'>);
        else scope.enter(changes);
      }
      expect(shown(scope)).toEqual(shown(held(after.body as CallOutput<'get_container'>)));
    }
    // Those who may not see the map learn at most that something concerns themselves, or everybody of the company.
    for (const message of await receivedBy(outside)) {
      if (message.kind === 'closed') continue;
      const topic = 'topic' in message ? message.topic : message.kind;
      expect([personTopic(colleague.uid), COMPANY_TOPIC]).toContain(topic);
      if (message.kind === 'changes' && topic !== COMPANY_TOPIC) expect(message.changed).toEqual([]);
      // What only administrators see is named to them alone, and to its person.
      const types = message.kind === 'changes' ? message.touched.map(({ type }) => type) : [];
      if (topic === COMPANY_TOPIC)
        expect(types.filter((type) => deliveries[type as EntityType] === 'admins')).toEqual([]);
    }
    expect(await receivedBy(foreign)).toEqual([]);
    await Promise.all([seeing, outside, foreign].map((client) => client.close()));
  });
});

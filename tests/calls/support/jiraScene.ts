import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import type { FakeJira } from '#infra/local/jira/fakeJira.ts';
import type { CallInput, CallName } from '#shared/contract/registry.ts';
import { send } from './caller.ts';
import { jiraOfWorld } from './jiraOfWorld.ts';
import { useResettableWorld } from './resettableWorld.ts';
import { useStack } from './useStack.ts';
import type { Somebody, World } from './world.ts';

type EpicName = 'rich' | 'plain' | 'done';

/** A world whose connection leads to a Jira of its own, both anew for each test. */
export function useJiraScene() {
  const stack = useStack();
  const kept = useResettableWorld(stack);
  let now: { world: World; jira: FakeJira };
  beforeEach(async () => {
    const world = await kept.reset();
    now = { world, jira: jiraOfWorld(world) };
  });
  const ofWorld = () => ({ integrationId: now.world.integration.id });
  const place = (epic: EpicName = 'plain') => ({
    containerId: now.world.containerId,
    whatId: now.world.planning.whatId,
    epicId: now.world.planning.epics[epic],
    releaseId: now.world.planning.releases.open,
  });
  return {
    stack,
    now: () => now,
    ofWorld,
    /** Where an epic is. */
    place,
    /** The input that deletes the link of an epic. */
    unlinking: (issueKey: string, epic: EpicName = 'plain') => ({
      ...{ ...ofWorld(), storydEpicInfo: place(epic) },
      epicIntegrationItem: { ...ofWorld(), integrationType: 'jira-server', integrationInfo: { issueKey } },
    }),
    /** Makes a call. @returns `accepted`, or status and code of the refusal */
    refusal: async <Name extends CallName>(
      name: Name,
      input: CallInput<Name>,
      as: Somebody = now.world.owner,
      key: string = randomUUID(),
    ) => {
      const { status, body } = await send(stack(), name, input, as.idToken, { 'idempotency-key': key });
      return status === 200 ? 'accepted' : `${status} ${String(body['code'])}`;
    },
  };
}

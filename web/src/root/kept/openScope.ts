import { ApiError } from '#web/base/api/ApiError.ts';
import { call, request } from '#web/base/api/client.ts';
import { InitiativeReplica } from '#web/replica/initiative/InitiativeReplica.ts';
import { INITIATIVE } from '#web/replica/initiative/useInitiative.ts';
import type { Journal } from '#web/replica/kept/Journal.ts';
import type { OpenScope, OpenScopes } from '#web/replica/openScopes.ts';
import { networkOr, RETRY_MS } from '#web/replica/outbox.ts';
import { readCopy } from '#web/replica/readCopy.ts';
import { homeOf } from '#web/replica/scopes.ts';
import { openMapInput } from '#web/replica/story_map/inputs.ts';
import { MapReplica } from '#web/replica/story_map/MapReplica.ts';

/** The time after which a scope that could not be read is tried again, in ms. */
const AGAIN_MS = 30_000;

/**
 * Opens a scope in the background, to send what waits in it.
 * @param isOver whether its user has signed out
 * @returns lets it go; undefined when its user may no longer see it
 */
export async function openScope(
  name: string,
  scopes: OpenScopes,
  journal: Journal,
  isOver: () => boolean,
): Promise<(() => void) | undefined> {
  while (!isOver()) {
    const open = scopes.get(name);
    if (open !== undefined) return scopes.hold(open);
    try {
      const read = await readScope(name, journal);
      // Its page may have opened meanwhile.
      return scopes.hold(scopes.get(name) ?? read);
    } catch (error) {
      if (isLost(error)) return undefined;
      if (!(error instanceof ApiError)) throw error;
      await networkOr(AGAIN_MS);
    }
  }
  return undefined;
}

async function readScope(name: string, journal: Journal): Promise<OpenScope> {
  const edits = { retryMs: RETRY_MS, journal };
  const inBackground = { inBackground: true };
  const { containerId, initiativeId } = homeOf(name);
  if (containerId !== undefined)
    return new MapReplica(await call('get_container', openMapInput(containerId), inBackground), request, edits);
  if (initiativeId === undefined) throw new Error(`No edits wait in ${name}`);
  const initiative = new InitiativeReplica(initiativeId, request, edits);
  await readCopy(initiative.scope, INITIATIVE, () => call('get_initiative', { initiativeId }, inBackground));
  return initiative;
}

function isLost(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'permission-denied' || error.code === 'initiative-does-not-exist')
  );
}

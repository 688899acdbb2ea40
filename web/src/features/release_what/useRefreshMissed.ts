import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ErrorCode } from '#shared/CallError.ts';
import { callKey } from '#web/api/queries.ts';
import { refusalOf } from '#web/replica/pendingCommands.ts';
import type { Place } from './entities.ts';

/** Refusals that tell that a colleague's change of an Activity in a release was missed. */
const MISSED_SOMETHING: ReadonlySet<ErrorCode> = new Set([
  'epic-does-not-exist',
  'epic-completed',
  'epic-full',
  'epic-name-object-exists',
  'explore-object-does-not-exist',
  'explore-object-exists',
  'explore-object-used',
  'release-completed',
  'release-does-not-exist',
  'scenario-does-not-exist',
  'scenario-exists',
  'what-not-in-release',
]);

/** Reads an Activity in a release once more if a refusal tells that a colleague's change was missed. */
export function useRefreshMissed({ containerId, releaseId, whatId }: Place): (error: unknown) => void {
  const client = useQueryClient();
  return useMemo(() => {
    const queryKey = callKey('release_what', { containerId, releaseId, whatId });
    return (error) => {
      if (MISSED_SOMETHING.has(refusalOf(error).code)) void client.invalidateQueries({ queryKey });
    };
  }, [client, containerId, releaseId, whatId]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ErrorCode } from '#shared/CallError.ts';
import { callKey } from '#web/api/queries.ts';
import { refusalOf } from '#web/replica/pendingCommands.ts';
import type { Place } from './entities.ts';

/** Refusals which mean that this tab missed a colleague's change of an Activity in a release. */
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

/** Refetches an Activity in a release after a refusal which means that this tab missed a colleague's change. */
export function useRefreshMissed({ containerId, releaseId, whatId }: Place): (error: unknown) => void {
  const client = useQueryClient();
  return useMemo(() => {
    const queryKey = callKey('release_what', { containerId, releaseId, whatId });
    return (error) => {
      if (MISSED_SOMETHING.has(refusalOf(error).code)) void client.invalidateQueries({ queryKey });
    };
  }, [client, containerId, releaseId, whatId]);
}

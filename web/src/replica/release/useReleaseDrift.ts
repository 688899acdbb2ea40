import type { UseQueryResult } from '@tanstack/react-query';
import type { CallOutput } from '#shared/contract/registry.ts';
import type { Epic } from '#shared/model/epic/epic.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { callKey, useCall } from '#web/base/api/queries.ts';

type ReleasePlace = { containerId: string; releaseId: string };

/** An epic's issue, and in what they differ. */
export type LinkedIssue = CallOutput<'release_drift'>['docs'][number];

/** In what the epics of a release differ from their issues (rule drift.3). */
export function useReleaseDrift(
  { containerId, releaseId }: ReleasePlace,
  enabled = true,
): UseQueryResult<CallOutput<'release_drift'>, ApiError> {
  return useCall('release_drift', { containerId, releaseId }, { enabled });
}

/** The cache key of that. */
export const releaseDriftKey = ({ containerId, releaseId }: ReleasePlace): readonly unknown[] =>
  callKey('release_drift', { containerId, releaseId });

/** The issues of an epic; undefined until they are known. Nothing is asked for an epic without any. */
export function useIssuesOf(place: ReleasePlace, epic: Epic): LinkedIssue[] | undefined {
  const { data } = useReleaseDrift(place, epic.integrations.length > 0);
  return data?.docs.filter(({ epicId }) => epicId === epic.id);
}

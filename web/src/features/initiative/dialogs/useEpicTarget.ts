import type { CallOutput } from '#shared/contract/registry.ts';
import * as texts from '#shared/texts/initiatives.ts';
import { useCall } from '#web/base/api/queries.ts';
import type { Open } from '../model/epicMoves.ts';

/** Whether an epic can come into a release: being checked, not with a reason, or with what can name it there. */
export type EpicTarget =
  | { status: 'none' | 'checking' }
  | { status: 'refused'; refusal: string }
  | { status: 'open'; found: CallOutput<'epic_target'> };

/** Checks the user's rights in a release, and what is there of an Activity (rule initiative.14). */
export function useEpicTarget(release: Open | undefined, whatId: string, whoIds: readonly string[] = []): EpicTarget {
  const query = useCall(
    'epic_target',
    { containerId: release?.containerId ?? '', releaseId: release?.id ?? '', whatId, whoIds: [...whoIds] },
    // Rights and contents of the release may have changed since the last time.
    { enabled: release !== undefined, staleTime: 0, gcTime: 0 },
  );
  if (release === undefined) return { status: 'none' };
  if (query.isFetching) return { status: 'checking' };
  if (query.error !== null) {
    const isRefused = query.error.code === 'permission-denied';
    return { status: 'refused', refusal: isRefused ? texts.editRefused : texts.checkFailed };
  }
  if (query.data === undefined) return { status: 'checking' };
  const { refusal } = query.data;
  return refusal === null ? { status: 'open', found: query.data } : { status: 'refused', refusal };
}

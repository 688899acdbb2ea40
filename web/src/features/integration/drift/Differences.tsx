import { useQueryClient } from '@tanstack/react-query';
import type { Place } from '#web/replica/release/epics.ts';
import { type LinkedIssue, releaseDriftKey } from '#web/replica/release/useReleaseDrift.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { StatusChoice } from './StatusChoice.tsx';
import { useSettling } from './useSettling.ts';

type Props = { place: Place; epicId: string; issue: LinkedIssue | undefined; readOnly: boolean };

/** In what an epic differs from an issue; nothing where they are the same, and until that is known. */
export function Differences({ place, epicId, issue, readOnly }: Props) {
  const client = useQueryClient();
  const settling = useSettling({
    onSettled: () => client.invalidateQueries({ queryKey: releaseDriftKey(place) }),
  });
  if (issue === undefined || issue.differences.length === 0) return null;
  const { containerId, releaseId, whatId } = place;
  const { issueKey, integrationId, differences } = issue;
  return (
    <>
      <DifferenceList
        {...{ issueKey, differences }}
        canSettle={!readOnly}
        settling={settling.isPending ? settling.variables : undefined}
        onSettle={(difference, way) =>
          settling.mutate({ place: { containerId, releaseId, whatId, epicId }, integrationId, difference, way })
        }
      />
      <StatusChoice settling={settling} />
    </>
  );
}

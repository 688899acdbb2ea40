import { useQueryClient } from '@tanstack/react-query';
import { TOAST_MS } from '#shared/model/limits.ts';
import { useToasts } from '#web/components/toasts.ts';
import { DifferenceList } from '#web/integrations/drift/DifferenceList.tsx';
import type { Place } from '#web/map/releases/epics.ts';
import { type LinkedIssue, releaseDriftKey } from '#web/map/releases/useReleaseDrift.ts';
import { useMapCommand } from '#web/map/useMapCommand.ts';

type Props = { place: Place; epicId: string; issue: LinkedIssue | undefined; readOnly: boolean };

/** In what an epic differs from an issue; nothing where they are the same, and until that is known. */
export function Differences({ place, epicId, issue, readOnly }: Props) {
  const toasts = useToasts();
  const client = useQueryClient();
  const settle = useMapCommand('settle_drift', {
    onSuccess: ({ message }) => toasts.show({ severity: 'success', text: message, ms: TOAST_MS.success }),
    onError: ({ message }) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error }),
    onSettled: () => client.invalidateQueries({ queryKey: releaseDriftKey(place) }),
  });
  if (issue === undefined || issue.differences.length === 0) return null;
  const { containerId, releaseId, whatId } = place;
  const storydEpicInfo = { containerId, releaseId, whatId, epicId };
  const { issueKey, integrationId, differences } = issue;
  return (
    <DifferenceList
      {...{ issueKey, differences }}
      canSettle={!readOnly}
      settling={settle.isPending ? settle.variables : undefined}
      onSettle={({ field, ours, theirs }, way) =>
        settle.mutate({ storydEpicInfo, integrationId, field, way, theirs, expect: { ours } })
      }
    />
  );
}

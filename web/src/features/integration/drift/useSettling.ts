import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import type { DriftWay, SentField } from '#shared/model/integration/drift.ts';
import type { StorydEpicInfo } from '#shared/model/integration/fieldMapping.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { useToasts } from '#web/base/toasts.ts';
import { send } from '#web/replica/sending/send.ts';
import type { ShownDifference } from './DifferenceList.tsx';

/** A difference of an epic, and how it is settled. */
export type Settling = {
  readonly place: StorydEpicInfo;
  readonly integrationId: string;
  readonly difference: ShownDifference;
  readonly way: DriftWay;
  /** The status that stands for completed work, once a person has chosen it. */
  readonly status?: string;
};

/** `choices` are the statuses of which a person has to choose one; nothing was sent then. */
type Settled = { message: string; choices?: string[] | undefined };
export type SettlingMutation = UseMutationResult<Settled, ApiError, Settling>;
type Options = Required<Pick<UseMutationOptions<Settled, ApiError, Settling>, 'onSettled'>>;

/** Settles differences between epics and their issues (rule drift.3), and says what came of it. */
export function useSettling({ onSettled }: Options): SettlingMutation {
  const toasts = useToasts();
  return useMutation<Settled, ApiError, Settling>({
    mutationFn: settle,
    onSuccess: ({ message, choices }) => {
      if (choices === undefined) toasts.show({ severity: 'success', text: message, ms: TOAST_MS.success });
    },
    onError: ({ message }) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error }),
    onSettled,
  });
}

/** The command for a field and a way. */
function settle({
  place,
  integrationId,
  difference: { field, ours, theirs },
  way,
  status,
}: Settling): Promise<Settled> {
  const seen = { integrationId, theirs, expect: { ours } };
  // The key of an issue is its own: no way sends it.
  if (way === 'ours') {
    const chosen = status === undefined ? {} : { status };
    return send('send_epic_value', { ...seen, ...chosen, storydEpicInfo: place, field: field as SentField });
  }
  if (way === 'leave') return send('leave_difference', { ...place, ...seen, field });
  return field === 'fixVersion'
    ? send('follow_fix_version', { ...place, ...seen })
    : send('take_issue_value', { ...place, ...seen, field });
}

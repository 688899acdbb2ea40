import { useState } from 'react';
import type { ChangeType } from '#shared/model/changeRequest.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as changeRequestTexts from '#shared/texts/changeRequests.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { useCall } from '#web/base/api/queries.ts';
import { useToasts } from '#web/base/toasts.ts';
import { theirsIn } from '#web/replica/entity.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from './useMap.ts';

/** An Activity or Who of the open map: its id in the company and its current text. */
export type RenamedEntity = { kind: 'what' | 'who'; id: string; name: string };

const changeTypes: Readonly<Record<RenamedEntity['kind'], ChangeType>> = { what: 'what_description', who: 'who_name' };

type Options = {
  /** Whether other story maps are known to use it. */
  shared: boolean;
  onDone: () => void;
  onRefused: (error: ApiError, text: string) => void;
};

/**
 * Renames an entity, directly or by a request to the other story maps that use it. This may switch until the rename is
 * sent: a direct change that turns out to need a request sets `asks` and is sent when the user submits again; an
 * unnecessary request becomes a direct change.
 */
export function useRenameEntity(
  { kind, id: objectId, name }: RenamedEntity,
  { shared, onDone, onRefused }: Options,
): {
  asks: boolean;
  rename: (text: string) => void;
  loading: boolean;
  error: ApiError | null;
  /** The current name, when a colleague has changed it meanwhile: submitting again then overwrites it. */
  theirs: string | undefined;
} {
  const about = { containerId: useContainerId(), objectId, changeType: changeTypes[kind] };
  const toasts = useToasts();
  // Fetched for each dialog, since the use by other story maps changes.
  const allowance = useCall('can_change_what_description', about, { staleTime: 0, gcTime: 0, enabled: !shared });
  // The name when typing began.
  const [seen] = useState(name);
  const [turned, setTurned] = useState<boolean | null>(null);
  const asks = turned ?? (shared || allowance.data?.canChange === false);

  const change = useCommand('change_what_description', {
    onSuccess: onDone,
    onError: (error, { newDescription }) => {
      if (error.code === 'description-shared') setTurned(true);
      else onRefused(error, newDescription);
    },
  });
  const request = useCommand('create_description_change_request', {
    onSuccess: () => {
      onDone();
      toasts.show({ severity: 'success', text: changeRequestTexts.asked, ms: TOAST_MS.success });
    },
    onError: (error, { newDescription = '' }) => {
      if (error.code === 'change-allowed') {
        setTurned(false);
        change.mutate({ ...about, newDescription, expect: { newDescription: seen } });
      } else onRefused(error, newDescription);
    },
  });
  const theirs = theirsIn(change.error, 'newDescription');
  const directly = (newDescription: string) =>
    change.mutate({ ...about, newDescription, expect: { newDescription: theirs ?? seen } });
  const rename = (newDescription: string) => {
    change.reset();
    request.reset();
    if (asks) request.mutate({ ...about, newDescription });
    else directly(newDescription);
  };
  // Neither switching the dialog nor asking for confirmation is a failure.
  const failure = [change.error, request.error].find(
    (error) => error !== null && !['description-shared', 'change-allowed', 'value-changed'].includes(error.code),
  );
  return { asks, rename, loading: change.isPending || request.isPending, error: failure ?? null, theirs };
}

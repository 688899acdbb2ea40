import { useCallback } from 'react';
import type { CallInput } from '#shared/contract/registry.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

/** Sets some of an Activity's own fields. @returns a function that sets them, and throws on refusal */
export function useFieldCommand(
  whatId: string,
): (fields: CallInput<'change_what_fields'>['fields']) => Promise<unknown> {
  const containerId = useContainerId();
  const { mutateAsync } = useCommand('change_what_fields');
  return useCallback((fields) => mutateAsync({ containerId, whatId, fields }), [mutateAsync, containerId, whatId]);
}

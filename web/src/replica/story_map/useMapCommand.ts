import type { UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#shared/contract/registry.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { useCommand } from '#web/base/api/queries.ts';
import type { CommandName } from '#web/replica/command.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import { useMap } from './useMap.ts';

type Options<Name extends CommandName, Context> = Omit<
  UseMutationOptions<CallOutput<Name>, ApiError, CallInput<Name>, Context>,
  'mutationFn'
>;

/**
 * Takes note of a refusal of a command on the open map: one which means that this tab missed a colleague's change reloads
 * the map, or the part of it that was missed.
 */
export function useNoteRefusal(): (error: ApiError) => void {
  const map = useMap();
  return (error) => map.noteRefusal(refusalOf(error));
}

/**
 * Runs a command on the open map, for forms that wait for the answer. Its changes enter the replica before `onSuccess`
 * is called, so every part of the page shows them without reloading the map. Refusals are noted as by `useNoteRefusal`.
 */
export function useMapCommand<Name extends CommandName, Context = unknown>(
  name: Name,
  options: Options<Name, Context> = {},
): UseMutationResult<CallOutput<Name>, ApiError, CallInput<Name>, Context> {
  const noteRefusal = useNoteRefusal();
  return useCommand<Name, Context>(name, {
    ...options,
    onError: (error, ...rest) => {
      noteRefusal(error);
      return options.onError?.(error, ...rest);
    },
  });
}

import type { UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { ChangeAnswer } from '#shared/contract/change.ts';
import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';
import type { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/queries.ts';
import { useActions } from '../board/boardContext.ts';
import { meansOutdated } from '../model/boardEvents.ts';

/** The calls that answer what they changed. */
export type CommandName = { [Name in CallName]: CallOutput<Name> extends ChangeAnswer ? Name : never }[CallName];

type Options<Name extends CommandName, Context> = Omit<
  UseMutationOptions<CallOutput<Name>, ApiError, CallInput<Name>, Context>,
  'mutationFn'
>;

/**
 * Changes something of the open map. What the server says it changed enters the map's stores before `onSuccess` is told, so every part of the page shows
 * it without reading the map again. A refusal that tells that a colleague's change was missed has the map read once more.
 */
export function useMapCommand<Name extends CommandName, Context = unknown>(
  name: Name,
  options: Options<Name, Context> = {},
): UseMutationResult<CallOutput<Name>, ApiError, CallInput<Name>, Context> {
  const { board } = useActions();
  return useCommand<Name, Context>(name, {
    ...options,
    onSuccess: (answer, ...rest) => {
      board.enter(answer);
      return options.onSuccess?.(answer, ...rest);
    },
    onError: (error, ...rest) => {
      if (meansOutdated(error.code)) void board.reload();
      return options.onError?.(error, ...rest);
    },
  });
}

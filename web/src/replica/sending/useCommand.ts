import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CallInput, CallOutput, CommandName } from '#shared/contract/registry.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { send, type SendOptions } from './send.ts';

type Outcomes<Answer, Input> = {
  onSuccess?: (answer: Answer, input: Input) => unknown;
  onError?: (error: ApiError, input: Input) => unknown;
  /** Called after the others; the command counts as pending until it has ended. */
  onSettled?: () => unknown;
};

type Sent<Name extends CommandName> = { input: CallInput<Name> } & SendOptions;

/** A command of a form, and what has become of it. */
export type FormCommand<Name extends CommandName> = Omit<
  UseMutationResult<CallOutput<Name>, ApiError, Sent<Name>>,
  'mutate' | 'mutateAsync' | 'variables' | 'context'
> & {
  /** The last input. */
  variables: CallInput<Name> | undefined;
  /** Sends it; the form shows the refusal. */
  mutate: (input: CallInput<Name>, options?: SendOptions & Outcomes<CallOutput<Name>, CallInput<Name>>) => void;
  /** Sends it. @throws ApiError as `send` does */
  mutateAsync: (input: CallInput<Name>, options?: SendOptions) => Promise<CallOutput<Name>>;
};

/** The command of a form or dialog, which waits for the answer (see `send`). */
export function useCommand<Name extends CommandName>(
  name: Name,
  { onSuccess, onError, onSettled }: Outcomes<CallOutput<Name>, CallInput<Name>> = {},
): FormCommand<Name> {
  const {
    mutate,
    mutateAsync,
    variables,
    context: _,
    ...state
  } = useMutation<CallOutput<Name>, ApiError, Sent<Name>>({
    mutationFn: ({ input, key }) => send(name, input, { key }),
    onSuccess: (answer, { input }) => onSuccess?.(answer, input),
    onError: (error, { input }) => onError?.(error, input),
    onSettled: () => onSettled?.(),
  });
  return {
    ...state,
    variables: variables?.input,
    mutate: useCallback(
      (input, { key, ...then } = {}) =>
        mutate(
          { input, key },
          {
            onSuccess: (answer) => then.onSuccess?.(answer, input),
            onError: (error) => then.onError?.(error, input),
            onSettled: () => then.onSettled?.(),
          },
        ),
      [mutate],
    ),
    mutateAsync: useCallback((input, { key } = {}) => mutateAsync({ input, key }), [mutateAsync]),
  };
}

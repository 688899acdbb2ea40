import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { beginSecondFactor, endSecondFactor, finishSecondFactor, hasSecondFactor } from '#web/base/api/identity.ts';

const STATE = ['second_factor'];

/** Whether the user has an authenticator app. Only the user pool knows, not the table. */
export function useSecondFactor() {
  return useQuery<boolean>({ queryKey: STATE, queryFn: hasSecondFactor, staleTime: 0 });
}

/** A secret for an app, created when its dialog opens. */
export function useAppSecret(open: boolean) {
  return useQuery<string>({
    queryKey: ['second_factor_secret'],
    queryFn: beginSecondFactor,
    enabled: open,
    // Each opening creates a new secret, and none stays in the cache.
    gcTime: 0,
    staleTime: Infinity,
  });
}

/** Turns the second factor on with the first code of the app. */
export function useTurnOn(onDone: () => void) {
  return useChange((code: string) => finishSecondFactor(code), true, onDone);
}

/** Turns the second factor off with the password. */
export function useTurnOff(onDone: () => void) {
  return useChange((password: string) => endSecondFactor(password), false, onDone);
}

function useChange<Input>(act: (input: Input) => Promise<void>, isOnThen: boolean, onDone: () => void) {
  const client = useQueryClient();
  return useMutation<void, Error, Input>({
    mutationFn: act,
    onSuccess: () => {
      client.setQueryData(STATE, isOnThen);
      onDone();
    },
  });
}

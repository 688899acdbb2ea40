import { useQueryClient, type UseMutationResult, type UseQueryResult } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#shared/contract/registry.ts';
import type { ApiError } from '#web/api/client.ts';
import { callKey, useCall } from '#web/api/queries.ts';
import { useContainerId } from '../board/boardContext.ts';
import { useMapCommand } from '../hooks/useMapCommand.ts';
import { withDetails, type Details } from './details.ts';

/** What an Activity has beyond its card. Asked anew each time that it is opened. */
export function useDetails(whatId: string): UseQueryResult<Details, ApiError> {
  return useCall('what_details', { containerId: useContainerId(), whatId }, { staleTime: Infinity, gcTime: 0 });
}

type DetailCommand =
  'set_what_long_description' | 'add_what_reference_link' | 'remove_what_reference_link' | 'set_what_maturity';

/** Changes a detail of an Activity; what the server answers enters what `useDetails` shows. */
export function useDetailCommand<Name extends DetailCommand>(
  name: Name,
): UseMutationResult<CallOutput<Name>, ApiError, CallInput<Name>> {
  const queries = useQueryClient();
  return useMapCommand<Name>(name, {
    onSuccess: (answer, { containerId, whatId }) => {
      queries.setQueryData<Details>(
        callKey('what_details', { containerId, whatId }),
        (details) => details && withDetails(details, answer),
      );
    },
  });
}

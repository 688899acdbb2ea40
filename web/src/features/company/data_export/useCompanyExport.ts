import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#shared/contract/registry.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { callKey, useCall } from '#web/base/api/queries.ts';
import { useToasts } from '#web/base/toasts.ts';
import { followLink } from '#web/components/page/followLink.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';

/** How often the progress of a running export is fetched, in milliseconds. */
const LOOK_MS = 2_000;

/** The latest export of the company's data, kept up to date while it runs (rule company.18). */
export function useCompanyExport() {
  return useCall(
    'company_export',
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.export?.state === 'running' ? LOOK_MS : false),
    },
  );
}

/** Starts an export. */
export function useStartExport() {
  const cache = useQueryClient();
  const onError = useErrorToast();
  return useCommand('start_company_export', {
    onError,
    onSettled: () => cache.invalidateQueries({ queryKey: callKey('company_export') }),
  });
}

/** Downloads a file of an export (rule company.19). Its link is fetched now, since it is good for minutes only. */
export function useDownload() {
  const cache = useQueryClient();
  const showError = useErrorToast();
  type Link = 'company_export_link';
  return useMutation<CallOutput<Link>, ApiError, CallInput<Link>>({
    mutationFn: (input) => call('company_export_link', input),
    onSuccess: ({ url }) => followLink(url),
    onError: (error) => {
      showError(error);
      // Another administrator may have started a new one.
      return cache.invalidateQueries({ queryKey: callKey('company_export') });
    },
  });
}

function useErrorToast(): (error: ApiError) => void {
  const toasts = useToasts();
  return ({ message }) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error });
}

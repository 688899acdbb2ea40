import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { ApiError } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';
import { useToasts } from '#web/base/toasts.ts';
import { useCompany } from '#web/replica/company/CompanyReplica.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import { send } from '#web/replica/sending/send.ts';
import { grantAccess } from '../model/accessCommands.ts';

/** A user who asks for access, and the admin's answer. */
export type AccessAnswer = { uid: string; email: string; person: string; letIn: boolean };

/**
 * Answers users who ask for access (rule access.23). Other admins may have answered meanwhile, so the list is refetched
 * either way.
 */
export function useAnswerRequest(onAnswered?: () => void) {
  const { pending } = useCompany();
  const toasts = useToasts();
  const cache = useQueryClient();
  return useMutation<void, unknown, AccessAnswer>({
    mutationFn: async ({ uid, email, letIn }) => {
      if (letIn) await pending.begin(grantAccess, { id: uid, email });
      else await send('decline_company_access_request', { email });
    },
    onSuccess: (_, { email, person, letIn }) => {
      const text = letIn ? adminTexts.added({ email }) : adminTexts.declined({ person });
      toasts.show({ severity: 'success', text, ms: TOAST_MS.success });
    },
    onError: (error) => {
      const { message } = error instanceof ApiError ? error : refusalOf(error);
      toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error });
    },
    onSettled: async () => {
      await cache.invalidateQueries({ queryKey: callKey('company_access_requests') });
      onAnswered?.();
    },
  });
}

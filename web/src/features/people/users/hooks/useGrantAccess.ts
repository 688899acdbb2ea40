import { TOAST_MS } from '#shared/model/limits.ts';
import type { RegisteredEmail } from '#shared/model/people/people.ts';
import { useToasts } from '#web/base/toasts.ts';
import { useCompany } from '#web/replica/company/CompanyReplica.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import { grantAccess } from '../model/accessCommands.ts';

/** Gives a user access again, which shows at once; a toast says why it was refused (rule access.10). */
export function useGrantAccess(): (user: RegisteredEmail) => void {
  const { pending } = useCompany();
  const toasts = useToasts();
  return ({ uid, email }) => {
    pending
      .begin(grantAccess, { id: uid, email })
      .catch((error: unknown) =>
        toasts.show({ severity: 'error', text: refusalOf(error).message, ms: TOAST_MS.error }),
      );
  };
}

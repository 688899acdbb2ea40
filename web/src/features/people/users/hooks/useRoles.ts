import { TOAST_MS } from '#shared/model/limits.ts';
import type { RegisteredEmail } from '#shared/model/people/people.ts';
import { useToasts } from '#web/base/toasts.ts';
import { useCompany } from '#web/replica/company/CompanyReplica.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import { setAdmin, setGlobalViewer } from '../model/accessCommands.ts';

/** Grants and removes roles of a person, shown at once; a refusal takes it back and says why (rule access.26). */
export function useRoles({ uid, email }: Pick<RegisteredEmail, 'uid' | 'email'>): {
  setAdmin: (to: boolean) => void;
  setViewer: (to: boolean) => void;
} {
  const { pending } = useCompany();
  const toasts = useToasts();
  const set = (command: typeof setAdmin) => (to: boolean) => {
    pending
      .begin(command, { id: uid, email, to })
      .catch((error: unknown) =>
        toasts.show({ severity: 'error', text: refusalOf(error).message, ms: TOAST_MS.error }),
      );
  };
  return { setAdmin: set(setAdmin), setViewer: set(setGlobalViewer) };
}

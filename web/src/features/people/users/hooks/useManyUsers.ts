import { TOAST_MS } from '#shared/model/limits.ts';
import type { RegisteredEmail } from '#shared/model/people/people.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { useToasts } from '#web/base/toasts.ts';
import { useCompany } from '#web/replica/company/CompanyReplica.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import { grantAccess, removeAccess, setGlobalViewer } from '../model/accessCommands.ts';
import type { ManyAct } from '../model/manyUsers.ts';

const DONE = { grant: adminTexts.addedMany, remove: adminTexts.removedMany, viewer: adminTexts.viewersMany };

/**
 * Does something with several users, each by a command of their own, so that one refusal stops nobody else. A toast
 * counts those it was done with, another gives the first refusal.
 */
export function useManyUsers(): (act: ManyAct, users: readonly RegisteredEmail[]) => void {
  const { pending } = useCompany();
  const toasts = useToasts();
  const begin = (act: ManyAct, { uid: id, email }: RegisteredEmail) => {
    switch (act) {
      case 'grant':
        return pending.begin(grantAccess, { id, email });
      case 'remove':
        return pending.begin(removeAccess, { id, email });
      case 'viewer':
        return pending.begin(setGlobalViewer, { id, email, to: true });
    }
  };
  return (act, users) => {
    void Promise.allSettled(users.map((user) => begin(act, user))).then((results) => {
      const refused = results.filter((result) => result.status === 'rejected');
      const count = results.length - refused.length;
      if (count > 0) toasts.show({ severity: 'success', text: DONE[act]({ count }), ms: TOAST_MS.success });
      const [first] = refused;
      if (first !== undefined)
        toasts.show({ severity: 'error', text: refusalOf(first.reason).message, ms: TOAST_MS.error });
    });
  };
}

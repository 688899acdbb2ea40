import { TOAST_MS } from '#shared/model/limits.ts';
import type { RegisteredEmail } from '#shared/model/people/people.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { DisabledReason } from '#web/components/page/DisabledReason.tsx';
import { useCompany } from '#web/replica/company/CompanyReplica.ts';
import { nameOf } from '#web/replica/people/people.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import { grantAccess } from '../model/accessCommands.ts';

type Props = { user: RegisteredEmail; refusal: string | undefined; onRemove: () => void };

/**
 * Grants access at once, since that is harmless, and asks for confirmation before removing it. It is one button that
 * changes its name, so that the focus stays on it.
 */
export function AccessButton({ user, refusal, onRemove }: Props) {
  const toasts = useToasts();
  const { pending } = useCompany();
  const person = nameOf(user);
  const give = () => {
    pending
      .begin(grantAccess, { id: user.uid, email: user.email })
      .catch((error: unknown) =>
        toasts.show({ severity: 'error', text: refusalOf(error).message, ms: TOAST_MS.error }),
      );
  };
  return (
    <DisabledReason reason={refusal}>
      <Button
        variant="outlined"
        disabled={refusal !== undefined}
        aria-label={(user.active ? adminTexts.removeAccessOf : adminTexts.grantAccessTo)({ person })}
        onClick={user.active ? onRemove : give}
      >
        {user.active ? adminTexts.removeAccess : adminTexts.grantAccess}
      </Button>
    </DisabledReason>
  );
}

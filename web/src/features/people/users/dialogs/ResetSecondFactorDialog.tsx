import { TOAST_MS } from '#shared/model/limits.ts';
import type { RegisteredEmail } from '#shared/model/people/people.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { useToasts } from '#web/base/toasts.ts';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import { nameOf } from '#web/replica/people/people.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';

type Props = { user: RegisteredEmail; open: boolean; onClose: () => void };

/** Explains the effect on the user's sign-in, and resets their second factor (rule access.22). */
export function ResetSecondFactorDialog({ user, open, onClose }: Props) {
  const toasts = useToasts();
  const reset = useCommand('reset_second_factor');
  const { email } = user;
  return (
    <ConfirmDialog
      open={open}
      title={adminTexts.resetFactorTitle({ person: nameOf(user) })}
      text={adminTexts.resetFactorText({ email, person: nameOf(user) })}
      confirmLabel={adminTexts.resetFactor}
      danger
      takesMore
      onConfirm={() =>
        reset.mutate(
          { email },
          {
            onSuccess: () => {
              onClose();
              toasts.show({
                severity: 'success',
                text: adminTexts.resetFactorDone({ email }),
                ms: TOAST_MS.success,
              });
            },
          },
        )
      }
      onClose={onClose}
      command={reset}
    />
  );
}

import { TOAST_MS } from '#shared/model/limits.ts';
import { accountTexts } from '#shared/texts/account.ts';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import type { Openable } from '#web/components/lazyDialog.tsx';
import { useToasts } from '#web/components/toasts.ts';
import { useTurnOff } from '../hooks/useSecondFactor.ts';
import { textOfCaught } from '../model/signInError.ts';

/** Turns the second factor off, after saying what that means. */
export function TurnOffDialog({ open, onClose }: Openable) {
  const toasts = useToasts();
  const turnOff = useTurnOff(() => {
    onClose();
    toasts.show({ severity: 'success', text: accountTexts.turnedOff, ms: TOAST_MS.success });
  });
  return (
    <ConfirmDialog
      open={open}
      title={accountTexts.turnOffTitle}
      text={accountTexts.turnOffText}
      confirmLabel={accountTexts.turnOff}
      onConfirm={() => turnOff.mutate(undefined)}
      onClose={() => {
        turnOff.reset();
        onClose();
      }}
      loading={turnOff.isPending}
      error={turnOff.error === null ? undefined : textOfCaught(turnOff.error)}
      danger
      takesMore
    />
  );
}

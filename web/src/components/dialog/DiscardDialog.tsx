import * as texts from '#shared/texts/unsavedText.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export type DiscardDialogProps = { open: boolean; onConfirm: () => void; onClose: () => void };

/** Asks before a form closes that has more than what is saved (see `useAskToDiscard`). */
export function DiscardDialog(props: DiscardDialogProps) {
  return (
    <ConfirmDialog {...props} title={texts.discardTitle} text={texts.discardText} confirmLabel={texts.forget} danger />
  );
}

import { type ReactNode, useId } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Dialog, DialogActions, DialogContent, DialogContentText } from '#web/components/dialog/Dialog.tsx';
import { focusPageIfLost } from '../focus/pageStart.ts';
import { useFocusBack } from '../focus/useFocusBack.ts';
import { ErrorAlert } from '../state/ErrorAlert.tsx';
import { type Failure, messageOf } from './failure.ts';

type Props = {
  open: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  /**
   * The command that confirming sends: the dialog waits for it, shows its error and forgets it when it is closed. None if
   * confirming only closes the dialog.
   */
  command?: { isPending: boolean; error: Failure; reset?: () => void };
  /** Why it cannot be done at all, if so. */
  refusal?: string | undefined;
  /** Marks a destructive action. */
  danger?: boolean;
  /**
   * Marks an action that affects more than the title names, so that the dialog starts on Cancel: pressing Enter twice
   * must not confirm it.
   */
  takesMore?: boolean;
  /** What can be chosen along with it. */
  children?: ReactNode;
};

/** Confirms an action that cannot easily be undone. Name the entity in the title or the text. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  onConfirm,
  onClose,
  command,
  refusal,
  danger = false,
  takesMore = false,
  children,
}: Props) {
  const textId = useId();
  const loading = command?.isPending === true;
  const close = () => {
    command?.reset?.();
    onClose();
  };
  const confirm = useFocusBack(loading, { hasItFirst: !takesMore });
  const cancel = useFocusBack(loading, { hasItFirst: takesMore || refusal !== undefined });
  return (
    <Dialog
      open={open}
      onClose={loading ? undefined : close}
      maxWidth="xs"
      title={title}
      aria-describedby={textId}
      slotProps={{ transition: { onExited: focusPageIfLost } }}
    >
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <DialogContentText id={textId} component="div">
          {text}
        </DialogContentText>
        {children}
        <ErrorAlert text={refusal ?? messageOf(command?.error)} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={loading} ref={cancel}>
          {commonTexts.cancel}
        </Button>
        <Button
          variant="contained"
          danger={danger}
          onClick={onConfirm}
          busy={loading}
          disabled={refusal !== undefined}
          ref={confirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

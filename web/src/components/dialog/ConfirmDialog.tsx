import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import { focusPageIfLost } from '../focus/pageStart.ts';
import { useFocusBack } from '../focus/useFocusBack.ts';
import { ErrorAlert } from '../state/ErrorAlert.tsx';
import { Dialog } from './Dialog.tsx';
import { type Failure, messageOf } from './failure.ts';

type Props = {
  open: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  loading: boolean;
  /** The failure of the last attempt (such as a mutation's error), or nothing. */
  error: Failure;
  /** Why it cannot be done at all, if so. */
  refusal?: string | undefined;
  /** Marks a destructive action. */
  danger?: boolean;
  /**
   * Marks an action that affects more than the title names, so that the dialog starts on Cancel: pressing Enter twice
   * must not confirm it.
   */
  takesMore?: boolean;
};

/** Confirms an action that cannot easily be undone. Name the entity in the title or the text. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  onConfirm,
  onClose,
  loading,
  error,
  refusal,
  danger = false,
  takesMore = false,
}: Props) {
  const titleId = useId();
  const textId = useId();
  const confirm = useFocusBack(loading, { hasItFirst: !takesMore });
  const cancel = useFocusBack(loading, { hasItFirst: takesMore || refusal !== undefined });
  return (
    <Dialog
      open={open}
      onClose={loading ? undefined : onClose}
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ transition: { onExited: focusPageIfLost } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <DialogContentText id={textId} component="div">
          {text}
        </DialogContentText>
        <ErrorAlert text={refusal ?? messageOf(error)} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={loading} ref={cancel}>
          {commonTexts.cancel}
        </Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          onClick={onConfirm}
          loading={loading}
          disabled={refusal !== undefined}
          ref={confirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

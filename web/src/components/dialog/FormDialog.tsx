import { type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import * as commonTexts from '#shared/texts/common.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '#web/components/dialog/Dialog.tsx';
import { focusFirstField, focusFirstWrong } from '../focus/focusFirst.ts';
import { focusPageIfLost } from '../focus/pageStart.ts';
import { useFocusBack } from '../focus/useFocusBack.ts';
import { ErrorAlert } from '../state/ErrorAlert.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { type Failure, messageOf } from './failure.ts';
import { useAskToDiscard } from './useAskToDiscard.ts';

type Props = {
  open: boolean;
  title: string;
  onSubmit: () => void;
  onClose: () => void;
  submitLabel: string;
  /** The label of the closing button; 'Close' by default. */
  closeLabel?: string;
  /** Whether something that it needs is still missing, so that it cannot be submitted. */
  incomplete?: boolean;
  loading: boolean;
  /**
   * The failure of the last attempt (such as a mutation's error), or nothing; errors of single fields belong to the
   * fields.
   */
  error: Failure;
  /** Whether what was typed is there again when it opens the next time. */
  keepsText?: boolean;
  /** Marks a destructive action. */
  danger?: boolean;
  children: ReactNode;
};

/**
 * A small form in one column: Enter submits, and the typed text stays when submitting fails. Esc closes it, after a
 * question if text was typed. Its first field takes the focus, and after submitting the first invalid one.
 */
export function FormDialog({
  open,
  title,
  onSubmit,
  onClose,
  submitLabel,
  closeLabel = commonTexts.close,
  incomplete = false,
  loading,
  error,
  keepsText = false,
  danger = false,
  children,
}: Props) {
  const titleId = useId();
  const submit = useFocusBack(loading);
  const { onInput, close, question } = useAskToDiscard(open, onClose);
  return (
    <Dialog
      open={open}
      onClose={loading ? undefined : keepsText ? onClose : close}
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: focusPageIfLost } }}
    >
      <form
        ref={focusFirstField}
        noValidate
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault();
          // A form in a portal is still a React child of the form or page that opened it.
          event.stopPropagation();
          if (loading || incomplete) return;
          flushSync(onSubmit);
          focusFirstWrong(event.currentTarget);
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
          {children}
          <ErrorAlert text={messageOf(error)} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={loading}>
            {closeLabel}
          </Button>
          <Button type="submit" variant="contained" danger={danger} disabled={incomplete} busy={loading} ref={submit}>
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
      <DiscardDialog {...question} />
    </Dialog>
  );
}

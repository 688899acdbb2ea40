import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ComponentProps, type ReactNode, useId } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import { Dialog } from '#web/components/dialog/Dialog.tsx';
import { type Failure, messageOf } from '#web/components/dialog/failure.ts';
import { focusFirstField } from '#web/components/focus/focusFirst.ts';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { PickField } from './PickField.tsx';

type Props = Omit<ComponentProps<typeof PickField>, 'children' | 'loading'> & {
  open: boolean;
  title: string;
  onClose: () => void;
  /** True while the choice is being saved. */
  loading: boolean;
  /** The error of the last choice. */
  error: Failure;
  /** Shown between the field and the list. */
  note?: ReactNode;
  /** Another action beside the close button. */
  action?: ReactNode;
};

/** Picks one of many: a search field with results below it (see `PickField`). */
export function PickDialog({ open, title, onClose, loading, error, note, action, ...field }: Props) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={loading ? undefined : onClose} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent ref={focusFirstField} sx={{ display: 'flex', flexDirection: 'column', gap: 3, pb: 0 }}>
        <PickField {...field} loading={loading}>
          {note}
          <ErrorAlert text={messageOf(error)} />
        </PickField>
      </DialogContent>
      <DialogActions>
        {action}
        <Button onClick={onClose} disabled={loading}>
          {commonTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

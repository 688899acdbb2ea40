import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent, { type DialogContentProps } from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import { focusIt } from '#web/components/focus/focusFirst.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

type Props = {
  title: string;
  maxWidth?: NonNullable<DialogProps['maxWidth']>;
  onClose: () => void;
  sx?: NonNullable<DialogContentProps['sx']>;
  children: ReactNode;
};

/** A dialog without a form: content, and a button that closes it. */
export function ReadingDialog({ title, maxWidth = 'sm', onClose, sx = {}, children }: Props) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth={maxWidth} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {/* Taller than the screen, it must scroll by keyboard too. */}
      <DialogContent tabIndex={0} sx={sx}>
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} ref={focusIt}>
          {commonTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { type ReactNode } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import { Button } from '#web/components/controls/Button.tsx';
import {
  Dialog,
  DialogActions,
  DialogContent,
  type DialogContentProps,
  type DialogProps,
} from '#web/components/dialog/Dialog.tsx';
import { focusIt } from '#web/components/focus/focusFirst.ts';

type Props = {
  title: string;
  maxWidth?: NonNullable<DialogProps['maxWidth']>;
  onClose: () => void;
  sx?: NonNullable<DialogContentProps['sx']>;
  children: ReactNode;
};

/** A dialog without a form: content, and a button that closes it. */
export function ReadingDialog({ title, maxWidth = 'sm', onClose, sx = {}, children }: Props) {
  return (
    <Dialog open onClose={onClose} maxWidth={maxWidth} title={title}>
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

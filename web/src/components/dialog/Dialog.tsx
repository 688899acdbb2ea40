import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import { useBackCloses } from '#web/base/browser/backCloses.ts';

export type DialogProps = MuiDialogProps;

/** A dialog. The browser's Back button closes it as Escape does. */
export function Dialog(props: DialogProps) {
  const { open, onClose } = props;
  useBackCloses(open, () => onClose?.({}, 'escapeKeyDown'));
  return <MuiDialog {...props} />;
}

import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, type Ref, useId } from 'react';
import { useBackCloses } from '#web/base/browser/backCloses.ts';

export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent, type DialogContentProps } from '@mui/material/DialogContent';
export { default as DialogContentText } from '@mui/material/DialogContentText';
export { DialogTitle, type DialogProps };

type Props = Omit<DialogProps, 'title'> & {
  /** Names the dialog. Without it, `aria-labelledby` names what does. */
  title?: ReactNode;
  /** For a title that takes the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
};

/** A window above the page. The browser's Back button closes it as Escape does. */
export function Dialog({ title, titleRef, children, ...rest }: Props) {
  const titleId = useId();
  useBackCloses(rest.open, () => rest.onClose?.({}, 'escapeKeyDown'));
  if (title === undefined) return <MuiDialog {...rest}>{children}</MuiDialog>;
  return (
    <MuiDialog {...rest} aria-labelledby={titleId}>
      <DialogTitle
        id={titleId}
        {...(titleRef !== undefined && { ref: titleRef, tabIndex: -1 })}
        sx={{ overflowWrap: 'anywhere', outline: 'none' }}
      >
        {title}
      </DialogTitle>
      {children}
    </MuiDialog>
  );
}

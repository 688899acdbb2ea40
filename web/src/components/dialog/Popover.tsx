import MuiPopover, { type PopoverProps } from '@mui/material/Popover';
import { useBackCloses } from '#web/base/browser/backCloses.ts';

/** A box beside what opened it. The browser's Back button closes it as Escape does. */
export function Popover(props: PopoverProps) {
  const { open, onClose } = props;
  useBackCloses(open, () => onClose?.({}, 'escapeKeyDown'));
  return <MuiPopover {...props} />;
}

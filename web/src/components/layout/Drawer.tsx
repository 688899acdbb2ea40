import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer';
import { useBackCloses } from '#web/base/browser/backCloses.ts';

/** A box at an edge of the window. The browser's Back button closes it as Escape does. */
export function Drawer(props: DrawerProps) {
  const { open = false, onClose } = props;
  useBackCloses(open, () => onClose?.({}, 'escapeKeyDown'));
  return <MuiDrawer {...props} />;
}

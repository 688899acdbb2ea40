import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import { useBackCloses } from '#web/base/browser/backCloses.ts';

/** A menu. The browser's Back button closes it as Escape does. */
export function Menu(props: MenuProps) {
  const { open, onClose } = props;
  useBackCloses(open, () => onClose?.({}, 'escapeKeyDown'));
  return <MuiMenu {...props} />;
}

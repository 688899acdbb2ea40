import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import { useBackCloses } from '#web/base/browser/backCloses.ts';

type Props = Omit<MenuProps, 'slotProps' | 'transitionDuration' | 'anchorOrigin' | 'transformOrigin'> & {
  /** The name of the menu for screen readers. */
  label?: string;
  /** The end of its button that it aligns with. */
  align?: 'left' | 'right';
};

/** A menu below the button that opened it. It closes at once, also by the browser's Back button; unavailable entries can be focused, to learn why. */
export function Menu({ label, align = 'right', ...rest }: Props) {
  useBackCloses(rest.open, () => rest.onClose?.({}, 'escapeKeyDown'));
  return (
    <MuiMenu
      {...rest}
      transitionDuration={{ exit: 0 }}
      anchorOrigin={{ vertical: 'bottom', horizontal: align }}
      transformOrigin={{ vertical: 'top', horizontal: align }}
      slotProps={{ list: { dense: true, disabledItemsFocusable: true, 'aria-label': label } }}
    />
  );
}

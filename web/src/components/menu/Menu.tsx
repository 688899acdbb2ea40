import MuiMenu, { type MenuProps } from '@mui/material/Menu';

type Props = Omit<MenuProps, 'slotProps' | 'transitionDuration' | 'anchorOrigin' | 'transformOrigin'> & {
  /** The name of the menu for screen readers. */
  label?: string;
  /** The end of its button that it aligns with. */
  align?: 'left' | 'right';
};

/** A menu below the button that opened it. It closes at once; unavailable entries can be focused, to learn why. */
export function Menu({ label, align = 'right', ...rest }: Props) {
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

import type { ReactNode } from 'react';
import { Menu } from '#web/components/dialog/Menu.tsx';
import type { MenuOrigin } from './menuOrigin.ts';

/** The menu of a card or a label: below the button that opened it, or at the point of a right click. */
export function CardMenuFrame({
  origin: { anchor, point },
  onClose,
  children,
}: {
  origin: MenuOrigin;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Menu
      open
      anchorEl={anchor}
      {...(point !== undefined && { anchorReference: 'anchorPosition', anchorPosition: point })}
      onClose={onClose}
      // A right click elsewhere closes it like any other click.
      onContextMenu={(event) => {
        event.preventDefault();
        if (!(event.target instanceof Element && event.target.closest('[role="menu"]'))) onClose();
      }}
      transitionDuration={{ exit: 0 }}
      slotProps={{ list: { dense: true, disabledItemsFocusable: true } }}
    >
      {children}
    </Menu>
  );
}

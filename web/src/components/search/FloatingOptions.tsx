import Popper from '@mui/material/Popper';
import type { ReactNode } from 'react';
import { Box } from '#web/components/layout/Box.tsx';

type Props = {
  open: boolean;
  /** The field at which they float, as wide as it is. */
  anchor: HTMLElement | null;
  /** The box of the dialog; null for a field of a page. */
  container: HTMLElement | null;
  children: ReactNode;
};

/** The box of the dialog that a field is in. */
export const dialogOf = (field: HTMLElement | null): HTMLElement | null => field?.closest('[role="dialog"]') ?? null;

/**
 * The options of a field. They float above its content and move with it; those of a dialog belong to it for screen
 * readers.
 */
export function FloatingOptions({ open, anchor, container, children }: Props) {
  return (
    <Popper
      open={open}
      anchorEl={anchor}
      container={container}
      placement="bottom-start"
      modifiers={AWAY}
      // A fixed position is not cut off where the dialog scrolls.
      popperOptions={{ strategy: 'fixed' }}
      sx={{ zIndex: container === null ? ABOVE_PAGES : 1, width: anchor?.offsetWidth }}
    >
      <Box sx={panel}>{children}</Box>
    </Popper>
  );
}

/** Above panels and the navigation bar of a phone. */
const ABOVE_PAGES = 1300;
const AWAY = [{ name: 'offset', options: { offset: [0, 4] } }];
const panel = {
  overflow: 'hidden',
  border: '1px solid var(--storyd-border)',
  borderRadius: 'var(--storyd-radius)',
  backgroundColor: 'var(--storyd-raised)',
  boxShadow: 'var(--storyd-shadow)',
  // The list has its own scrollbar, since the field controls it by keyboard.
  '& > [role="listbox"]': { maxHeight: 'min(264px, 40vh)', overflow: 'hidden auto' },
} as const;

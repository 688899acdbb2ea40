import MuiPopover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { useBackCloses } from '#web/base/browser/backCloses.ts';

type Props = {
  open: boolean;
  anchorEl: HTMLElement | null;
  onClose: () => void;
  /** The name for screen readers, or the id of the element that names it. */
  label?: string;
  labelledBy?: string;
  /** The end of its button that it aligns with. */
  align?: 'left' | 'right';
  /** In px; by default as wide as its content. */
  width?: number;
  children: ReactNode;
};

/** A small window below the button that opened it. The browser's Back button closes it. */
export function Popover({ label, labelledBy, align = 'right', width, ...rest }: Props) {
  useBackCloses(rest.open, rest.onClose);
  return (
    <MuiPopover
      {...rest}
      anchorOrigin={{ vertical: 'bottom', horizontal: align }}
      transformOrigin={{ vertical: 'top', horizontal: align }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          'aria-labelledby': labelledBy,
          tabIndex: -1,
          sx: { mt: 1, ...(width !== undefined && { width: `min(${width}px, calc(100vw - 32px))` }) },
        },
      }}
    />
  );
}

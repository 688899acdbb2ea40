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
  /** Whether it stands above the button where there is more room. */
  flips?: boolean;
  /** In px; by default as wide as its content. */
  width?: number;
  children: ReactNode;
};

/** A small window at the button that opened it. The browser's Back button closes it. */
export function Popover({ label, labelledBy, align = 'right', flips = false, width, ...rest }: Props) {
  useBackCloses(rest.open, rest.onClose);
  const isAbove = flips && rest.anchorEl !== null && isInLowerHalf(rest.anchorEl);
  return (
    <MuiPopover
      {...rest}
      anchorOrigin={{ vertical: isAbove ? 'top' : 'bottom', horizontal: align }}
      transformOrigin={{ vertical: isAbove ? 'bottom' : 'top', horizontal: align }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          'aria-labelledby': labelledBy,
          tabIndex: -1,
          sx: { mt: isAbove ? -1 : 1, ...(width !== undefined && { width: `min(${width}px, calc(100vw - 32px))` }) },
        },
      }}
    />
  );
}

function isInLowerHalf(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top + bottom > window.innerHeight;
}

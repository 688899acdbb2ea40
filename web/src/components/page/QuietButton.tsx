import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '../controls/Button.tsx';
import { Tooltip } from '../controls/Tooltip.tsx';

type Props = {
  label: string;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  disabled?: boolean;
  busy?: boolean;
  /** -1 where another element of a group takes the focus of Tab. */
  tabIndex?: number | undefined;
  children: ReactNode;
};

/**
 * An icon button with its name in a tooltip. While disabled or busy it ignores clicks but keeps the focus, so that
 * users who page through a list by keyboard do not jump to the top of the page at its end.
 */
export function QuietButton({ label, onClick, disabled = false, busy = false, tabIndex, children }: Props) {
  const idle = !disabled && !busy;
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        tabIndex={tabIndex}
        aria-disabled={disabled ? true : undefined}
        aria-busy={busy ? true : undefined}
        onClick={idle ? onClick : undefined}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}

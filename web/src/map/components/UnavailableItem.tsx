import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { Tooltip } from '#web/components/controls/Tooltip.tsx';

/** A menu entry that is unavailable now. It is reachable by keyboard like the others, so that everybody learns why. */
export function UnavailableItem({ label, reason, ...item }: { label: string; reason: string } & MenuItemProps) {
  return (
    <Tooltip title={reason} side="left" describes onTouch>
      <MenuItem
        {...item}
        aria-disabled
        disableRipple
        sx={{ color: 'text.disabled', cursor: 'default', '&:hover': { backgroundColor: 'transparent' } }}
      >
        {label}
      </MenuItem>
    </Tooltip>
  );
}

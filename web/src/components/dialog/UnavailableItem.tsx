import { Tooltip } from '#web/components/controls/Tooltip.tsx';
import { MenuItem, type MenuItemProps } from '#web/components/menu/MenuItem.tsx';

/**
 * A menu entry that is unavailable now. It stays reachable by keyboard, so that all users can learn why; its menu must
 * set `disabledItemsFocusable`.
 */
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

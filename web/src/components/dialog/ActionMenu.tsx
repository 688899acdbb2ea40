import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { Icon } from '#web/components/controls/Icon.tsx';
import { done } from '#web/components/controls/icons.ts';
import type { Openable } from './lazyDialog.tsx';
import { Menu } from './Menu.tsx';
import { UnavailableItem } from './UnavailableItem.tsx';

/** An action of a menu. With a reason it is unavailable, and says why. */
export type Action = {
  label: string;
  act: () => void;
  reason?: string | undefined;
  /** Whether it is the present one of several that exclude each other; undefined for an action that is none of them. */
  checked?: boolean | undefined;
};

export type ActionMenuProps = Openable & {
  /** The button below which the menu opens. */
  anchor: HTMLElement | null;
  label: string;
  /** The actions in groups, with a line between groups. */
  groups: readonly (readonly Action[])[];
};

/** The actions on a release or an epic, below its More button. */
export function ActionMenu({ open, onClose, anchor, label, groups }: ActionMenuProps) {
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      transitionDuration={{ exit: 0 }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { dense: true, disabledItemsFocusable: true, 'aria-label': label } }}
    >
      {groups.flatMap((actions, i) => [
        i > 0 && <Divider key={i} />,
        ...actions.map(({ label: text, act, reason, checked }) =>
          reason === undefined ? (
            <MenuItem
              key={text}
              {...choice(checked)}
              onClick={() => {
                onClose();
                // The menu returns the focus as it closes, so actions that take the focus wait until then.
                requestAnimationFrame(act);
              }}
            >
              {text}
              {checked === true && <Icon path={done} small />}
            </MenuItem>
          ) : (
            <UnavailableItem key={text} label={text} reason={reason} {...choice(checked)} />
          ),
        ),
      ])}
    </Menu>
  );
}

/** What an entry is called that is one of several: a radio button of the menu, with a mark on the present one. */
function choice(checked: boolean | undefined) {
  if (checked === undefined) return {};
  return {
    ...{ role: 'menuitemradio', 'aria-checked': checked, selected: checked },
    sx: { display: 'flex', justifyContent: 'space-between', gap: 3 },
  };
}

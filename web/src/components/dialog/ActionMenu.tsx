import { Icon } from '#web/components/controls/Icon.tsx';
import { done } from '#web/components/controls/icons.ts';
import { Divider } from '#web/components/layout/Divider.tsx';
import { Menu } from '#web/components/menu/Menu.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';
import type { Openable } from './lazyDialog.tsx';
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
    <Menu open={open} anchorEl={anchor} onClose={onClose} label={label}>
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

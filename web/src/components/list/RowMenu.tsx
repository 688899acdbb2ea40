import { useState } from 'react';
import { IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { more } from '#web/components/controls/pageIcons.ts';
import type { ActionMenuProps } from '#web/components/dialog/ActionMenu.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import styles from './rows.module.css';

const ActionMenu = lazyDialog<ActionMenuProps>(() =>
  import('#web/components/dialog/ActionMenu.tsx').then((file) => file.ActionMenu),
);

/** The button of a row that opens its menu. */
export function RowMenu({ label, groups }: Pick<ActionMenuProps, 'label' | 'groups'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        className={styles['more']}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon path={more} />
      </IconButton>
      <ActionMenu
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchor={anchor}
        label={label}
        groups={groups}
      />
    </>
  );
}

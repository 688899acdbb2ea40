import { useState } from 'react';
import type { RegisteredEmail } from '#shared/model/people/people.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { Avatar } from '#web/components/controls/Avatar.tsx';
import { IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { more } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { TableCell, TableRow, TableRowHeader } from '#web/components/table/Table.tsx';
import { initialsOf, nameOf } from '#web/replica/people/people.ts';
import { useGrantAccess } from '../hooks/useGrantAccess.ts';
import type { Actor } from '../model/userActions.ts';
import { RolesButton } from './RolesButton.tsx';
import type { UserDialogName, UserMenuProps } from './UserMenu.tsx';
import styles from './users.module.css';
import { UserState } from './UserState.tsx';

const UserMenu = lazyDialog<UserMenuProps>(() => import('./UserMenu.tsx').then((file) => file.UserMenu));

type Props = {
  user: RegisteredEmail;
  actor: Actor;
  selected: boolean;
  onSelect: (to: boolean) => void;
  onDialog: (name: UserDialogName, user: RegisteredEmail) => void;
};

/** One user: name, roles, access, and what can be changed of them. */
export function UserRow({ user, actor, selected, onSelect, onDialog }: Props) {
  const name = nameOf(user);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const grant = useGrantAccess();
  return (
    <TableRow selected={selected}>
      <TableCell place="start">
        <label className={styles['check']}>
          <input
            type="checkbox"
            aria-label={adminTexts.select({ person: name })}
            checked={selected}
            onChange={({ target }) => onSelect(target.checked)}
          />
        </label>
      </TableCell>
      <TableRowHeader>
        <div className={styles['person']}>
          <Avatar initials={initialsOf(user)} quiet />
          <div className={styles['names']}>
            <Text as="div" look="label" oneLine dir="auto" title={name}>
              {name}
              {user.email === actor.email && <span className={styles['you']}>{` (${adminTexts.you})`}</span>}
            </Text>
            {name !== user.email && (
              <Text as="div" look="compact" quiet oneLine title={user.email}>
                {user.email}
              </Text>
            )}
          </div>
        </div>
      </TableRowHeader>
      <TableCell place="below">
        <RolesButton user={user} actor={actor} />
      </TableCell>
      <TableCell place="below">
        <UserState user={user} />
      </TableCell>
      <TableCell place="end">
        <IconButton
          aria-label={adminTexts.actionsFor({ person: name })}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Icon path={more} small />
        </IconButton>
        <UserMenu
          open={anchor !== null}
          anchor={anchor}
          user={user}
          actor={actor}
          onClose={() => setAnchor(null)}
          onDialog={(dialog) => onDialog(dialog, user)}
          onGrant={() => grant(user)}
        />
      </TableCell>
    </TableRow>
  );
}

import { useState } from 'react';
import type { RegisteredEmail } from '#shared/model/people/people.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { Avatar } from '#web/components/controls/Avatar.tsx';
import { IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { more } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import cards from '#web/components/page/cards.module.css';
import { initialsOf, nameOf } from '#web/replica/people/people.ts';
import { useRoles } from '../hooks/useRoles.ts';
import { refusalFor } from '../model/accessRefusal.ts';
import type { Actor } from '../model/userActions.ts';
import { AccessButton } from './AccessButton.tsx';
import type { UserDialogName, UserMenuProps } from './UserMenu.tsx';
import { UserState } from './UserState.tsx';

const UserMenu = lazyDialog<UserMenuProps>(() => import('./UserMenu.tsx').then((file) => file.UserMenu));

type Props = {
  user: RegisteredEmail;
  actor: Actor;
  onDialog: (name: UserDialogName, user: RegisteredEmail) => void;
};

/** One user: name, access, roles, and what can be changed of them. */
export function UserCard({ user, actor, onDialog }: Props) {
  const name = nameOf(user);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const roles = useRoles(user);
  return (
    <li className={cards['card']}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
        <Avatar initials={initialsOf(user)} quiet />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Text as="h3" look="subtitle" oneLine title={name}>
            {name}
            {user.email === actor.email && (
              <span style={{ color: 'var(--storyd-text-quiet)', fontWeight: 400 }}>{` (${adminTexts.you})`}</span>
            )}
          </Text>
          {name !== user.email && (
            <Text look="compact" quiet oneLine title={user.email}>
              {user.email}
            </Text>
          )}
        </Box>
        <IconButton
          aria-label={adminTexts.actionsFor({ person: name })}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Icon path={more} small />
        </IconButton>
      </Box>
      <UserState user={user} />
      <Box sx={{ display: 'grid', justifyContent: 'start', mt: 'auto' }}>
        <AccessButton user={user} refusal={refusalFor(actor, user)} onRemove={() => onDialog('access', user)} />
      </Box>
      <UserMenu
        open={anchor !== null}
        anchor={anchor}
        user={user}
        actor={actor}
        onClose={() => setAnchor(null)}
        onDialog={(dialog) => onDialog(dialog, user)}
        onAdmin={roles.setAdmin}
        onViewer={roles.setViewer}
      />
    </li>
  );
}

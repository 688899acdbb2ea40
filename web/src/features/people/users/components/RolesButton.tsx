import { useState } from 'react';
import type { RegisteredEmail } from '#shared/model/people/people.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { arrowDown } from '#web/components/controls/pageIcons.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { nameOf } from '#web/replica/people/people.ts';
import { roleNames } from '../model/roleNames.ts';
import type { Actor } from '../model/userActions.ts';
import type { RolesMenuProps } from './RolesMenu.tsx';
import styles from './users.module.css';

const RolesMenu = lazyDialog<RolesMenuProps>(() => import('./RolesMenu.tsx').then((file) => file.RolesMenu));

/** The roles of a user; pressing them opens a menu that changes them (rule access.26). */
export function RolesButton({ user, actor }: { user: RegisteredEmail; actor: Actor }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const roles = roleNames(user.claims);
  const text = roles.join(', ') || adminTexts.roleNone;
  return (
    <>
      <Button
        className={styles['roles']}
        data-none={roles.length === 0 ? '' : undefined}
        aria-label={`${adminTexts.rolesOf({ person: nameOf(user) })}: ${text}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        end={<Icon path={arrowDown} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text}
      </Button>
      <RolesMenu open={anchor !== null} anchor={anchor} user={user} actor={actor} onClose={() => setAnchor(null)} />
    </>
  );
}

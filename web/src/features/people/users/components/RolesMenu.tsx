import type { RegisteredEmail } from '#shared/model/people/people.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { done } from '#web/components/controls/icons.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { ListItemText } from '#web/components/layout/List.tsx';
import { Menu } from '#web/components/menu/Menu.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';
import { nameOf } from '#web/replica/people/people.ts';
import { useRoles } from '../hooks/useRoles.ts';
import { type Actor, adminRefusalFor, viewerRefusalFor } from '../model/userActions.ts';

export type RolesMenuProps = Openable & { anchor: HTMLElement | null; user: RegisteredEmail; actor: Actor };

/** The roles that a user can have, those of theirs with a mark. A disabled one says why. */
export function RolesMenu({ open, anchor, user, actor, onClose }: RolesMenuProps) {
  const { setAdmin, setViewer } = useRoles(user);
  const { admin, super_admin, global_story_map_viewer } = user.claims;
  const role = (
    text: string,
    help: string,
    { has, set, refusal }: { has: boolean; set: (to: boolean) => void; refusal: string | undefined },
  ) => (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={has}
      aria-label={text}
      disabled={refusal !== undefined}
      onClick={() => {
        onClose();
        set(!has);
      }}
      sx={{ gap: 3, whiteSpace: 'normal' }}
    >
      <ListItemText primary={text} secondary={refusal ?? help} />
      <Icon path={done} small style={{ visibility: has ? 'visible' : 'hidden' }} />
    </MenuItem>
  );
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      align="left"
      onClose={onClose}
      label={adminTexts.rolesOf({ person: nameOf(user) })}
      sx={{ '& .MuiMenu-paper': { maxWidth: 320 } }}
    >
      {role(adminTexts.roleAdmin, adminTexts.roleHelp.admin, {
        has: admin || super_admin,
        set: setAdmin,
        refusal: adminRefusalFor(actor, user),
      })}
      {role(adminTexts.roleGlobalViewer, adminTexts.roleHelp.global_story_map_viewer, {
        has: global_story_map_viewer,
        set: setViewer,
        refusal: viewerRefusalFor(user),
      })}
    </Menu>
  );
}

import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { RegisteredEmail } from '#shared/model/people/people.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import * as erasureTexts from '#shared/texts/people/erasure.ts';
import { secondFactorRule } from '#web/base/api/identity.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Menu } from '#web/components/dialog/Menu.tsx';
import { nameOf } from '#web/replica/people/people.ts';
import { erasureRefusalFor, refusalFor } from '../model/accessRefusal.ts';
import { type Actor, adminRefusalFor, transferRefusalFor, viewerRefusalFor } from '../model/userActions.ts';

/** The dialogs that a user's menu opens. */
export type UserDialogName = 'access' | 'permissions' | 'maps' | 'factor' | 'transfer' | 'user' | 'erase';

export type UserMenuProps = Openable & {
  anchor: HTMLElement | null;
  user: RegisteredEmail;
  actor: Actor;
  onDialog: (name: UserDialogName) => void;
  onAdmin: (to: boolean) => void;
  onViewer: (to: boolean) => void;
};

/** What an administrator can do with a user besides granting and removing access. A disabled item says why. */
export function UserMenu({ open, anchor, user, actor, onClose, onDialog, onAdmin, onViewer }: UserMenuProps) {
  const { claims, signedUp } = user;
  const accessRefusal = refusalFor(actor, user);
  // The menu returns the focus as it closes, so a dialog opens after that and returns it to the same button.
  const then = (act: () => void) => () => {
    onClose();
    requestAnimationFrame(act);
  };
  const item = (text: string, act: () => void, refusal?: string) => (
    <MenuItem key={text} onClick={then(act)} disabled={refusal !== undefined}>
      <ListItemText primary={text} secondary={refusal} />
    </MenuItem>
  );
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      transitionDuration={{ exit: 0 }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { dense: true, 'aria-label': adminTexts.actionsFor({ person: nameOf(user) }) },
        paper: { sx: { maxWidth: 320, '& .MuiMenuItem-root': { whiteSpace: 'normal' } } },
      }}
    >
      {item(adminTexts.permissions, () => onDialog('permissions'))}
      {signedUp && item(adminTexts.mapsOf({ person: nameOf(user) }), () => onDialog('maps'))}
      <Divider />
      {item(
        claims.global_story_map_viewer ? adminTexts.removeViewer : adminTexts.grantViewer,
        () => onViewer(!claims.global_story_map_viewer),
        viewerRefusalFor(user),
      )}
      {item(
        claims.admin ? adminTexts.removeAdmin : adminTexts.grantAdmin,
        () => onAdmin(!claims.admin),
        adminRefusalFor(actor, user),
      )}
      {actor.superAdmin && item(adminTexts.transfer, () => onDialog('transfer'), transferRefusalFor(actor, user))}
      <Divider />
      {signedUp &&
        secondFactorRule() !== 'off' &&
        item(adminTexts.resetFactor, () => onDialog('factor'), accessRefusal)}
      {item(adminTexts.removeUser, () => onDialog('user'), accessRefusal)}
      {item(erasureTexts.open, () => onDialog('erase'), erasureRefusalFor(actor, user))}
    </Menu>
  );
}

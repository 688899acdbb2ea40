import type { RegisteredEmail } from '#shared/model/people/people.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import * as erasureTexts from '#shared/texts/people/erasure.ts';
import { secondFactorRule } from '#web/base/api/identity.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Divider } from '#web/components/layout/Divider.tsx';
import { ListItemText } from '#web/components/layout/List.tsx';
import { Menu } from '#web/components/menu/Menu.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';
import { nameOf } from '#web/replica/people/people.ts';
import { erasureRefusalFor, refusalFor } from '../model/accessRefusal.ts';
import { type Actor, transferRefusalFor } from '../model/userActions.ts';

/** The dialogs that a user's menu opens. */
export type UserDialogName = 'access' | 'permissions' | 'maps' | 'factor' | 'transfer' | 'user' | 'erase';

export type UserMenuProps = Openable & {
  anchor: HTMLElement | null;
  user: RegisteredEmail;
  actor: Actor;
  onDialog: (name: UserDialogName) => void;
  onGrant: () => void;
};

/** What an administrator can do with a user besides changing their roles. A disabled item says why. */
export function UserMenu({ open, anchor, user, actor, onClose, onDialog, onGrant }: UserMenuProps) {
  const { active, signedUp } = user;
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
      label={adminTexts.actionsFor({ person: nameOf(user) })}
      sx={wrapping}
    >
      {item(adminTexts.permissions, () => onDialog('permissions'))}
      {signedUp && item(adminTexts.mapsOf({ person: nameOf(user) }), () => onDialog('maps'))}
      {actor.superAdmin && item(adminTexts.transfer, () => onDialog('transfer'), transferRefusalFor(actor, user))}
      <Divider />
      {signedUp &&
        secondFactorRule() !== 'off' &&
        item(adminTexts.resetFactor, () => onDialog('factor'), accessRefusal)}
      {active
        ? item(adminTexts.removeAccess, () => onDialog('access'), accessRefusal)
        : item(adminTexts.grantAccess, onGrant, accessRefusal)}
      {item(adminTexts.removeUser, () => onDialog('user'), accessRefusal)}
      {item(erasureTexts.open, () => onDialog('erase'), erasureRefusalFor(actor, user))}
    </Menu>
  );
}

const wrapping = { '& .MuiMenu-paper': { maxWidth: 320 }, '& .MuiMenuItem-root': { whiteSpace: 'normal' } } as const;

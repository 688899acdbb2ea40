import type { RegisteredEmail } from '#shared/model/people/people.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import type { UserDialogName } from './UserMenu.tsx';

const RemoveDialog = lazyDialog(() => import('../dialogs/RemoveDialog.tsx').then((file) => file.RemoveDialog));
const OwnedMapsDialog = lazyDialog(() =>
  import('#web/features/people/hand_over/OwnedMapsDialog.tsx').then((file) => file.OwnedMapsDialog),
);
const PermissionsDialog = lazyDialog(() =>
  import('../dialogs/PermissionsDialog.tsx').then((file) => file.PermissionsDialog),
);
const TransferDialog = lazyDialog(() => import('../dialogs/TransferDialog.tsx').then((file) => file.TransferDialog));
const ResetSecondFactorDialog = lazyDialog(() =>
  import('../dialogs/ResetSecondFactorDialog.tsx').then((file) => file.ResetSecondFactorDialog),
);
const ErasePersonDialog = lazyDialog(() =>
  import('#web/features/people/erasure/ErasePersonDialog.tsx').then((file) => file.ErasePersonDialog),
);

/** The dialog about a user; the user stays while it fades out, so that their name does not disappear first. */
export type OpenUserDialog = { name: UserDialogName; user: RegisteredEmail; open: boolean };

type Props = {
  shown: OpenUserDialog;
  onClose: () => void;
  /** The user was removed, or lost access. */
  onRemoved: () => void;
  /** Called when story maps of the user are left without an active owner. */
  onMapsLeft: () => void;
};

/** The dialogs that a user's card opens, one at a time. */
export function UserDialogs({ shown: { name, user, open }, onClose, onRemoved, onMapsLeft }: Props) {
  const common = { user, open, onClose };
  switch (name) {
    case 'access':
    case 'user':
      return <RemoveDialog {...common} what={name} onRemoved={onRemoved} onMapsLeft={onMapsLeft} />;
    case 'maps':
      return <OwnedMapsDialog key={user.uid} {...common} />;
    case 'permissions':
      return <PermissionsDialog key={user.uid} {...common} />;
    case 'transfer':
      return <TransferDialog {...common} />;
    case 'erase':
      return <ErasePersonDialog key={user.uid} {...common} onErased={onRemoved} />;
    case 'factor':
      return <ResetSecondFactorDialog {...common} />;
  }
}

import { TOAST_MS } from '#shared/model/limits.ts';
import type { RegisteredEmail } from '#shared/model/people/people.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { useCall } from '#web/base/api/queries.ts';
import { useToasts } from '#web/base/toasts.ts';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { useCompany } from '#web/replica/company/CompanyReplica.ts';
import { nameOf } from '#web/replica/people/people.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import { removeAccess, removeUser } from '../model/accessCommands.ts';

type Props = {
  user: RegisteredEmail;
  /** The access alone, or the user with their account. */
  what: 'access' | 'user';
  open: boolean;
  onClose: () => void;
  onRemoved: () => void;
  /** Called when it was removed and the user's story maps are left without an active owner. */
  onMapsLeft: () => void;
};

/**
 * Confirms, with the user's name, removing their access to the application or the user (rules access.12, access.29). On
 * refusal a toast gives the reason and all stays. Mentions the story maps they own, which the admin can hand over next
 * (rule share.13).
 */
export function RemoveDialog({ user, what, open, onClose, onRemoved, onMapsLeft }: Props) {
  const toasts = useToasts();
  const { pending } = useCompany();
  const maps = useCall('proposed_owners', { uid: user.uid, page: 1 }, { enabled: open && user.signedUp });
  const owned = maps.data?.total ?? 0;
  const { email } = user;
  const person = nameOf(user);
  const texts = user.signedUp ? signedUpTexts : invitedTexts;
  const confirm = () => {
    pending
      .begin(what === 'user' ? removeUser : removeAccess, { id: user.uid, email })
      .then(() => {
        if (what === 'user')
          toasts.show({ severity: 'success', text: adminTexts.userRemoved({ person }), ms: TOAST_MS.success });
        if (owned > 0) onMapsLeft();
      })
      .catch((error: unknown) =>
        toasts.show({ severity: 'error', text: refusalOf(error).message, ms: TOAST_MS.error }),
      );
    onRemoved();
  };
  return (
    <ConfirmDialog
      open={open}
      title={(what === 'user' ? adminTexts.removeUserTitle : adminTexts.removeTitle)({ person })}
      text={
        <>
          {texts[what]({ email, person })}
          {owned > 0 && <Box sx={{ mt: 2 }}>{adminTexts.losesMaps({ count: owned })}</Box>}
        </>
      }
      confirmLabel={what === 'user' ? adminTexts.removeUser : adminTexts.removeAccess}
      danger
      takesMore={what === 'user'}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

const signedUpTexts = { access: adminTexts.removeText, user: adminTexts.removeUserText };
const invitedTexts = { access: adminTexts.removeUnusedText, user: adminTexts.removeInvitedText };

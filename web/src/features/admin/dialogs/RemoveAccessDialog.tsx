import Box from '@mui/material/Box';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { RegisteredEmail } from '#shared/model/people.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { fill } from '#shared/texts/fill.ts';
import { useCall } from '#web/api/queries.ts';
import { useCompany } from '#web/company/CompanyReplica.ts';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { useToasts } from '#web/components/toasts.ts';
import { refusalOf } from '#web/replica/pendingCommands.ts';
import { removeAccess } from '../model/accessCommands.ts';
import { nameOf } from '../model/people.ts';

type Props = {
  user: RegisteredEmail;
  open: boolean;
  onClose: () => void;
  onRemoved: () => void;
  /** Called when access was removed and the user's story maps are left without an active owner. */
  onMapsLeft: () => void;
};

/**
 * Confirms, with the user's name, removing their access to the application. On refusal a toast gives the reason and
 * they keep it. Mentions the story maps they own, which the admin can hand over next (rule share.13).
 */
export function RemoveAccessDialog({ user, open, onClose, onRemoved, onMapsLeft }: Props) {
  const toasts = useToasts();
  const { pending } = useCompany();
  const maps = useCall('proposed_owners', { uid: user.uid, page: 1 }, { enabled: open && user.signedUp });
  const owned = maps.data?.total ?? 0;
  const confirm = () => {
    pending
      .begin(removeAccess, { id: user.uid, email: user.email })
      .then(() => (owned > 0 ? onMapsLeft() : undefined))
      .catch((error: unknown) =>
        toasts.show({ severity: 'error', text: refusalOf(error).message, ms: TOAST_MS.error }),
      );
    onRemoved();
  };
  return (
    <ConfirmDialog
      open={open}
      title={fill(adminTexts.removeTitle, { person: nameOf(user) })}
      text={
        <>
          {fill(user.signedUp ? adminTexts.removeText : adminTexts.removeUnusedText, { email: user.email })}
          {owned > 0 && (
            <Box sx={{ mt: 2 }}>
              {fill(owned === 1 ? adminTexts.losesMaps.one : adminTexts.losesMaps.other, { count: owned })}
            </Box>
          )}
        </>
      }
      confirmLabel={adminTexts.removeAccess}
      danger
      onConfirm={confirm}
      onClose={onClose}
      loading={false}
      error={undefined}
    />
  );
}

import { useNavigate } from 'react-router-dom';
import type { RegisteredEmail } from '#shared/model/people/people.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { paths } from '#web/base/paths.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import { nameOf } from '#web/replica/people/people.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';

type Props = { user: RegisteredEmail; open: boolean; onClose: () => void };

/** Explains what becomes of the super admin, transfers the role, and logs them out (rule access.28). */
export function TransferDialog({ user, open, onClose }: Props) {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const transfer = useCommand('transfer_super_admin', {
    onSuccess: () => {
      void signOut('superAdminTransferred');
      void navigate(paths.login(), { state: { flashMessage: 'superAdminTransferred' } });
    },
  });
  const person = nameOf(user);
  return (
    <ConfirmDialog
      open={open}
      title={adminTexts.transferTitle({ person })}
      text={adminTexts.transferText({ person })}
      confirmLabel={adminTexts.transfer}
      danger
      takesMore
      onConfirm={() => transfer.mutate({ uid: user.uid, email: user.email })}
      onClose={onClose}
      command={transfer}
    />
  );
}

import type { RegisteredEmail } from '#shared/model/people.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { fill } from '#shared/texts/fill.ts';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { useRemoveAccess } from '../hooks/useUsers.ts';
import { nameOf } from '../model/people.ts';

type Props = { user: RegisteredEmail; open: boolean; onClose: () => void; onRemoved: () => void };

/** Asks, with the person's name, before their access to the application is removed. */
export function RemoveAccessDialog({ user, open, onClose, onRemoved }: Props) {
  const remove = useRemoveAccess();
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={fill(adminTexts.removeTitle, { person: nameOf(user) })}
      text={fill(user.signedUp ? adminTexts.removeText : adminTexts.removeUnusedText, { email: user.email })}
      confirmLabel={adminTexts.removeAccess}
      danger
      onConfirm={() => remove.mutate({ email: user.email }, { onSuccess: onRemoved })}
      onClose={close}
      loading={remove.isPending}
      error={remove.error?.message}
    />
  );
}

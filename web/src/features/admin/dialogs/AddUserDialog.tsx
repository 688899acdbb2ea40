import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { RegisteredEmail } from '#shared/model/people.ts';
import type { Person } from '#shared/rules/permissions.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { fill } from '#shared/texts/fill.ts';
import { useCommand } from '#web/api/queries.ts';
import { FormDialog } from '#web/components/FormDialog.tsx';
import { useToasts } from '#web/components/toasts.ts';
import { checkNewUser } from '../model/newUser.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  actor: Pick<Person, 'email' | 'superAdmin'> & { company: string };
  users: readonly RegisteredEmail[];
};

/** Asks for the address of a user to grant access to (rule access.11). */
export function AddUserDialog({ open, onClose, actor, users }: Props) {
  const toasts = useToasts();
  const grant = useCommand('add_registered_email');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const { email, error } = checkNewUser(typed, actor, users);
  const problem = isTried ? error : undefined;

  const close = () => {
    setTried(false);
    grant.reset();
    onClose();
  };
  const submit = () => {
    setTried(true);
    if (email === undefined) return;
    grant.mutate(
      { email },
      {
        onSuccess: () => {
          setTyped('');
          close();
          toasts.show({ severity: 'success', text: fill(adminTexts.added, { email }), ms: TOAST_MS.success });
        },
      },
    );
  };

  return (
    <FormDialog
      open={open}
      title={adminTexts.addTitle}
      onSubmit={submit}
      onClose={close}
      submitLabel={adminTexts.add}
      loading={grant.isPending}
      error={grant.error?.message}
    >
      <TextField
        label={adminTexts.email}
        type="email"
        required
        autoComplete="off"
        placeholder={fill(adminTexts.emailPlaceholder, { domain: actor.company })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={problem !== undefined}
        helperText={problem ?? adminTexts.addHelp}
      />
    </FormDialog>
  );
}

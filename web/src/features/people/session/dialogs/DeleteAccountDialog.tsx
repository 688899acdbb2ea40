import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import * as accountTexts from '#shared/texts/people/account.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { usePerson, useSession } from '#web/base/session/useSession.ts';
import { DialogContentText } from '#web/components/dialog/Dialog.tsx';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { send } from '#web/replica/sending/send.ts';
import { Field } from '../components/Field.tsx';
import type { FlashMessage } from '../model/flashMessage.ts';
import { normalEmail } from '../model/validation.ts';

/** Explains the consequences, makes the user type the address, and deletes the account (rule session.25). */
export function DeleteAccountDialog({ open, onClose }: Openable) {
  const { uid, email } = usePerson();
  const { signOut } = useSession();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const deletion = useMutation<unknown, ApiError>({
    mutationFn: () => send('delete_account', { uid }),
    onSuccess: () => void signOut('accountDeleted' satisfies FlashMessage),
  });
  const close = () => {
    setTyped('');
    setWrong(false);
    deletion.reset();
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={accountTexts.deleteTitle}
      onSubmit={() => {
        const differs = normalEmail(typed) !== email;
        setWrong(differs);
        if (!differs) deletion.mutate();
      }}
      onClose={close}
      submitLabel={accountTexts.deleteAccount}
      closeLabel={commonTexts.cancel}
      danger
      loading={deletion.isPending}
      error={deletion.error}
    >
      <DialogContentText component="ul" sx={{ m: 0, pl: 4, display: 'grid', gap: 1 }}>
        {accountTexts.deleteConsequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </DialogContentText>
      <Field
        label={accountTexts.deleteConfirm({ email })}
        type="email"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        error={isWrong ? accountTexts.deleteMismatch({ email }) : undefined}
        input={{ autoCapitalize: 'none', spellCheck: false }}
      />
    </FormDialog>
  );
}

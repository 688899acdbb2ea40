import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TOAST_MS } from '#shared/model/limits.ts';
import { isRecent } from '#shared/rules/people/recentSignIn.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as accountTexts from '#shared/texts/people/account.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';
import { paths } from '#web/base/paths.ts';
import { keepRedirect } from '#web/base/session/keptRedirect.ts';
import { useLogOut } from '#web/base/session/useLogOut.ts';
import { usePerson } from '#web/base/session/useSession.ts';
import { useToasts } from '#web/base/toasts.ts';
import { DialogContentText } from '#web/components/dialog/Dialog.tsx';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { send } from '#web/replica/sending/send.ts';

type Props = Openable & {
  uid: string;
  /** The account to unlink, and what people call it. */
  id: string;
  name: string;
  /** When the session began, in seconds: an old one proves nothing, and its user has to sign in again first. */
  signedInAt: number;
};

const isTooOld = (signedInAt: number) => !isRecent(signedInAt, Date.now());

/** Asks before an account no longer signs the user in, or sends them to sign in again (rule session.34). */
export function UnlinkDialog({ open, onClose, uid, id, name, signedInAt }: Props) {
  const isOld = isTooOld(signedInAt);
  const { email } = usePerson();
  const logOut = useLogOut();
  const toasts = useToasts();
  const cache = useQueryClient();
  const unlink = useMutation<unknown, ApiError>({
    mutationFn: () => send('unlink_sign_in', { uid, signInId: id }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: callKey('sign_ins', { uid }) });
      close();
      toasts.show({ severity: 'success', text: accountTexts.signInRemoved({ name }), ms: TOAST_MS.success });
    },
  });
  function close() {
    unlink.reset();
    onClose();
  }
  const signInAgain = () => {
    // Through a provider too, whose session would sign them in again unasked. Logging out forgets an earlier redirect.
    void logOut().then((isOut) => {
      if (isOut) keepRedirect(email, paths.account());
    });
  };
  return (
    <FormDialog
      open={open}
      title={accountTexts.signInRemoveTitle({ name })}
      onSubmit={isOld ? signInAgain : () => unlink.mutate()}
      onClose={close}
      submitLabel={isOld ? accountTexts.signInAgain : accountTexts.signInRemove}
      closeLabel={commonTexts.cancel}
      loading={unlink.isPending}
      error={unlink.error}
      danger={!isOld}
    >
      <DialogContentText>{isOld ? accountTexts.signInOld : accountTexts.signInRemoveText}</DialogContentText>
    </FormDialog>
  );
}

import { TOAST_MS } from '#shared/model/limits.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as accountTexts from '#shared/texts/people/account.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { usePerson } from '#web/base/session/useSession.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { AppCodeField, PasswordField } from '../components/fields.tsx';
import { usePasswordAdvice } from '../hooks/usePasswordAdvice.ts';
import { usePasswordChange } from '../hooks/usePasswordChange.ts';

/** Replaces the password; requires the present one (rule session.24). */
export function ChangePasswordDialog({ open, onClose }: Openable) {
  const { email, username } = usePerson();
  const toasts = useToasts();
  const change = usePasswordChange(() => {
    close();
    toasts.show({ severity: 'success', text: accountTexts.passwordChanged, ms: TOAST_MS.success });
  });
  const { typed, type, fieldErrors } = change;
  const advice = usePasswordAdvice(typed.password, { email, username });
  function close() {
    change.reset();
    onClose();
  }
  return (
    <FormDialog
      open={open}
      title={accountTexts.changePassword}
      onSubmit={() => void change.submit()}
      onClose={close}
      submitLabel={labelOf(change)}
      closeLabel={commonTexts.cancel}
      loading={change.busy}
      error={change.error}
    >
      {/* Hidden; password managers need it to identify the account. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {change.asksCode ? (
        <>
          <Text>{accountTexts.passwordChangedCode}</Text>
          <AppCodeField autoFocus value={typed.code} onChange={type('code')} error={fieldErrors.code} />
        </>
      ) : (
        <>
          <PasswordField
            label={accountTexts.presentPassword}
            value={typed.present}
            onChange={type('present')}
            error={fieldErrors.present}
          />
          <PasswordField
            chosen
            label={sessionTexts.newPassword}
            value={typed.password}
            onChange={type('password')}
            error={fieldErrors.password}
            advice={advice}
            help={sessionTexts.passwordHelp}
          />
          <PasswordField
            chosen
            label={sessionTexts.confirmPassword}
            value={typed.confirm}
            onChange={type('confirm')}
            error={fieldErrors.confirm}
          />
        </>
      )}
    </FormDialog>
  );
}

function labelOf({ asksCode, changed }: { asksCode: boolean; changed: boolean }): string {
  if (asksCode) return accountTexts.continueSignIn;
  return changed ? commonTexts.tryAgain : accountTexts.changePassword;
}

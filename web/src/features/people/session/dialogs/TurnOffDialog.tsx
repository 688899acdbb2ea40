import { useState } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as accountTexts from '#shared/texts/people/account.ts';
import { usePerson } from '#web/base/session/useSession.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { PasswordField } from '../components/fields.tsx';
import { useTurnOff } from '../hooks/useSecondFactor.ts';
import { isWrongPassword, textOfCaught } from '../model/signInError.ts';
import { isBlank } from '../model/validation.ts';

/** Turns the second factor off after explaining the consequences; requires the password (rule session.27). */
export function TurnOffDialog({ open, onClose }: Openable) {
  const { email } = usePerson();
  const toasts = useToasts();
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const turnOff = useTurnOff(() => {
    close();
    toasts.show({ severity: 'success', text: accountTexts.turnedOff, ms: TOAST_MS.success });
  });
  function close() {
    setPassword('');
    setEmpty(false);
    turnOff.reset();
    onClose();
  }
  const submit = () => {
    setEmpty(isBlank(password));
    if (!isBlank(password)) turnOff.mutate(password);
  };
  const isWrong = isWrongPassword(turnOff.error);
  return (
    <FormDialog
      open={open}
      title={accountTexts.turnOffTitle}
      onSubmit={submit}
      onClose={close}
      submitLabel={accountTexts.turnOff}
      closeLabel={commonTexts.cancel}
      loading={turnOff.isPending}
      error={turnOff.error === null || isWrong ? undefined : textOfCaught(turnOff.error)}
      danger
    >
      <Text>{accountTexts.turnOffText}</Text>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={accountTexts.presentPassword}
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          setEmpty(false);
          if (isWrong) turnOff.reset();
        }}
        error={isEmpty ? accountTexts.presentPasswordEmpty : isWrong ? accountTexts.presentPasswordWrong : undefined}
      />
    </FormDialog>
  );
}

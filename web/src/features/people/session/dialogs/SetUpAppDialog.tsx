import { useState } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as accountTexts from '#shared/texts/people/account.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { usePerson } from '#web/base/session/useSession.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { AppSecret } from '../components/AppSecret.tsx';
import { AppCodeField } from '../components/fields.tsx';
import { useAppSecret, useTurnOn } from '../hooks/useSecondFactor.ts';
import { isWrongAppCode, textOfCaught } from '../model/signInError.ts';
import { checkAppCode, plainCode } from '../model/validation.ts';

/**
 * Shows the secret for an authenticator app and turns the second factor on with the app's first code (rule session.27).
 */
export function SetUpAppDialog({ open, onClose }: Openable) {
  const { email } = usePerson();
  const toasts = useToasts();
  const secret = useAppSecret(open);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const turnOn = useTurnOn(() => {
    close();
    toasts.show({ severity: 'success', text: accountTexts.setUpDone, ms: TOAST_MS.success });
  });
  function close() {
    setCode('');
    setProblem(undefined);
    turnOn.reset();
    onClose();
  }
  const submit = () => {
    if (secret.isError) {
      void secret.refetch();
      return;
    }
    const wrong = checkAppCode(code);
    setProblem(wrong.code);
    if (wrong.code === undefined && secret.data !== undefined) turnOn.mutate(plainCode(code));
  };
  const isWrong = isWrongAppCode(turnOn.error);
  const failure = secret.error ?? (isWrong ? undefined : turnOn.error);
  return (
    <FormDialog
      open={open}
      title={accountTexts.setUpTitle}
      onSubmit={submit}
      onClose={close}
      submitLabel={secret.isError ? commonTexts.tryAgain : accountTexts.turnOn}
      closeLabel={commonTexts.cancel}
      loading={turnOn.isPending || (secret.isError && secret.isFetching)}
      error={failure ? textOfCaught(failure) : undefined}
    >
      {secret.data !== undefined && <AppSecret secret={secret.data} email={email} />}
      {secret.data === undefined && !secret.isError && (
        <LoadingAfter>
          <Skeleton width={200} height={200} style={{ marginInline: 'auto' }} />
        </LoadingAfter>
      )}
      <AppCodeField
        value={code}
        onChange={(typed) => {
          setCode(typed);
          if (isWrong) turnOn.reset();
        }}
        error={problem ?? (isWrong ? sessionTexts.appCodeWrong : undefined)}
      />
    </FormDialog>
  );
}

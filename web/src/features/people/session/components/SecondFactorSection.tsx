import { useState } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import * as accountTexts from '#shared/texts/people/account.ts';
import { secondFactorRule } from '#web/base/api/identity.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import account from '../account.module.css';
import { useSecondFactor } from '../hooks/useSecondFactor.ts';
import { Section } from './Section.tsx';

const SetUpAppDialog = lazyDialog(() => import('../dialogs/SetUpAppDialog.tsx').then((file) => file.SetUpAppDialog));
const TurnOffDialog = lazyDialog(() => import('../dialogs/TurnOffDialog.tsx').then((file) => file.TurnOffDialog));

/** Shows whether sign-in requires a code of an authenticator app, and changes that (rule session.27). */
export function SecondFactorSection() {
  const [dialog, setDialog] = useState<'setUp' | 'turnOff'>();
  const { data: isOn, isError, isFetching, refetch } = useSecondFactor();
  const rule = secondFactorRule();
  const close = () => setDialog(undefined);
  if (rule === 'off') return null;
  return (
    <Section title={accountTexts.secondFactor} help={helpOf(isOn, isError, rule)}>
      {isOn === undefined && isError && (
        <Button variant="outlined" busy={isFetching} onClick={() => void refetch()}>
          {commonTexts.tryAgain}
        </Button>
      )}
      {isOn === undefined && !isError && (
        <LoadingAfter>
          <Skeleton width={72} height="var(--storyd-control)" />
        </LoadingAfter>
      )}
      {isOn === false && (
        <Button variant="outlined" onClick={() => setDialog('setUp')}>
          {accountTexts.setUp}
        </Button>
      )}
      {isOn === true && (
        <div className={account['actions']}>
          <Button variant="outlined" onClick={() => setDialog('setUp')}>
            {accountTexts.otherApp}
          </Button>
          {rule === 'optional' && (
            <Button variant="outlined" onClick={() => setDialog('turnOff')}>
              {accountTexts.turnOff}
            </Button>
          )}
        </div>
      )}
      <SetUpAppDialog open={dialog === 'setUp'} onClose={close} />
      <TurnOffDialog open={dialog === 'turnOff'} onClose={close} />
    </Section>
  );
}

function helpOf(isOn: boolean | undefined, isError: boolean, rule: 'optional' | 'required'): string {
  if (isOn === undefined) return isError ? accountTexts.secondFactorFailed : commonTexts.loading;
  if (!isOn) return accountTexts.secondFactorOff;
  return rule === 'required' ? accountTexts.secondFactorDemanded : accountTexts.secondFactorOn;
}

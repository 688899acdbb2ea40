import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { accountTexts } from '#shared/texts/account.ts';
import { commonTexts } from '#shared/texts/common.ts';
import { secondFactorRule } from '#web/api/identity.ts';
import { lazyDialog } from '#web/components/lazyDialog.tsx';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
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
        <Button variant="outlined" loading={isFetching} onClick={() => void refetch()}>
          {commonTexts.tryAgain}
        </Button>
      )}
      {isOn === undefined && !isError && (
        <LoadingAfter>
          <Skeleton variant="rounded" width={72} height={32} />
        </LoadingAfter>
      )}
      {isOn === false && (
        <Button variant="outlined" onClick={() => setDialog('setUp')}>
          {accountTexts.setUp}
        </Button>
      )}
      {isOn === true && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="outlined" onClick={() => setDialog('setUp')}>
            {accountTexts.otherApp}
          </Button>
          {rule === 'optional' && (
            <Button variant="outlined" color="error" onClick={() => setDialog('turnOff')}>
              {accountTexts.turnOff}
            </Button>
          )}
        </Box>
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

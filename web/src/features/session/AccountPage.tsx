import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { accountTexts } from '#shared/texts/account.ts';
import { usePerson, useSession } from '#web/app/session/useSession.ts';
import { withMuiTheme } from '#web/app/theme/MuiTheme.tsx';
import { lazyDialog } from '#web/components/lazyDialog.tsx';
import { PageTitle } from '#web/components/PageTitle.tsx';
import { LogOutEverywhere } from './components/LogOutEverywhere.tsx';
import { NoticeSection } from './components/NoticeSection.tsx';
import { SecondFactorSection } from './components/SecondFactorSection.tsx';
import { Section } from './components/Section.tsx';
import { SignInsSection } from './components/SignInsSection.tsx';

const ChangePasswordDialog = lazyDialog(() =>
  import('./dialogs/ChangePasswordDialog.tsx').then((file) => file.ChangePasswordDialog),
);
const DeleteAccountDialog = lazyDialog(() =>
  import('./dialogs/DeleteAccountDialog.tsx').then((file) => file.DeleteAccountDialog),
);

/**
 * `/account`: the user's own account settings (rule session.23). Those of the password need a session that it has begun.
 */
export const Component = withMuiTheme(function Account() {
  const { uid, email, username } = usePerson();
  const { throughProvider } = useSession();
  const [dialog, setDialog] = useState<'password' | 'delete'>();
  const close = () => setDialog(undefined);
  return (
    <Box sx={{ width: '100%', maxWidth: 720, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 5, sm: 8 } }}>
      <PageTitle title={accountTexts.title} />
      <Typography component="h1" variant="h1" tabIndex={-1}>
        {accountTexts.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 6, overflowWrap: 'anywhere' }}>
        {username === email ? email : `${username}, ${email}`}
      </Typography>
      <SignInsSection uid={uid} />
      {!throughProvider && (
        <>
          <Section title={accountTexts.password} help={accountTexts.passwordHelp}>
            <Button variant="outlined" onClick={() => setDialog('password')}>
              {accountTexts.changePassword}
            </Button>
          </Section>
          <SecondFactorSection />
        </>
      )}
      <NoticeSection uid={uid} />
      <Section title={accountTexts.devices} help={accountTexts.devicesHelp}>
        <LogOutEverywhere uid={uid} />
      </Section>
      <Section title={accountTexts.deleteAccount} help={accountTexts.deletionHelp}>
        <Button variant="outlined" color="error" onClick={() => setDialog('delete')}>
          {accountTexts.deleteAccount}
        </Button>
      </Section>
      <ChangePasswordDialog open={dialog === 'password'} onClose={close} />
      <DeleteAccountDialog open={dialog === 'delete'} onClose={close} />
    </Box>
  );
});

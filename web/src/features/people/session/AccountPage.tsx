import { useState } from 'react';
import * as accountTexts from '#shared/texts/people/account.ts';
import { usePerson, useSession } from '#web/base/session/useSession.ts';
import { Button } from '#web/components/controls/Button.tsx';
import controls from '#web/components/controls/controls.module.css';
import { Text } from '#web/components/controls/Text.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { PageGrid } from '#web/components/layout/PageGrid.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import styles from './account.module.css';
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
 * `/account`: the user's own account settings (rule session.23). Those of the password need a session that it has
 * begun.
 */
export function Component() {
  const { uid, email, username } = usePerson();
  const { throughProvider } = useSession();
  const [dialog, setDialog] = useState<'password' | 'delete'>();
  const close = () => setDialog(undefined);
  return (
    <PageGrid narrow>
      <PageTitle title={accountTexts.title} />
      <h1 tabIndex={-1} className={`${controls['heading']} ${styles['heading']}`}>
        {accountTexts.title}
      </h1>
      <Text quiet className={styles['person'] ?? ''}>
        {username === email ? email : `${username}, ${email}`}
      </Text>
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
        <Button variant="outlined" onClick={() => setDialog('delete')}>
          {accountTexts.deleteAccount}
        </Button>
      </Section>
      <ChangePasswordDialog open={dialog === 'password'} onClose={close} />
      <DeleteAccountDialog open={dialog === 'delete'} onClose={close} />
    </PageGrid>
  );
}

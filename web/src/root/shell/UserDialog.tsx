import { type CSSProperties, useId } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as accountTexts from '#shared/texts/people/account.ts';
import * as presenceTexts from '#shared/texts/story_map/presence.ts';
import { paths } from '#web/base/paths.ts';
import { useLogOut } from '#web/base/session/useLogOut.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { useColorMode } from '#web/base/theme/useColorMode.ts';
import { ButtonLink, Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Toggle } from '#web/components/controls/Toggle.tsx';
import { Dialog, DialogActions, DialogContent } from '#web/components/dialog/Dialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { setSharesPresence, useSharesPresence } from '#web/replica/presence/sharing.ts';
import { AccessRequests } from './AccessRequests.tsx';

/** A switch at the end of its line. */
const across: CSSProperties = {
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  marginRight: -6,
};

/** The signed-in user, the colour mode, the waiting requests, and the logout (rule screen.9). */
export function UserDialog({ open, onClose }: Openable) {
  const { status, uid, email, username } = useSession();
  const logOut = useLogOut();
  const { dark, setDark } = useColorMode();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth={uid === undefined ? 'xs' : 'sm'}
      title={username ?? email ?? navigationTexts.loggedOut}
    >
      <DialogContent>
        {username !== undefined && username !== email && (
          <Text quiet style={{ marginBottom: 16, overflowWrap: 'anywhere' }}>
            {email}
          </Text>
        )}
        <Toggle checked={dark} onChange={({ target }) => setDark(target.checked)} inForm style={across}>
          {navigationTexts.darkMode}
        </Toggle>
        {uid !== undefined && <ShareToggle />}
        {uid !== undefined && <AccessRequests />}
        {uid !== undefined && (
          <ButtonLink to={paths.account()} onClick={onClose} style={{ marginLeft: -12, marginTop: 8 }}>
            {accountTexts.title}
          </ButtonLink>
        )}
      </DialogContent>
      <DialogActions>
        {status === 'signedIn' && (
          <>
            <Button // Aligns its text, not its edge, with the content above.
              danger
              style={{ marginLeft: -12 }}
              onClick={() => {
                onClose();
                void logOut();
              }}
            >
              {navigationTexts.logout}
            </Button>
            <Box sx={{ flex: 1 }} />
          </>
        )}
        <Button variant="outlined" onClick={onClose}>
          {commonTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Whether the user and others see each other on story maps (rule live.14). */
function ShareToggle() {
  const shares = useSharesPresence();
  const explained = useId();
  return (
    <>
      <Toggle
        checked={shares}
        onChange={({ target }) => setSharesPresence(target.checked)}
        inForm
        aria-describedby={explained}
        style={across}
      >
        {presenceTexts.share}
      </Toggle>
      <Text id={explained} quiet look="compact" style={{ marginRight: 56 }}>
        {presenceTexts.shareExplained}
      </Text>
    </>
  );
}

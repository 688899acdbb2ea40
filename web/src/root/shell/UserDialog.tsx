import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import * as commonTexts from '#shared/texts/common.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as accountTexts from '#shared/texts/people/account.ts';
import { paths } from '#web/base/paths.ts';
import { useLogOut } from '#web/base/session/useLogOut.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { useColorMode } from '#web/base/theme/useColorMode.ts';
import { Dialog } from '#web/components/dialog/Dialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { AccessRequests } from './AccessRequests.tsx';

/** The signed-in user, the colour mode, the waiting requests, and the logout (rule screen.9). */
export function UserDialog({ open, onClose }: Openable) {
  const { status, uid, email, username } = useSession();
  const logOut = useLogOut();
  const { dark, setDark } = useColorMode();
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth={uid === undefined ? 'xs' : 'sm'} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {email ?? navigationTexts.loggedOut}
      </DialogTitle>
      <DialogContent>
        {username !== undefined && username !== email && (
          <Typography color="textSecondary" sx={{ mb: 4 }}>
            {username}
          </Typography>
        )}
        <FormControlLabel
          labelPlacement="start"
          label={navigationTexts.darkMode}
          control={
            <Switch checked={dark} onChange={(event) => setDark(event.target.checked)} sx={{ '&&': { mr: 0 } }} />
          }
          sx={{ display: 'flex', justifyContent: 'space-between', m: 0 }}
        />
        {uid !== undefined && <AccessRequests />}
        {uid !== undefined && (
          <Button component={Link} to={paths.account()} onClick={onClose} sx={{ ml: -3, mt: 2 }}>
            {accountTexts.title}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        {status === 'signedIn' && (
          <>
            <Button
              color="error"
              // Aligns its text, not its edge, with the content above.
              sx={{ ml: -3 }}
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

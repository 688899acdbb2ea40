import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useEffect, useId } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { INBOX_CHECK_MS } from '#shared/model/limits.ts';
import { accountTexts } from '#shared/texts/account.ts';
import { commonTexts } from '#shared/texts/common.ts';
import { navigationTexts } from '#shared/texts/navigation.ts';
import { useCall } from '#web/api/queries.ts';
import type { Openable } from '#web/components/lazyDialog.tsx';
import { paths, REQUESTS_HASH } from '../paths.ts';
import { Cached } from '../session/Cached.tsx';
import { useLogOut } from '../session/useLogOut.ts';
import { useSession } from '../session/useSession.ts';
import { useColorMode } from '../theme/useColorMode.ts';
import { AccessRequests } from './AccessRequests.tsx';
import { useAccessRequests } from './useAccessRequests.ts';

type Props = Openable & {
  /** Called with the number of waiting requests, even while the dialog is closed. */
  onWaiting: (count: number) => void;
  /** The same for change requests that await the user. */
  onRequests: (count: number) => void;
};

/**
 * The signed-in user, the colour mode, the waiting requests, and the logout (rule screen.9). The link of a mail about a
 * request also opens it.
 */
export function UserDialog({ onWaiting, onRequests, open, onClose }: Props) {
  const { uid } = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isLinked = uid !== undefined && hash === REQUESTS_HASH;
  const close = () => {
    onClose();
    // Removes the hash, so that the same link opens the dialog again.
    if (isLinked) void navigate(pathname + search, { replace: true });
  };
  return (
    <Cached>
      {uid !== undefined && <WaitingCount key={uid} onWaiting={onWaiting} onRequests={onRequests} />}
      <OpenUserDialog open={open || isLinked} onClose={close} />
    </Cached>
  );
}

function WaitingCount({ onWaiting, onRequests }: Pick<Props, 'onWaiting' | 'onRequests'>) {
  useCount(useAccessRequests().data?.total ?? 0, onWaiting);
  const requests = useCall(
    'awaiting_change_requests',
    {},
    { inBackground: true, refetchOnWindowFocus: true, refetchInterval: INBOX_CHECK_MS },
  );
  useCount(requests.data?.total ?? 0, onRequests);
  return null;
}

function useCount(count: number, onCount: (count: number) => void): void {
  useEffect(() => {
    onCount(count);
    return () => onCount(0);
  }, [count, onCount]);
}

function OpenUserDialog({ open, onClose }: Openable) {
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
                logOut();
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

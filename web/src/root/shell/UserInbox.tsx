import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCall } from '#web/base/api/queries.ts';
import { REQUESTS_HASH } from '#web/base/paths.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { lazyDialog, type Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Cached } from '#web/replica/session/Cached.tsx';
import { useAccessRequests } from './useAccessRequests.ts';

const UserDialog = lazyDialog(() => import('./UserDialog.tsx').then((file) => file.UserDialog));

type Props = Openable & {
  /** Called with the number of all that awaits the user, even while the dialog is closed. */
  onWaiting: (count: number) => void;
  /** The same for change requests alone. */
  onRequests: (count: number) => void;
};

/** Counts what awaits the user, and opens their dialog, as does the link of a mail about a request (rule screen.9). */
export function UserInbox({ onWaiting, onRequests, open, onClose }: Props) {
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
      <UserDialog open={open || isLinked} onClose={close} />
    </Cached>
  );
}

function WaitingCount({ onWaiting, onRequests }: Pick<Props, 'onWaiting' | 'onRequests'>) {
  const { claims } = useSession();
  const { data: access } = useAccessRequests();
  const { data: requests } = useCall('awaiting_change_requests', {}, { inBackground: true });
  const { data: people } = useCall('company_access_requests', {}, { inBackground: true, enabled: claims.admin });
  const { data: comments } = useCall('comment_notices', {}, { inBackground: true });
  const changeRequests = requests?.total ?? 0;
  useCount((access?.total ?? 0) + changeRequests + (people?.total ?? 0) + (comments?.docs.length ?? 0), onWaiting);
  useCount(changeRequests, onRequests);
  return null;
}

function useCount(count: number, onCount: (count: number) => void): void {
  useEffect(() => {
    onCount(count);
    return () => onCount(0);
  }, [count, onCount]);
}

import { useCallback, useState } from 'react';
import { ApiError, call } from '#web/base/api/client.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { usePolling } from '#web/replica/live/usePolling.ts';
import { textOfCaught } from '../model/signInError.ts';

/**
 * Finds out by a call whether the signed-in user has access (rule access.37). The session follows the answer: it learns
 * that access was removed, renews a token that does not know of new access, and ends when the server no longer accepts
 * it.
 * @returns `isChecked` once the page may believe the session; `again` asks on request
 */
export function useAccessCheck() {
  const { status, uid, accessRemoved, adopt } = useSession();
  const [isChecked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [error, setError] = useState<string>();
  // People who were never let in are asked about their request, on the same occasions and by the same call.
  const asksAlready = status === 'signedIn' && uid === undefined && !accessRemoved;
  if (asksAlready && !isChecked) setChecked(true);
  const isSignedIn = status === 'signedIn';

  const look = async (isStill: () => boolean) => {
    try {
      await call('asked_for_access', {}, { inBackground: true });
      if (isStill() && uid === undefined) await adopt({ renew: true });
    } catch (caught) {
      seenOnRequest(caught);
    } finally {
      setChecked(true);
    }
  };
  // Somebody who has access leaves the page.
  const isWaiting = isSignedIn && !asksAlready && !(isChecked && uid !== undefined);
  usePolling(look, isWaiting, { atOnce: true });

  const again = useCallback(async () => {
    setBusy(true);
    setRefused(false);
    setError(undefined);
    try {
      await call('asked_for_access', {});
      const person = await adopt({ renew: true });
      setRefused(person?.uid === undefined);
    } catch (caught) {
      if (caught instanceof ApiError && caught.code === 'no-company-access') setRefused(true);
      else setError(caught instanceof ApiError ? caught.message : textOfCaught(caught));
    } finally {
      setBusy(false);
    }
  }, [adopt]);

  return { isChecked, again, busy, isRefused, error };
}

/** The button says why the user cannot go on; a look that they did not ask for stays silent. */
const seenOnRequest = (_error: unknown): void => undefined;

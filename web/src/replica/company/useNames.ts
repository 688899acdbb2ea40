import { useMemo } from 'react';
import { useCall } from '#web/base/api/queries.ts';

/**
 * Returns the names of the company's users by uid: the username, or the e-mail address before sign-up. Undefined while
 * they load.
 * @param unknown the name of people who are not among them
 * @param failed the name of everybody when they could not be loaded
 * @param options.enabled false while they need not be loaded yet
 */
export function useNames(
  unknown: string,
  failed = unknown,
  { enabled = true } = {},
): ((uid: string) => string) | undefined {
  const { data, isPending } = useCall('company_users', {}, { enabled });
  return useMemo(() => {
    if (isPending) return undefined;
    const names = new Map((data?.docs ?? []).map(({ uid, username, email }) => [uid, username ?? email]));
    return (uid) => names.get(uid) ?? (data === undefined ? failed : unknown);
  }, [data, isPending, unknown, failed]);
}

import { useMemo } from 'react';
import { historyTexts } from '#shared/texts/history.ts';
import { useCall } from '#web/api/queries.ts';
import type { NameOfPerson } from './formatEntry.ts';

/**
 * Returns the display names of the company's users: the username, or the e-mail address before sign-up. Undefined while
 * they load.
 */
export function usePersonName(): NameOfPerson | undefined {
  const { data, isPending } = useCall('company_users', {});
  return useMemo(() => {
    if (isPending) return undefined;
    const unknown = data === undefined ? historyTexts.userFailed : historyTexts.unknownUser;
    const names = new Map((data?.docs ?? []).map(({ uid, username, email }) => [uid, username ?? email]));
    return (uid) => names.get(uid) ?? unknown;
  }, [data, isPending]);
}

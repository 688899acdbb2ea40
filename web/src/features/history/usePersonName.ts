import { useMemo } from 'react';
import { historyTexts } from '#shared/texts/history.ts';
import { useCall } from '#web/api/queries.ts';
import type { NameOfPerson } from './formatEntry.ts';

/**
 * How the people of the company are called: by their username, before they have signed up by their e-mail address.
 * Undefined while they are being read.
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

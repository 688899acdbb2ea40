import { INBOX_CHECK_MS } from '#shared/model/limits.ts';
import { useCall } from '#web/base/api/queries.ts';
import type { InitiativeReplica } from './InitiativeReplica.ts';

/**
 * Whether somebody has changed what an initiative shows since it was read. Own edits are here already, so they do
 * not count.
 */
export function useOutdated({ id, scope }: InitiativeReplica, since: number): boolean {
  const { data } = useCall(
    'initiative_changes',
    { initiativeId: id, since },
    {
      inBackground: true,
      staleTime: INBOX_CHECK_MS,
      gcTime: 0,
      refetchInterval: INBOX_CHECK_MS,
      refetchOnWindowFocus: 'always',
    },
  );
  if (data === undefined) return false;
  return (
    data.tooMany ||
    data.touched.some(({ type, id: touched, version, removed }) => {
      const known = scope.versionOf(type, touched);
      return known === null ? !removed : known < version;
    })
  );
}

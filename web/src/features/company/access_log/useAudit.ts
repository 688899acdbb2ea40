import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#shared/contract/registry.ts';
import type { AuditEvent, AuditKind } from '#shared/model/company/audit.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';

/** What the list is narrowed to; empty texts for everything, and days as date fields write them. */
export type AuditFilter = { person: string; kind: AuditKind | ''; from: string; to: string };
export const NO_AUDIT_FILTER: AuditFilter = { person: '', kind: '', from: '', to: '' };

/** Days are those of the reader's time zone; the last one is part of the period. */
function inputOf({ person, kind, from, to }: AuditFilter): CallInput<'access_audit'> {
  const startOf = (day: string, daysLater = 0) => {
    const date = new Date(`${day}T00:00`);
    // By the calendar: days on which the clocks change have 23 or 25 hours.
    return date.setDate(date.getDate() + daysLater);
  };
  return {
    ...(person !== '' && { person }),
    ...(kind !== '' && { kind }),
    ...(from !== '' && { from: startOf(from) }),
    ...(to !== '' && { to: startOf(to, 1) }),
  };
}

type Page = CallOutput<'access_audit'>;
const pageOf = (filter: AuditFilter, before: string | undefined, signal?: AbortSignal): Promise<Page> =>
  call('access_audit', { ...inputOf(filter), ...(before !== undefined && { before }) }, signal && { signal });

/** Who gave whom what access or role, newest first, page after page (rule access.33). */
export function useAudit(filter: AuditFilter) {
  const list = useInfiniteQuery<Page, ApiError, Page[], readonly unknown[], string | undefined>({
    queryKey: [...callKey('access_audit'), filter],
    queryFn: ({ pageParam, signal }) => pageOf(filter, pageParam, signal),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages,
    staleTime: 0,
  });
  return { ...list, events: list.data?.flatMap(({ docs }) => docs) };
}

/** Reads all pages of the list for an export. */
export function useAuditExport(onRead: (events: AuditEvent[]) => void) {
  return useMutation<AuditEvent[], ApiError, AuditFilter>({
    mutationFn: async (filter) => {
      const events: AuditEvent[] = [];
      let before: string | undefined;
      do {
        const { docs, next }: Page = await pageOf(filter, before);
        events.push(...docs);
        before = next ?? undefined;
      } while (before !== undefined);
      return events;
    },
    onSuccess: onRead,
  });
}

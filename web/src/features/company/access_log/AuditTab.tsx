import { useState } from 'react';
import type { AuditEvent } from '#shared/model/company/audit.ts';
import * as texts from '#shared/texts/company/audit.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import * as requestsTexts from '#shared/texts/people/requestsPage.ts';
import { useCall } from '#web/base/api/queries.ts';
import { downloadFile } from '#web/base/browser/downloadFile.ts';
import { withMuiTheme } from '#web/base/theme/MuiTheme.tsx';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { ListSection } from '#web/components/page/ListSection.tsx';
import { UserSkeletons } from '#web/components/people/UserSkeletons.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { DateText } from '#web/components/text/DateText.tsx';
import { auditCsv } from './auditCsv.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { NO_AUDIT_FILTER, useAudit, useAuditExport } from './useAudit.ts';

/** Who gave whom what role or access, newest first, narrowed and exported (rules access.33, access.34). */
export const Component = withMuiTheme(function AuditTab() {
  const [filter, setFilter] = useState(NO_AUDIT_FILTER);
  // With the addresses of those who were given access and have not signed up yet.
  const people = useCall('registered_emails', {}).data?.docs ?? [];
  const byUid = new Map(people.map((person) => [person.uid, person]));
  const nameOf = (uid: string) => byUid.get(uid)?.username ?? byUid.get(uid)?.email ?? requestsTexts.unknownPerson;
  const { events, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useAudit(filter);
  const saved = useAuditExport((all) => downloadFile(`${texts.fileName}.csv`, 'text/csv', auditCsv(all, byUid)));
  const isFailed = error !== null && !isFetching;
  return (
    <>
      <ListSection
        title={adminTexts.tabs.audit}
        help={texts.help}
        filters={
          <>
            <AuditFilters filter={filter} onChange={setFilter} people={people}>
              <Button
                variant="outlined"
                disabled={events === undefined}
                busy={saved.isPending}
                onClick={() => saved.mutate(filter)}
              >
                {texts.export}
              </Button>
            </AuditFilters>
            <ErrorAlert text={saved.isError ? texts.exportFailed : undefined} />
          </>
        }
        failed={isFailed ? error.message : undefined}
        onRetry={() => void refetch()}
        empty={
          events?.length === 0 && !hasNextPage && !isFetching
            ? { title: adminTexts.empty, text: texts.none }
            : undefined
        }
      >
        {events?.map((event) => (
          <Line key={event.id} event={event} nameOf={nameOf} />
        ))}
      </ListSection>
      {events === undefined && !isFailed && (
        <LoadingAfter>
          <UserSkeletons />
        </LoadingAfter>
      )}
      {hasNextPage && (
        <Button
          variant="outlined"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          style={{ marginTop: 12 }}
        >
          {texts.older}
        </Button>
      )}
    </>
  );
});

function Line({ event, nameOf }: { event: AuditEvent; nameOf: (uid: string) => string }) {
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text look="compact" dir="auto" style={{ fontWeight: 600 }}>
          {nameOf(event.person)}
        </Text>
        <Text look="compact">{texts.kinds[event.kind]}</Text>
      </Box>
      <Text as="span" look="caption" quiet style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {event.by === null ? texts.bySystem : texts.by({ person: nameOf(event.by) })}, <DateText at={event.at} />
      </Text>
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  py: 2,
  '& + &': { borderTop: '1px solid var(--storyd-border)' },
} as const;

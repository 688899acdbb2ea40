import { useId, useLayoutEffect, useRef } from 'react';
import * as texts from '#shared/texts/company/companyData.ts';
import * as requestsTexts from '#shared/texts/people/requestsPage.ts';
import { useCall } from '#web/base/api/queries.ts';
import { withMuiTheme } from '#web/base/theme/MuiTheme.tsx';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { returnFocus } from '#web/components/focus/returnFocus.ts';
import { useFocusBack } from '#web/components/focus/useFocusBack.ts';
import { Box } from '#web/components/layout/Box.tsx';
import { UserSkeletons } from '#web/components/people/UserSkeletons.tsx';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { ExportFiles } from '#web/features/company/data_export/ExportFiles.tsx';
import { ExportState } from '#web/features/company/data_export/ExportState.tsx';
import { useCompanyExport, useStartExport } from '#web/features/company/data_export/useCompanyExport.ts';
import { RemovedUsers } from '#web/features/people/erasure/RemovedUsers.tsx';

/** The company's data as a whole: its export, and erasing people who have gone (rules company.18, company.19). */
export const Component = withMuiTheme(function DataTab() {
  return (
    <>
      <Export />
      <RemovedUsers />
    </>
  );
});

function Export() {
  const id = useId();
  const { data, error, isFetching, refetch } = useCompanyExport();
  const start = useStartExport();
  const people = useCall('company_users', {}).data?.docs ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  const startRef = useFocusBack(start.isPending);
  const exportId = data?.export?.exportId;
  const known = useRef(exportId);
  // A started export takes its button off the page, and the focus with it.
  useLayoutEffect(() => {
    if (start.isSuccess && exportId !== known.current) returnFocus(heading.current);
    known.current = exportId;
  }, [exportId, start.isSuccess]);
  if (data === undefined)
    return error !== null && !isFetching ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingAfter>
        <UserSkeletons />
      </LoadingAfter>
    );
  const latest = data.export;
  const starter = people.find(({ uid }) => uid === latest?.startedBy);
  const button = (text: string) => (
    <Button
      ref={startRef}
      variant={latest === null ? 'contained' : 'outlined'}
      busy={start.isPending}
      onClick={() => start.mutate({ latest: latest?.exportId ?? null })}
    >
      {text}
    </Button>
  );
  return (
    <Box component="section" aria-labelledby={id}>
      <Text as="h2" id={id} ref={heading} look="title" tabIndex={-1} style={{ marginBottom: 8, outline: 'none' }}>
        {texts.title}
      </Text>
      <Text look="compact" quiet style={{ marginBottom: 16, maxWidth: 'var(--storyd-column-width)' }}>
        {texts.help}
      </Text>
      {latest === null ? (
        <EmptyState title={texts.none} text={texts.noneHelp} action={button(texts.start)} />
      ) : (
        <>
          <ExportState latest={latest} person={starter?.username ?? starter?.email ?? requestsTexts.unknownPerson} />
          {latest.state !== 'running' && <Box sx={{ mt: 4 }}>{button(texts.startAgain)}</Box>}
          {latest.files.length > 0 && <ExportFiles exportId={latest.exportId} files={latest.files} />}
        </>
      )}
    </Box>
  );
}

import { useId, useState } from 'react';
import type { Integration } from '#shared/model/integration/integration.ts';
import * as texts from '#shared/texts/integration/integrationTab.ts';
import { useCall } from '#web/base/api/queries.ts';
import { withMuiTheme } from '#web/base/theme/MuiTheme.tsx';
import { Button } from '#web/components/controls/Button.tsx';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Pager } from '#web/components/page/Pager.tsx';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { IntegrationCard } from './IntegrationCard.tsx';
import { IntegrationDialogs, type OpenedDialog } from './IntegrationDialogs.tsx';

/** The company's connections with Jira, one at a time (rule integration.10). */
export const Component = withMuiTheme(function IntegrationTab() {
  const id = useId();
  const { data, error, isFetching, refetch } = useCall('integrations', {});
  const [page, setPage] = useState(1);
  const [dialog, setDialog] = useState<OpenedDialog>();
  const all: readonly Integration[] = data?.docs ?? [];
  // The last one may have been deleted.
  const shown = Math.min(page, Math.max(1, all.length));
  const integration = all[shown - 1];
  const open = (what: OpenedDialog['what']) => setDialog((last) => ({ what, open: true, key: (last?.key ?? 0) + 1 }));
  const add = (
    <Button variant="contained" onClick={() => open({ name: 'add' })}>
      {texts.create}
    </Button>
  );
  return (
    <Box component="section" aria-labelledby={id} sx={{ maxWidth: 'var(--storyd-column-width)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
        <Text as="h2" id={id} look="title" style={{ flex: 1 }}>
          {texts.title}
        </Text>
        {all.length > 0 && add}
      </Box>
      {data === undefined &&
        (error !== null && !isFetching ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingAfter>
            <Skeleton height={220} />
          </LoadingAfter>
        ))}
      {data !== undefined && integration === undefined && (
        <EmptyState title={texts.empty} text={texts.emptyHelp} action={add} />
      )}
      {integration !== undefined && (
        <>
          <IntegrationCard
            key={integration.id}
            integration={integration}
            onDialog={(name) => open({ name, integration })}
          />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 3 }}>
            <Pager
              page={shown}
              totalPages={all.length}
              onPage={setPage}
              onRefresh={() => void refetch()}
              refreshing={isFetching}
            />
          </Box>
        </>
      )}
      <IntegrationDialogs opened={dialog} onClose={() => setDialog((last) => last && { ...last, open: false })} />
    </Box>
  );
});

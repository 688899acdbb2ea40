import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { useCall } from '#web/base/api/queries.ts';
import { paths } from '#web/base/paths.ts';
import { comeFrom } from '#web/base/session/comeFrom.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { Message } from '#web/components/state/Message.tsx';
import { Cached } from '#web/replica/session/Cached.tsx';
import styles from './components/entry.module.css';
import { Notice } from './components/Notice.tsx';

/** How often the page checks whether maintenance is over, in ms. */
const ASK_EVERY_MS = 10_000;
/** Any address works, since the call needs no sign-in. */
const ANYBODY = { email: 'anybody@company.example' };

/**
 * `/maintenance`: announces maintenance and returns to the previous page when it ends (rule screen.10). Opened
 * directly, it stays open.
 */
export function Component() {
  return (
    <Cached>
      <Maintenance />
    </Cached>
  );
}

function Maintenance() {
  const from = comeFrom(useLocation().state);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [insisted, setInsisted] = useState(false);
  const { isSuccess, isFetching, errorUpdateCount, refetch } = useCall('user_sign_in_provider_id', ANYBODY, {
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (from !== undefined || state.errorUpdateCount > 0 ? ASK_EVERY_MS : false),
  });
  const over = isSuccess && (from !== undefined || errorUpdateCount > 0 || insisted);

  useEffect(() => {
    if (!over) return;
    // Refetches failed queries without showing their old error first.
    queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' });
    void navigate(from ?? paths.root(), { replace: true });
  }, [over, from, navigate, queryClient]);

  return (
    <>
      <PageTitle title={sessionTexts.maintenanceTitle} />
      <Message heading="h1" title={errors.maintenance.message} text={sessionTexts.maintenanceHelp}>
        <Button
          variant="contained"
          busy={insisted && isFetching}
          onClick={() => {
            setInsisted(true);
            void refetch();
          }}
        >
          {commonTexts.tryAgain}
        </Button>
      </Message>
      <div className={styles['belowMessage']}>
        {insisted && !isFetching && !isSuccess && <Notice severity="info">{sessionTexts.stillMaintenance}</Notice>}
      </div>
    </>
  );
}

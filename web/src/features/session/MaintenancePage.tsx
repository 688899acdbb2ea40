import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as errors from '#shared/errors.ts';
import { commonTexts } from '#shared/texts/common.ts';
import { sessionTexts } from '#shared/texts/session.ts';
import { useCall } from '#web/api/queries.ts';
import { paths } from '#web/app/paths.ts';
import { Cached } from '#web/app/session/Cached.tsx';
import { comeFrom } from '#web/app/session/comeFrom.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Message } from '#web/components/Message.tsx';
import { PageTitle } from '#web/components/PageTitle.tsx';
import styles from './components/entry.module.css';
import { Notice } from './components/Notice.tsx';

/** How often the page asks whether it is over, in ms. */
const ASK_EVERY_MS = 10_000;
/** Any address does: the call is one that needs nobody to be signed in. */
const ANYBODY = { email: 'anybody@company.example' };

/** `/maintenance`: says so, and goes back to where it came from when it is over (rule screen.10). Opened by hand it stays until it is left. */
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
    // What could not be read in the meantime is read anew, without showing its old error first.
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

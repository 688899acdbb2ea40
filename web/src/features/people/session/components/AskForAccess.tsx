import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ASK_AGAIN_MS } from '#shared/model/limits.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { callKey, setAnswer, useCall } from '#web/base/api/queries.ts';
import { Button } from '#web/components/controls/Button.tsx';
import controls from '#web/components/controls/controls.module.css';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { DateText } from '#web/components/text/DateText.tsx';
import { usePolling } from '#web/replica/live/usePolling.ts';
import { send } from '#web/replica/sending/send.ts';
import styles from './entry.module.css';
import { Notice } from './Notice.tsx';

/**
 * Asks the administrators for access, and shows since when the request waits or that it was declined (rule access.23).
 */
export function AskForAccess({ email }: { email: string }) {
  const cache = useQueryClient();
  const known = useCall('asked_for_access', {}, { inBackground: true });
  // It also finds out whether an admin has let the user in.
  usePolling(() => known.refetch(), true);
  const ask = useMutation<{ date: number | null }, ApiError>({
    mutationFn: () => send('ask_for_access', { email }),
    onSuccess: ({ date }) =>
      date === null
        ? cache.invalidateQueries({ queryKey: callKey('asked_for_access', {}) })
        : setAnswer(cache, 'asked_for_access', {}, { date, declined: false }),
  });
  const [openedAt] = useState(Date.now);
  const done = useRef<HTMLDivElement>(null);
  // The focused button disappears, so the focus moves on.
  useEffect(() => {
    if (ask.isSuccess) done.current?.focus();
  }, [ask.isSuccess]);
  const { date = null, declined = false } = known.data ?? {};
  const mayAsk = date === null || openedAt - date >= ASK_AGAIN_MS;
  return (
    <div className={styles['ask']}>
      {date !== null && (
        <div ref={done} tabIndex={-1}>
          <Notice severity={declined ? 'info' : 'success'}>
            {declined ? sessionTexts.askDeclined : sessionTexts.askedForAccess}{' '}
            <span className={controls['quiet']}>
              <DateText at={date} text={(day) => sessionTexts.askedAt({ date: day })} />
            </span>
          </Notice>
        </div>
      )}
      {known.data === undefined && known.error !== null && !known.isFetching ? (
        <ErrorAlert
          text={sessionTexts.askedFailed}
          action={
            <Button plain onClick={() => void known.refetch()}>
              {commonTexts.tryAgain}
            </Button>
          }
        />
      ) : (
        // The button keeps its space while loading whether the user has already asked.
        mayAsk && (
          <Button
            variant="contained"
            style={{ visibility: known.data === undefined ? 'hidden' : 'visible' }}
            busy={ask.isPending}
            onClick={() => ask.mutate()}
          >
            {date === null ? commonTexts.askForAccess : sessionTexts.askAgain}
          </Button>
        )
      )}
      <ErrorAlert text={ask.error?.message} />
    </div>
  );
}

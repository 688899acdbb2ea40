import { useId, useRef, useState } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Spinner } from '#web/components/controls/Spinner.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import { Chip } from '#web/components/input/Chip.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { AccessRequestRow } from './AccessRequestRow.tsx';
import { useAccessRequests, useClearRequests } from './useAccessRequests.ts';

/** The users waiting for access to the user's story maps, to answer one by one or all at once (rule share.9). */
export function AccessRequests() {
  const { data, error, isFetching, refetch } = useAccessRequests();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState(false);
  const clear = useClearRequests();
  const total = data?.total ?? 0;
  // The answered row disappears with the focus, so the focus moves to the heading.
  const moveOn = () => title.current?.focus();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ mt: 5, pt: 4, borderTop: '1px solid var(--storyd-border)' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 32 }}>
        <Text as="h3" id={titleId} ref={title} tabIndex={-1} style={{ fontWeight: 500, outline: 'none' }}>
          {sharingTexts.inbox}
        </Text>
        {total > 0 && (
          <Chip size="small" color="primary" label={total} aria-label={navigationTexts.waiting({ count: total })} />
        )}
        <Box sx={{ flex: 1 }} />
        {total > 0 && (
          <Button onClick={() => setAsking(true)} style={{ marginRight: -12 }}>
            {sharingTexts.clearAll}
          </Button>
        )}
      </Box>
      {data === undefined ? (
        error !== null && !isFetching ? (
          <ErrorAlert
            text={sharingTexts.inboxFailed}
            action={
              <Button plain onClick={() => void refetch()}>
                {commonTexts.tryAgain}
              </Button>
            }
          />
        ) : (
          <LoadingAfter>
            <Spinner aria-label={commonTexts.loading} />
          </LoadingAfter>
        )
      ) : total === 0 ? (
        <Text look="compact" quiet>
          {sharingTexts.none}
        </Text>
      ) : (
        <>
          <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data.docs.map((request) => (
              <AccessRequestRow
                key={`${request.containerId} ${request.userId}`}
                request={request}
                onAnswered={moveOn}
              />
            ))}
          </Box>
          {total > data.docs.length && (
            <Text look="compact" quiet style={{ marginTop: 8 }}>
              {sharingTexts.more({ count: total - data.docs.length })}
            </Text>
          )}
        </>
      )}
      <ConfirmDialog
        open={asking}
        danger
        title={sharingTexts.clearTitle({ count: total })}
        text={sharingTexts.clearText}
        confirmLabel={sharingTexts.clearConfirm}
        onConfirm={() =>
          clear.mutate(data?.docs[0]?.date ?? 0, {
            onSuccess: () => {
              setAsking(false);
              moveOn();
            },
          })
        }
        onClose={() => setAsking(false)}
        command={clear}
      />
    </Box>
  );
}

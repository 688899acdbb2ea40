import { TOAST_MS } from '#shared/model/limits.ts';
import type { AccessRequest } from '#shared/model/people/accessRequest.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { RequestRow } from '#web/components/people/RequestRow.tsx';
import { useCompany } from '#web/replica/company/CompanyReplica.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import { approveRequest, dismissRequest } from './accessRequestCommands.ts';
import { useInboxRefresh } from './useAccessRequests.ts';

/** One request: the user, the map and role, its date, and the two answers. */
export function AccessRequestRow({ request, onAnswered }: { request: AccessRequest; onAnswered?: () => void }) {
  const toasts = useToasts();
  const { ownPending } = useCompany();
  const lookAgain = useInboxRefresh();
  const { containerId, userId, access_type, container_name: map, username, user_email, date } = request;
  const person = username ?? user_email;
  // Answering removes this row, so the messages do not depend on it.
  const reportAnswer = (answer: Promise<unknown>, text: string) => {
    void answer
      .then(
        () => toasts.show({ severity: 'success', text, ms: TOAST_MS.success }),
        (error: unknown) => toasts.show({ severity: 'error', text: refusalOf(error).message, ms: TOAST_MS.error }),
      )
      .then(lookAgain);
    onAnswered?.();
  };
  return (
    <RequestRow
      username={username}
      email={user_email}
      date={date}
      answers={
        <>
          <Button
            variant="contained"
            aria-label={`${sharingTexts.approve}: ${sharingTexts.approveNamed[access_type]({ person, map })}`}
            onClick={() =>
              reportAnswer(
                ownPending.begin(approveRequest, { containerId, userId, access_type }),
                sharingTexts.approved[access_type]({ person, map }),
              )
            }
          >
            {sharingTexts.approve}
          </Button>
          <Button
            variant="outlined"
            aria-label={sharingTexts.dismissNamed({ person, map })}
            onClick={() =>
              reportAnswer(
                ownPending.begin(dismissRequest, { containerId, userId }),
                sharingTexts.dismissed({ person }),
              )
            }
          >
            {sharingTexts.dismiss}
          </Button>
        </>
      }
    >
      <Box component="span" dir="auto" title={user_email} sx={{ fontWeight: 600 }}>
        {person}
      </Box>{' '}
      {sharingTexts.asks[access_type]}{' '}
      <Box component="span" dir="auto" sx={{ fontWeight: 600 }}>
        {map}
      </Box>
    </RequestRow>
  );
}

import type { CallOutput } from '#shared/contract/registry.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { RequestRow } from '#web/components/people/RequestRow.tsx';
import type { AccessAnswer } from '../hooks/useAccessRequests.ts';

type Request = CallOutput<'company_access_requests'>['docs'][number];
type RowProps = { request: Request; busy: boolean; onAnswer: (answer: AccessAnswer) => void };

/** A user who asks for access to the application, with both answers (rule access.23). */
export function WaitingPerson({ request: { uid, email, username, date }, busy, onAnswer }: RowProps) {
  const person = username ?? email;
  return (
    <RequestRow
      username={username}
      email={email}
      date={date}
      answers={
        <>
          <Button
            variant="contained"
            disabled={busy}
            aria-label={adminTexts.letInNamed({ person })}
            onClick={() => onAnswer({ uid, email, person, letIn: true })}
          >
            {adminTexts.letIn}
          </Button>
          <Button
            variant="outlined"
            disabled={busy}
            aria-label={adminTexts.declineNamed({ person })}
            onClick={() => onAnswer({ uid, email, person, letIn: false })}
          >
            {adminTexts.decline}
          </Button>
        </>
      }
    >
      <Box component="span" dir="auto" sx={{ fontWeight: 600 }}>
        {person}
      </Box>
    </RequestRow>
  );
}

import type { ChangeRequestCard } from '#shared/model/changeRequest.ts';
import * as inboxTexts from '#shared/texts/inbox.ts';
import { textsOf } from '#web/components/change_request/textsOf.ts';
import { Box } from '#web/components/layout/Box.tsx';
import { RequestRow } from '#web/components/people/RequestRow.tsx';
import { AnswerActions } from '#web/features/change_request/AnswerActions.tsx';

/** A request for another text: who asks, both texts, its date, and the two answers. */
export function ChangeRequestRow({ card, person }: { card: ChangeRequestCard; person: string }) {
  const [old, wanted] = textsOf(card);
  return (
    <RequestRow username={null} email="" date={card.date} answers={<AnswerActions card={card} answer="empty" />}>
      <Strong>{person}</Strong> {inboxTexts.wantsToChange} <Strong>{old}</Strong> {inboxTexts.to}{' '}
      <Strong>{wanted}</Strong>
    </RequestRow>
  );
}

const Strong = ({ children }: { children: string }) => (
  <Box component="span" dir="auto" sx={{ fontWeight: 600 }}>
    {children}
  </Box>
);

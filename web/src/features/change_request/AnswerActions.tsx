import type { ChangeRequestCard, RequestAnswer } from '#shared/model/changeRequest.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/people/requestsPage.ts';
import { useToasts } from '#web/base/toasts.ts';
import { textsOf } from '#web/components/change_request/textsOf.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { useRequestCommand } from '#web/replica/company/useRequestCommand.ts';

type Props = {
  card: ChangeRequestCard;
  /** The user's answer so far. */
  answer: RequestAnswer;
  onGone?: () => void;
};

/** Accept and Decline; after an answer the other one, since answers can be changed while the request is open. */
export function AnswerActions({ card, answer, onGone }: Props) {
  const toasts = useToasts();
  const [, text] = textsOf(card);
  const respond = useRequestCommand('respond_description_change_request', ({ outcome }, { accept }) => {
    const result = outcome === 'waiting' ? (accept ? 'accepted' : 'declined') : outcome;
    const isOutdated = result === 'outdated';
    toasts.show({
      severity: isOutdated ? 'warning' : 'success',
      text: isOutdated ? texts.results.outdated : texts.outcomes[result]({ text }),
      ms: TOAST_MS.success,
    });
    onGone?.();
  });
  const send = (accept: boolean) => respond.mutate({ requestId: card.id, accept });
  return (
    <>
      {answer !== true && (
        <Button
          variant="contained"
          aria-label={texts.acceptNamed({ text })}
          busy={respond.isPending && respond.variables?.accept === true}
          disabled={respond.isPending}
          onClick={() => send(true)}
        >
          {texts.accept}
        </Button>
      )}
      {answer !== false && (
        <Button
          variant="outlined"
          aria-label={texts.declineNamed({ text })}
          disabled={respond.isPending}
          onClick={() => send(false)}
        >
          {texts.declineAnswer}
        </Button>
      )}
    </>
  );
}

import * as commonTexts from '#shared/texts/common.ts';
import type { ApiError } from '#web/base/api/ApiError.ts';
import { Button } from '../controls/Button.tsx';
import { sentences } from '../text/sentences.ts';
import { Message } from './Message.tsx';

/** The state after a failed load: the error, a note that nothing is lost, and a button to try again. */
export function ErrorState({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const support = error.requestId === undefined ? '' : ` ${commonTexts.requestNumber({ requestId: error.requestId })}`;
  return (
    <Message
      role="alert"
      title={commonTexts.loadFailed}
      text={sentences(error.message, commonTexts.loadFailedKept) + support}
    >
      <Button variant="outlined" onClick={onRetry}>
        {commonTexts.tryAgain}
      </Button>
    </Message>
  );
}

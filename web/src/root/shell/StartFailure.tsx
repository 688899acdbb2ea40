import * as commonTexts from '#shared/texts/common.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Message } from '#web/components/state/Message.tsx';

/** Replaces the whole page when the configuration could not be loaded. */
export function StartFailure() {
  return (
    <main>
      <Message role="alert" heading="h1" title={commonTexts.loadFailed} text={commonTexts.unreachable}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {commonTexts.tryAgain}
        </Button>
      </Message>
    </main>
  );
}

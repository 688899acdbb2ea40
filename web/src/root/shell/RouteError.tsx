import { useEffect } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import { paths } from '#web/base/paths.ts';
import { Button, ButtonLink } from '#web/components/controls/Button.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { Message } from '#web/components/state/Message.tsx';

/**
 * Replaces a page that crashed, or whose chunk could not be loaded (such as after a new deployment): reloading helps in
 * both cases.
 */
export function RouteError({ error }: { error: unknown }) {
  useEffect(() => {
    reportError(error);
  }, [error]);
  return (
    <>
      <PageTitle title={commonTexts.pageBroke} />
      <Message role="alert" heading="h1" title={commonTexts.pageBroke} text={commonTexts.pageBrokeHelp}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {commonTexts.reload}
        </Button>
        <ButtonLink variant="outlined" to={paths.root()}>
          {commonTexts.backToStart}
        </ButtonLink>
      </Message>
    </>
  );
}

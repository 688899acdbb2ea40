import * as commonTexts from '#shared/texts/common.ts';
import { paths } from '#web/base/paths.ts';
import { ButtonLink } from '#web/components/controls/Button.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { Message } from '#web/components/state/Message.tsx';

/** The page for every unknown address (rule screen.1). */
export function Component() {
  return (
    <>
      <PageTitle title={commonTexts.notFound} />
      <Message heading="h1" title={commonTexts.notFound} text={commonTexts.notFoundHelp}>
        <ButtonLink variant="outlined" to={paths.root()}>
          {commonTexts.backToStart}
        </ButtonLink>
      </Message>
    </>
  );
}

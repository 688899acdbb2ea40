import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { commonTexts } from '#shared/texts/common.ts';
import { Message } from '#web/components/Message.tsx';
import { PageTitle } from '#web/components/PageTitle.tsx';
import { paths } from '../paths.ts';

/**
 * Replaces a page that crashed, or whose chunk could not be loaded (after a new deployment, say): reloading helps in
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
        <Button variant="outlined" component={Link} to={paths.root()}>
          {commonTexts.backToStart}
        </Button>
      </Message>
    </>
  );
}

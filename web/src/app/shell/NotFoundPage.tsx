import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { commonTexts } from '#shared/texts/common.ts';
import { Message } from '#web/components/Message.tsx';
import { PageTitle } from '#web/components/PageTitle.tsx';
import { paths } from '../paths.ts';

/** The page for every unknown address (rule screen.1). */
export function NotFoundPage() {
  return (
    <>
      <PageTitle title={commonTexts.notFound} />
      <Message heading="h1" title={commonTexts.notFound} text={commonTexts.notFoundHelp}>
        <Button variant="outlined" component={Link} to={paths.root()}>
          {commonTexts.backToStart}
        </Button>
      </Message>
    </>
  );
}

import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { errorTexts } from '#shared/texts/errors.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { paths } from '#web/app/paths.ts';
import { Message } from '#web/components/Message.tsx';
import { PageTitle } from '#web/components/PageTitle.tsx';

/** For a map that may not be seen or does not exist; nobody learns which (foundation §2). */
export function AccessDenied() {
  return (
    <>
      <PageTitle title={storyMapTexts.pageTitle} />
      <Message heading="h1" title={errorTexts.mapNotVisible} text={storyMapTexts.deniedHelp}>
        <Button variant="outlined" component={Link} to={paths.storyMaps()}>
          {storyMapTexts.backToList}
        </Button>
      </Message>
    </>
  );
}

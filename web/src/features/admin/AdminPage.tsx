import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import * as errors from '#shared/errors.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { paths } from '#web/app/paths.ts';
import { usePerson } from '#web/app/session/useSession.ts';
import { withMuiTheme } from '#web/app/theme/MuiTheme.tsx';
import { Message } from '#web/components/Message.tsx';
import { PageTitle } from '#web/components/PageTitle.tsx';
import { AccessRequestsSection } from './components/AccessRequestsSection.tsx';
import { UsersSection } from './components/UsersSection.tsx';

/** The administrators' page: `/admin` (rule access.16). */
export const Component = withMuiTheme(function Admin() {
  const { claims } = usePerson();
  return (
    <>
      <PageTitle title={adminTexts.title} />
      {claims.admin || claims.super_admin ? <Administration /> : <NotAdministrator />}
    </>
  );
});

function Administration() {
  return (
    <Box sx={{ width: '100%', maxWidth: 880, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 5, sm: 8 } }}>
      <Typography component="h1" variant="h1" tabIndex={-1}>
        {adminTexts.title}
      </Typography>
      <AccessRequestsSection />
      <UsersSection />
    </Box>
  );
}

function NotAdministrator() {
  return (
    <Message heading="h1" title={errors.notAdministrator.message} text={adminTexts.notAdministratorHelp}>
      <Button component={RouterLink} to={paths.storyMaps()} variant="outlined">
        {adminTexts.backToMaps}
      </Button>
    </Message>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactElement, Suspense } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import * as errors from '#shared/errors.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { lazyPage } from '#web/app/lazyPage.tsx';
import { ADMIN_TAB_PARAM, type AdminTab, paths } from '#web/app/paths.ts';
import { usePerson } from '#web/app/session/useSession.ts';
import { withMuiTheme } from '#web/app/theme/MuiTheme.tsx';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { Message } from '#web/components/Message.tsx';
import { PageTitle } from '#web/components/PageTitle.tsx';
import { AdminTabs } from './components/AdminTabs.tsx';
import { UserSkeletons } from './components/UserSkeletons.tsx';

const usersTab = lazyPage(() => import('./tabs/UsersTab.tsx').then((file) => ({ Component: file.UsersTab })));
const requestsTab = lazyPage(() => import('./tabs/RequestsTab.tsx').then((file) => ({ Component: file.RequestsTab })));

/** The tabs, in their order; the code of each loads when it opens. */
const tabs = new Map<AdminTab, ReactElement>([
  ['users', usersTab.element],
  ['requests', requestsTab.element],
]);
const FIRST: AdminTab = 'users';

/** The administrators' page: `/admin?tab=…` (rule access.16). */
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
  const [params] = useSearchParams();
  const wanted = params.get(ADMIN_TAB_PARAM);
  const open = [...tabs.keys()].find((tab) => tab === wanted) ?? FIRST;
  return (
    <Box sx={{ width: '100%', maxWidth: 1080, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 5, sm: 8 } }}>
      <Typography component="h1" variant="h1" tabIndex={-1}>
        {adminTexts.title}
      </Typography>
      <AdminTabs tabs={[...tabs.keys()]} open={open} />
      <Suspense
        key={open}
        fallback={
          <LoadingAfter>
            <UserSkeletons />
          </LoadingAfter>
        }
      >
        {tabs.get(open)}
      </Suspense>
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

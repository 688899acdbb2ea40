import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import * as errors from '#shared/errors.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { ADMIN_TAB_PARAM, type AdminTab, paths } from '#web/app/paths.ts';
import { usePerson } from '#web/app/session/useSession.ts';
import { withMuiTheme } from '#web/app/theme/MuiTheme.tsx';
import { Message } from '#web/components/Message.tsx';
import { PageTabs } from '#web/components/PageTabs.tsx';
import { PageTitle } from '#web/components/PageTitle.tsx';
import { TabContent } from './TabContent.tsx';

/** The tabs in their order, and the one that the page starts on. */
const TABS: readonly AdminTab[] = ['users', 'settings', 'maps', 'requests', 'integration', 'audit', 'data'];
const FIRST: AdminTab = 'settings';
const LINKS = TABS.map((tab) => ({ key: tab, to: paths.admin(tab), label: adminTexts.tabs[tab] }));

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
  const open = TABS.find((tab) => tab === wanted) ?? FIRST;
  return (
    <Box sx={{ width: '100%', maxWidth: 1080, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 5, sm: 8 } }}>
      <Typography component="h1" variant="h1" tabIndex={-1}>
        {adminTexts.title}
      </Typography>
      <PageTabs label={adminTexts.title} tabs={LINKS} open={open} />
      <TabContent key={open} tab={open} />
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

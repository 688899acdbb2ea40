import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { commonTexts } from '#shared/texts/common.ts';
import { navigationTexts } from '#shared/texts/navigation.ts';
import { lazyDialog } from '#web/components/lazyDialog.tsx';
import { paths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';
import { Logo } from './Logo.tsx';
import { currentOf, pagesFor } from './pages.ts';
import { UserButton } from './UserButton.tsx';

const NavigationDrawer = lazyDialog(() => import('./NavigationDrawer.tsx').then((file) => file.NavigationDrawer));
// It also counts waiting requests.
const UserDialog = lazyDialog(() => import('./UserDialog.tsx').then((file) => file.UserDialog), { needed: true });

/** The bar above every page, with navigation and account (rule screen.2). */
export function NavigationBar() {
  const session = useSession();
  const { pathname } = useLocation();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [userOpen, setUserOpen] = useState(false);
  const [waiting, setWaiting] = useState(0);
  const pages = pagesFor(session);
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 48,
        px: { xs: 2, sm: 4 },
        bgcolor: 'background.paper',
        borderBottom: '1px solid var(--storyd-border)',
      }}
    >
      <IconButton
        aria-label={navigationTexts.openMenu}
        onClick={() => setDrawerOpen(true)}
        sx={{ display: { sm: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <Box
        component={Link}
        to={paths.root()}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          mr: 3,
          color: 'text.primary',
          textDecoration: 'none',
          fontWeight: 600,
          borderRadius: 1,
        }}
      >
        <Logo />
        {commonTexts.product}
      </Box>
      <Box
        component="nav"
        aria-label={navigationTexts.label}
        sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1, flex: 1 }}
      >
        {pages.map((link) => (
          <Button
            key={link.to}
            component={Link}
            to={link.to}
            aria-current={currentOf(link, pathname)}
            sx={{
              color: 'text.secondary',
              '&[aria-current]': { color: 'text.primary', bgcolor: 'var(--storyd-subtle)' },
            }}
          >
            {link.label}
          </Button>
        ))}
      </Box>
      <Box sx={{ flex: { xs: 1, sm: 0 } }} />
      <UserButton waiting={waiting} onClick={() => setUserOpen(true)} />
      <NavigationDrawer
        open={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        pages={pages}
        onOpenUser={() => {
          setDrawerOpen(false);
          setUserOpen(true);
        }}
      />
      <UserDialog open={userOpen} onClose={() => setUserOpen(false)} onWaiting={setWaiting} />
    </Box>
  );
}

import MenuIcon from '@mui/icons-material/Menu';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { commonTexts } from '#shared/texts/common.ts';
import { navigationTexts } from '#shared/texts/navigation.ts';
import { loadedLater } from '#web/components/loadedLater.tsx';
import { paths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';
import { Logo } from './Logo.tsx';
import { currentOf, pagesFor } from './pages.ts';

const NavigationDrawer = loadedLater(() => import('./NavigationDrawer.tsx').then((file) => file.NavigationDrawer));
const UserDialog = loadedLater(() => import('./UserDialog.tsx').then((file) => file.UserDialog));

/** The bar above every page: where one can go, and who one is (administration §2). */
export function NavigationBar() {
  const session = useSession();
  const { pathname } = useLocation();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [userOpen, setUserOpen] = useState(false);
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
      <IconButton aria-label={navigationTexts.openMenu} onClick={() => setDrawerOpen(true)} sx={{ display: { sm: 'none' } }}>
        <MenuIcon />
      </IconButton>
      <Box component={Link} to={paths.root()} sx={{ display: 'flex', alignItems: 'center', gap: 2, mr: 3, color: 'text.primary', textDecoration: 'none', fontWeight: 600, borderRadius: 1 }}>
        <Logo />
        {commonTexts.product}
      </Box>
      <Box component="nav" aria-label={navigationTexts.label} sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1, flex: 1 }}>
        {pages.map((link) => (
          <Button
            key={link.to}
            component={Link}
            to={link.to}
            aria-current={currentOf(link, pathname)}
            sx={{ color: 'text.secondary', '&[aria-current]': { color: 'text.primary', bgcolor: 'var(--storyd-subtle)' } }}
          >
            {link.label}
          </Button>
        ))}
      </Box>
      <Box sx={{ flex: { xs: 1, sm: 0 } }} />
      {/* A tooltip of the browser: one of MUI's would have to be loaded before the login, for this alone. */}
      <IconButton aria-label={navigationTexts.openUser} title={session.email ?? navigationTexts.loggedOut} aria-haspopup="dialog" onClick={() => setUserOpen(true)}>
        <UserMark name={session.username} />
      </IconButton>
      <NavigationDrawer
        open={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        pages={pages}
        onOpenUser={() => {
          setDrawerOpen(false);
          setUserOpen(true);
        }}
      />
      <UserDialog open={userOpen} onClose={() => setUserOpen(false)} />
    </Box>
  );
}

function UserMark({ name }: { name: string | undefined }) {
  const initial = name?.trim().slice(0, 1).toUpperCase();
  return (
    <Avatar sx={{ width: 24, height: 24, fontSize: '0.75rem', fontWeight: 600, bgcolor: 'var(--storyd-accent-tint)', color: 'var(--storyd-accent)' }}>
      {initial === undefined || initial === '' ? <PersonIcon fontSize="small" /> : initial}
    </Avatar>
  );
}

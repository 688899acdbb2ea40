import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListSubheader from '@mui/material/ListSubheader';
import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as commonTexts from '#shared/texts/common.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import { useLogOut } from '#web/base/session/useLogOut.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { Drawer } from '#web/components/dialog/Drawer.tsx';
import { Badge } from './Badge.tsx';
import { Logo } from './Logo.tsx';
import { currentOf, nameOf, type PageLink } from './pages.ts';
import styles from './shell.module.css';

type Props = { open: boolean; onClose: () => void; pages: PageLink[]; onOpenUser: () => void };

/** The navigation of small screens, with the sections Pages, Account Actions and User (rule screen.2). */
export function NavigationDrawer({ open, onClose, pages, onOpenUser }: Props) {
  const { status, email } = useSession();
  const logOut = useLogOut();
  const { pathname } = useLocation();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': navigationTexts.menu, sx: { width: 280, p: 2 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pl: 2, mb: 2, fontWeight: 600 }}>
        <Logo />
        {commonTexts.product}
        <IconButton aria-label={commonTexts.close} onClick={onClose} sx={{ ml: 'auto' }}>
          <CloseIcon />
        </IconButton>
      </Box>
      {pages.length > 0 && (
        <Section title={navigationTexts.pages}>
          {pages.map((link) => (
            <ListItem key={link.to} disablePadding>
              <ListItemButton
                component={Link}
                to={link.to}
                onClick={onClose}
                selected={currentOf(link, pathname) !== undefined}
                aria-current={currentOf(link, pathname)}
                aria-label={nameOf(link)}
                sx={{ gap: 2 }}
              >
                {link.label}
                <Badge count={link.waiting ?? 0} className={styles['count']} />
              </ListItemButton>
            </ListItem>
          ))}
        </Section>
      )}
      {status === 'signedIn' && (
        <Section title={navigationTexts.accountActions}>
          <ListItem disablePadding>
            <ListItemButton
              onClick={() => {
                onClose();
                void logOut();
              }}
            >
              {navigationTexts.logout}
            </ListItemButton>
          </ListItem>
        </Section>
      )}
      <Section title={navigationTexts.user}>
        <ListItem disablePadding>
          <ListItemButton onClick={onOpenUser} aria-haspopup="dialog" sx={{ overflowWrap: 'anywhere' }}>
            {email ?? navigationTexts.loggedOut}
          </ListItemButton>
        </ListItem>
      </Section>
    </Drawer>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <List
      aria-labelledby={id}
      subheader={
        <ListSubheader
          id={id}
          component="h2"
          sx={{ m: 0, px: 2, lineHeight: '32px', fontSize: '0.75rem', bgcolor: 'transparent', color: 'text.secondary' }}
        >
          {title}
        </ListSubheader>
      }
    >
      {children}
    </List>
  );
}

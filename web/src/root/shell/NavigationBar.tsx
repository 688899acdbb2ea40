import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as commonTexts from '#shared/texts/common.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import { paths } from '#web/base/paths.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { ButtonLink, IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { menu } from '#web/components/controls/icons.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { InboxButton } from '../inbox/InboxButton.tsx';
import { Badge } from './Badge.tsx';
import { Logo } from './Logo.tsx';
import { currentOf, nameOf, pagesFor } from './pages.ts';
import styles from './shell.module.css';
import { UserButton } from './UserButton.tsx';

const NavigationDrawer = lazyDialog(() => import('./NavigationDrawer.tsx').then((file) => file.NavigationDrawer));
// Also loaded while closed, since it counts edits.
const UnsavedStatus = lazyDialog(() => import('../kept/UnsavedStatus.tsx').then((file) => file.UnsavedStatus), {
  needed: true,
});
// Also loaded while closed, since it counts waiting requests.
const UserInbox = lazyDialog(() => import('./UserInbox.tsx').then((file) => file.UserInbox), { needed: true });

/** The bar above every page, with navigation and account (rule screen.2). */
export function NavigationBar() {
  const session = useSession();
  const { pathname } = useLocation();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [userOpen, setUserOpen] = useState(false);
  const [unsavedOpen, setUnsavedOpen] = useState(false);
  const [waiting, setWaiting] = useState(0);
  const [requests, setRequests] = useState(0);
  const pages = pagesFor(session, requests);
  return (
    <header className={styles['bar']}>
      <IconButton
        aria-label={navigationTexts.openMenu}
        onClick={() => setDrawerOpen(true)}
        className={styles['drawerButton']}
      >
        <Icon path={menu} />
      </IconButton>
      <Link to={paths.root()} className={styles['product']}>
        <Logo />
        {commonTexts.product}
      </Link>
      <nav aria-label={navigationTexts.label} className={styles['pages']}>
        {pages.map((link) => (
          <ButtonLink
            key={link.to}
            to={link.to}
            aria-current={currentOf(link, pathname)}
            aria-label={nameOf(link)}
            end={<Badge count={link.waiting ?? 0} className={styles['count']} />}
            className={styles['page']}
          >
            {link.label}
          </ButtonLink>
        ))}
      </nav>
      <div className={styles['space']} />
      <UnsavedStatus open={unsavedOpen} onOpen={() => setUnsavedOpen(true)} onClose={() => setUnsavedOpen(false)} />
      {session.uid !== undefined && <InboxButton waiting={waiting} />}
      <UserButton onClick={() => setUserOpen(true)} />
      <NavigationDrawer
        open={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        pages={pages}
        onOpenUser={() => {
          setDrawerOpen(false);
          setUserOpen(true);
        }}
      />
      <UserInbox open={userOpen} onClose={() => setUserOpen(false)} onWaiting={setWaiting} onRequests={setRequests} />
    </header>
  );
}

import * as navigationTexts from '#shared/texts/navigation.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { person } from '#web/components/controls/icons.ts';
import styles from './shell.module.css';

/** Opens the user dialog (rule screen.9). */
export function UserButton({ onClick }: { onClick: () => void }) {
  const { email, username } = useSession();
  return (
    <IconButton
      aria-label={navigationTexts.openUser}
      title={email ?? navigationTexts.loggedOut}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <Avatar name={username} />
    </IconButton>
  );
}

function Avatar({ name }: { name: string | undefined }) {
  const initial = name?.trim().slice(0, 1).toUpperCase();
  return (
    <span className={styles['avatar']}>
      {initial === undefined || initial === '' ? <Icon path={person} small /> : initial}
    </span>
  );
}

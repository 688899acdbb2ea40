import * as navigationTexts from '#shared/texts/navigation.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { person } from '#web/components/controls/icons.ts';
import { Badge } from './Badge.tsx';
import styles from './shell.module.css';

/** Opens the user dialog, and shows the number of waiting requests (rule screen.9). */
export function UserButton({ waiting, onClick }: { waiting: number; onClick: () => void }) {
  const { email, username } = useSession();
  const label =
    waiting === 0
      ? navigationTexts.openUser
      : `${navigationTexts.openUser}, ${navigationTexts.waiting({ count: waiting })}`;
  return (
    <IconButton
      aria-label={label}
      title={email ?? navigationTexts.loggedOut}
      aria-haspopup="dialog"
      onClick={onClick}
      className={styles['user']}
    >
      <Avatar name={username} />
      <Badge count={waiting} className={styles['badge']} />
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

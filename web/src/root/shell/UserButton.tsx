import { initialsOfName } from '#shared/rules/people/initialsOfName.ts';
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
  const initials = initialsOfName(name ?? '');
  return <span className={styles['avatar']}>{initials === '' ? <Icon path={person} small /> : initials}</span>;
}

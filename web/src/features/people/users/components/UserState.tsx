import type { RegisteredEmail } from '#shared/model/people/people.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { warning } from '#web/components/controls/icons.ts';
import styles from './users.module.css';

/** Whether a user has access and has signed up. */
export function UserState({ user }: { user: RegisteredEmail }) {
  if (!user.active) return <span className={styles['state']}>{adminTexts.noAccess}</span>;
  if (user.signedUp)
    return (
      <span className={styles['state']} data-state="active">
        {adminTexts.active}
      </span>
    );
  return (
    <span className={styles['state']} data-state="waiting">
      <Icon path={warning} small />
      {adminTexts.notSignedUp}
    </span>
  );
}

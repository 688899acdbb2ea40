import { useState } from 'react';
import type { RegisteredEmail } from '#shared/model/people/people.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { DisabledReason } from '#web/components/page/DisabledReason.tsx';
import { nameOf } from '#web/replica/people/people.ts';
import { useManyUsers } from '../hooks/useManyUsers.ts';
import { type ManyAct, usersFor } from '../model/manyUsers.ts';
import type { Actor } from '../model/userActions.ts';
import styles from './users.module.css';

/** The most names that the confirmation lists. */
const MAX_NAMED = 8;

type Props = { users: readonly RegisteredEmail[]; actor: Actor; onClear: () => void };

/** How many users are selected, and what can be done with them (rule access.38). */
export function SelectedUsers({ users, actor, onClear }: Props) {
  const doWith = useManyUsers();
  // Those whose access is being removed stay while the dialog fades out.
  const [leaving, setLeaving] = useState<{ users: RegisteredEmail[]; left: number; open: boolean }>();
  const act = (kind: ManyAct, text: string, none: string, perform: (who: RegisteredEmail[]) => void) => {
    const who = usersFor(kind, actor, users);
    return (
      <DisabledReason reason={who.length === 0 ? none : undefined}>
        <Button disabled={who.length === 0} onClick={() => perform(who)}>
          {text}
        </Button>
      </DisabledReason>
    );
  };
  return (
    <>
      {users.length > 0 && (
        <div className={styles['bar']} role="group" aria-label={adminTexts.selection}>
          <span role="status">{adminTexts.selected({ count: users.length })}</span>
          {act('grant', adminTexts.grantAccess, adminTexts.noneToGrant, (who) => doWith('grant', who))}
          {act('viewer', adminTexts.grantViewerToAll, adminTexts.noneToView, (who) => doWith('viewer', who))}
          {act('remove', adminTexts.removeAccess, adminTexts.noneToRemove, (who) =>
            setLeaving({ users: who, left: users.length - who.length, open: true }),
          )}
          <Button onClick={onClear}>{adminTexts.clearSelection}</Button>
        </div>
      )}
      {leaving !== undefined && (
        <ConfirmDialog
          open={leaving.open}
          title={adminTexts.removeManyTitle({ count: leaving.users.length })}
          text={
            <>
              {adminTexts.removeManyText}
              <Box component="ul" sx={{ my: 2, pl: 5 }}>
                {leaving.users.slice(0, MAX_NAMED).map((user) => (
                  <li key={user.email} dir="auto">
                    {nameOf(user)}
                  </li>
                ))}
                {leaving.users.length > MAX_NAMED && (
                  <li>{adminTexts.andMore({ count: leaving.users.length - MAX_NAMED })}</li>
                )}
              </Box>
              {leaving.left > 0 && adminTexts.removeManyKept({ count: leaving.left })}
            </>
          }
          confirmLabel={adminTexts.removeAccess}
          danger
          takesMore
          onConfirm={() => {
            setLeaving({ ...leaving, open: false });
            doWith('remove', leaving.users);
          }}
          onClose={() => setLeaving({ ...leaving, open: false })}
        />
      )}
    </>
  );
}

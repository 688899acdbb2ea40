import { useState } from 'react';
import type { RegisteredEmail, SignUpPermissions } from '#shared/model/people/people.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import { submitOnEnter } from '#web/components/dialog/submitOnEnter.ts';
import { TextField } from '#web/components/input/TextField.tsx';
import { NewUserLines } from '../components/NewUserLines.tsx';
import { SignUpPermissionsField } from '../components/SignUpPermissionsField.tsx';
import { useAddUsers } from '../hooks/useAddUsers.ts';
import { checkNewUsers, MAX_NEW_USERS } from '../model/newUser.ts';
import type { Actor } from '../model/userActions.ts';

type Props = { open: boolean; onClose: () => void; actor: Actor; users: readonly RegisteredEmail[] };

const NO_PERMISSIONS: SignUpPermissions = { admin: false, global_story_map_viewer: false };

/**
 * Asks for the addresses of users to grant access to, with their roles (rules access.11, access.27). Nothing is sent
 * while an address cannot be added; then each is added by itself, and those that were refused stay with the reason
 * (rule access.30).
 */
export function AddUsersDialog({ open, onClose, actor, users }: Props) {
  const [typed, setTyped] = useState('');
  const [permissions, setPermissions] = useState(NO_PERMISSIONS);
  const [isTried, setTried] = useState(false);
  const close = () => {
    setTried(false);
    onClose();
  };
  const adding = useAddUsers((refused) => {
    setTyped(refused.join('\n'));
    if (refused.length > 0) return;
    setPermissions(NO_PERMISSIONS);
    close();
  });
  const checked = adding.busy ? adding.lines : checkNewUsers(typed, actor, users);
  const lines = checked.map((line) => ({
    ...line,
    error: line.error ?? (line.email === undefined ? undefined : adding.refusals.get(line.email)),
  }));
  const wrong = checked.filter(({ email }) => email === undefined);
  const addable = checked.length - wrong.length;
  const [only] = lines;
  const problem = problemOf(lines.length, wrong.length, only?.error);

  const submit = () => {
    setTried(true);
    if (lines.length === 0 || lines.length > MAX_NEW_USERS || wrong.length > 0) return;
    void adding.add(checked, permissions);
  };

  return (
    <FormDialog
      open={open}
      title={adminTexts.addTitle}
      onSubmit={submit}
      onClose={close}
      submitLabel={addable > 1 ? adminTexts.addMany({ count: addable }) : adminTexts.add}
      keepsText
      loading={adding.busy}
      error={undefined}
    >
      <TextField
        label={adminTexts.email}
        multiline
        maxRows={6}
        autoComplete="off"
        placeholder={adminTexts.emailPlaceholder({ domain: actor.company })}
        value={typed}
        disabled={adding.busy}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={submitOnEnter}
        error={isTried && problem !== undefined}
        helperText={(isTried ? problem : undefined) ?? adminTexts.addHelp}
      />
      {lines.length > 1 && lines.length <= MAX_NEW_USERS && (
        <NewUserLines
          lines={lines}
          added={adding.added}
          onLeaveOut={
            wrong.length === 0 || wrong.length === lines.length
              ? undefined
              : () => setTyped(checked.flatMap(({ email }) => (email === undefined ? [] : [email])).join('\n'))
          }
        />
      )}
      <SignUpPermissionsField
        value={permissions}
        onChange={setPermissions}
        isSuperAdmin={actor.superAdmin}
        disabled={adding.busy}
      />
    </FormDialog>
  );
}

/** What is wrong with all that was typed; a single address has its own reason. */
function problemOf(count: number, wrong: number, reason: string | undefined): string | undefined {
  if (count === 0) return adminTexts.emailRequired;
  if (count > MAX_NEW_USERS) return adminTexts.tooManyAtOnce({ count: MAX_NEW_USERS });
  if (count === 1) return reason;
  if (wrong === 0) return undefined;
  return adminTexts.linesWrong({ count: wrong });
}

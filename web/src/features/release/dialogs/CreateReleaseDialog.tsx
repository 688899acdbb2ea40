import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isVisible } from '#shared/model/textRule.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { paths } from '#web/base/paths.ts';
import { useTyped } from '#web/components/conflict/useTyped.ts';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { tooLong } from '#web/components/field/tooLong.ts';
import { TextField } from '#web/components/input/TextField.tsx';
import { useCreationError } from '#web/components/toast/useCreationError.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

export type CreateReleaseProps = Openable & {
  /** Called instead of opening the release. */
  onCreated?: () => void;
};

/** Asks for the name of a new release and opens it (rule release.1). A failure shows as a toast, and the typed name stays. */
export function CreateReleaseDialog({ open, onClose, onCreated }: CreateReleaseProps) {
  const containerId = useContainerId();
  const navigate = useNavigate();
  const create = useCommand('create_release');
  const showError = useCreationError();
  const { typed, trimmed, set } = useTyped('', open);
  const [isTried, setTried] = useState(false);
  const missing = !isVisible(trimmed) ? texts.nameRequired : undefined;
  const problem = tooLong(typed) ?? (isTried ? missing : undefined);
  const close = () => {
    setTried(false);
    onClose();
  };
  const submit = () => {
    setTried(true);
    if (problem !== undefined || missing !== undefined) return;
    create.mutate(
      { containerId, name: trimmed },
      {
        onSuccess: ({ id }) => {
          close();
          if (onCreated === undefined) void navigate(paths.release(containerId, id));
          else onCreated();
        },
        onError: showError,
      },
    );
  };
  return (
    <FormDialog
      open={open}
      title={texts.createTitle}
      onSubmit={submit}
      onClose={close}
      submitLabel={texts.add}
      loading={create.isPending}
      // The toast already shows the error.
      error={undefined}
    >
      <TextField
        label={texts.name}
        value={typed}
        onChange={({ target }) => set(target.value)}
        autoComplete="off"
        required
        error={problem !== undefined}
        helperText={problem}
      />
    </FormDialog>
  );
}

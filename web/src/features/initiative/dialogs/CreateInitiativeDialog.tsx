import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_NAME_LENGTH } from '#shared/model/limits.ts';
import { isVisible } from '#shared/model/textRule.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/initiatives.ts';
import { BUILD_MODE, paths } from '#web/base/paths.ts';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { tooLong } from '#web/components/field/tooLong.ts';
import { TextField } from '#web/components/input/TextField.tsx';
import { useCreationError } from '#web/components/toast/useCreationError.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';

/** Asks for the name of a new initiative and opens it, to be built (rule initiative.1). The typed name stays when it is closed. */
export function CreateInitiativeDialog({ open, onClose }: Openable) {
  const navigate = useNavigate();
  const create = useCommand('create_initiative');
  const showError = useCreationError();
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const problem = !isVisible(name) ? texts.nameRequired : tooLong(name, MAX_NAME_LENGTH);
  const shown = isTried ? problem : undefined;
  const close = () => {
    setTried(false);
    onClose();
  };
  const submit = () => {
    setTried(true);
    if (problem !== undefined) return;
    create.mutate(
      { name },
      {
        onSuccess: ({ id }) => {
          setName('');
          close();
          void navigate(paths.initiative(id, BUILD_MODE));
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
      submitLabel={texts.createSubmit}
      closeLabel={commonTexts.cancel}
      keepsText
      loading={create.isPending}
      // The toast already shows the error.
      error={undefined}
    >
      <TextField
        label={texts.name}
        required
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={shown !== undefined}
        helperText={shown}
      />
    </FormDialog>
  );
}

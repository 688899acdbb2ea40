import { useNavigate } from 'react-router-dom';
import { releaseTexts as texts } from '#shared/texts/releases.ts';
import { paths } from '#web/app/paths.ts';
import { FormDialog } from '#web/components/FormDialog.tsx';
import type { Openable } from '#web/components/lazyDialog.tsx';
import { useTyped } from '#web/components/useTyped.ts';
import { useContainerId } from '#web/map/useMap.ts';
import { useMapCommand } from '#web/map/useMapCommand.ts';
import { ReleaseNameField } from './ReleaseNameField.tsx';
import { useNameCheck } from './useNameCheck.ts';

/** Asks for the name of a new release and opens it (rule release.1). */
export function CreateReleaseDialog({ open, onClose }: Openable) {
  const containerId = useContainerId();
  const navigate = useNavigate();
  const create = useMapCommand('create_release');
  const { typed, trimmed, set } = useTyped('', open);
  const { problem, check, forget } = useNameCheck(trimmed);
  const close = () => {
    create.reset();
    forget();
    onClose();
  };
  const submit = () => {
    if (!check()) return;
    create.mutate(
      { containerId, name: trimmed },
      {
        onSuccess: ({ id }) => {
          close();
          void navigate(paths.release(containerId, id));
        },
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
      error={create.error}
    >
      <ReleaseNameField value={typed} onChange={set} problem={problem} />
    </FormDialog>
  );
}

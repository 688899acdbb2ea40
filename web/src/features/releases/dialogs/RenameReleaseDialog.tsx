import type { Release } from '#shared/model/release.ts';
import { releaseTexts as texts } from '#shared/texts/releases.ts';
import { FormDialog } from '#web/components/FormDialog.tsx';
import { KeepOrTake } from '#web/components/KeepOrTake.tsx';
import type { Openable } from '#web/components/lazyDialog.tsx';
import { useTyped } from '#web/components/useTyped.ts';
import { useContainerId } from '#web/map/useMap.ts';
import { useMapCommand } from '#web/map/useMapCommand.ts';
import { theirsIn } from '#web/replica/entity.ts';
import { ReleaseNameField } from './ReleaseNameField.tsx';
import { useNameCheck } from './useNameCheck.ts';

/** Gives a release another name (rule release.1). */
export function RenameReleaseDialog({ release, open, onClose }: Openable & { release: Release }) {
  const containerId = useContainerId();
  const rename = useMapCommand('change_release_name');
  const { typed, trimmed, set, seen } = useTyped(release.name, open);
  const { problem, check, forget } = useNameCheck(trimmed);
  const close = () => {
    rename.reset();
    forget();
    onClose();
  };
  const theirs = theirsIn(rename.error, 'name');
  const save = () => {
    if (trimmed === release.name) close();
    else if (check())
      rename.mutate(
        { containerId, releaseId: release.id, name: trimmed, expect: { name: theirs ?? seen } },
        { onSuccess: close },
      );
  };
  return (
    <FormDialog
      open={open}
      title={texts.menu.name}
      onSubmit={save}
      onClose={close}
      submitLabel={texts.save}
      loading={rename.isPending}
      error={theirs === undefined ? rename.error : null}
    >
      <ReleaseNameField value={typed} onChange={set} problem={problem} />
      <KeepOrTake theirs={theirs} onKeep={save} onTake={close} />
    </FormDialog>
  );
}

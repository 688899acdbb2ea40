import * as texts from '#shared/texts/initiatives.ts';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';

type Props = Openable & { initiativeId: string; release: { id: string; name: string }; onRemoved: () => void };

/** Confirms taking a single release out of the initiative: who may not edit its story map cannot add it again. */
export function RemoveReleaseDialog({ initiativeId, release: { id, name }, open, onClose, onRemoved }: Props) {
  const remove = useCommand('remove_release_from_initiative');
  return (
    <ConfirmDialog
      open={open}
      title={texts.removeReleaseTitle({ name })}
      text={texts.removeReleaseText}
      confirmLabel={texts.remove}
      danger
      onConfirm={() =>
        remove.mutate(
          { initiativeId, releaseId: id },
          {
            onSuccess: () => {
              onClose();
              onRemoved();
            },
          },
        )
      }
      onClose={onClose}
      command={remove}
    />
  );
}

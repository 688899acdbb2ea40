import type { Release } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId, useMap } from '#web/replica/story_map/useMap.ts';
import { useOfferUndo } from '#web/replica/undo/useUndo.ts';

type Props = Openable & { release: Release; onDeleted: () => void };

/** Confirms deleting a release with all its contents (rule release.14). */
export function DeleteReleaseDialog({ release, open, onClose, onDeleted }: Props) {
  const containerId = useContainerId();
  const offerUndo = useOfferUndo(useMap());
  const { id: releaseId, name } = release;
  const remove = useCommand('delete_release', {
    // Passed to the hook, not to the call: by the time of the answer the release and this dialog have left the page.
    onSuccess: (_answer, input) => {
      offerUndo(texts.deleted({ name }), input.releaseId);
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={texts.deleteTitle({ name })}
      text={texts.deleteText}
      confirmLabel={texts.deleteConfirm}
      danger
      takesMore
      onConfirm={() => remove.mutate({ containerId, releaseId })}
      onClose={onClose}
      command={remove}
    />
  );
}

import * as texts from '#shared/texts/epic/epicCard.ts';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import type { Place } from '#web/replica/release/epics.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useOfferUndo } from '#web/replica/undo/useUndo.ts';

type Props = Openable & { place: Place; epicId: string; name: string };

/** Confirms deleting an epic with its scenarios and notes. */
export function DeleteEpicDialog({ open, onClose, place, epicId, name }: Props) {
  const offerUndo = useOfferUndo(useMap());
  const remove = useCommand('delete_epic', {
    // Passed to the hook, not to the call: by the time of the answer the epic and this dialog have left the page.
    onSuccess: (_answer, input) => offerUndo(texts.deleted({ name }), input.epicId),
  });
  return (
    <ConfirmDialog
      open={open}
      title={texts.deleteTitle({ name })}
      text={texts.deleteText}
      confirmLabel={texts.menu.remove}
      danger
      takesMore
      onConfirm={() => remove.mutate({ ...place, epicId })}
      onClose={onClose}
      command={remove}
    />
  );
}

import { useState } from 'react';
import { lazyDialog, type Openable } from '#web/components/dialog/lazyDialog.tsx';
import type { DuplicateDialogProps } from '#web/features/story_map/dialogs/DuplicateDialog.tsx';
import type { ImportDialogProps } from '#web/features/story_map/import/ImportDialog.tsx';
import { useHead } from '#web/replica/story_map/useMap.ts';
import { type Edited, EditMenu } from './EditMenu.tsx';

const NameDialog = lazyDialog<Openable>(() =>
  import('#web/features/story_map/dialogs/NameDialog.tsx').then((file) => file.NameDialog),
);
const PurposeDialog = lazyDialog<Openable>(() =>
  import('#web/features/story_map/dialogs/PurposeDialog.tsx').then((file) => file.PurposeDialog),
);
const AddProblemDialog = lazyDialog<Openable>(() =>
  import('#web/features/frame/dialogs/AddProblemDialog.tsx').then((file) => file.AddProblemDialog),
);
const AddWho = lazyDialog<Openable>(() => import('#web/features/who/AddWho.tsx').then((file) => file.AddWho));
const CreateReleaseDialog = lazyDialog<Openable>(() =>
  import('#web/features/release/dialogs/CreateReleaseDialog.tsx').then((file) => file.CreateReleaseDialog),
);
const ExportDialog = lazyDialog<Openable>(() =>
  import('#web/features/story_map/export/ExportDialog.tsx').then((file) => file.ExportDialog),
);
const ImportDialog = lazyDialog<ImportDialogProps>(() =>
  import('#web/features/story_map/import/ImportDialog.tsx').then((file) => file.ImportDialog),
);
const DuplicateDialog = lazyDialog<DuplicateDialogProps>(() =>
  import('#web/features/story_map/dialogs/DuplicateDialog.tsx').then((file) => file.DuplicateDialog),
);
const TrashDialog = lazyDialog<Openable>(() =>
  import('#web/features/story_map/trash/MapTrashDialog.tsx').then((file) => file.MapTrashDialog),
);

export type EditOverlaysProps = Openable & {
  anchor: HTMLElement | null;
  onShare: () => void;
  onPresent: () => void;
  /** A file that was dropped on the story map, to be imported. */
  dropped: File | null;
  onDroppedClose: () => void;
};

/** The menu of a story map, and the dialog that somebody has opened from it. */
export function EditOverlays({ anchor, onClose, onShare, onPresent, dropped, onDroppedClose }: EditOverlaysProps) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const close = () => setEdited(null);
  const head = useHead((map) => map);
  return (
    <>
      <EditMenu
        open={anchor !== null}
        anchor={anchor}
        onClose={onClose}
        onEdit={setEdited}
        onShare={onShare}
        onPresent={onPresent}
      />
      <NameDialog open={edited === 'name'} onClose={close} />
      <PurposeDialog open={edited === 'why'} onClose={close} />
      <AddProblemDialog open={edited === 'problem'} onClose={close} />
      <AddWho open={edited === 'who'} onClose={close} />
      <CreateReleaseDialog open={edited === 'release'} onClose={close} />
      <ImportDialog
        open={edited === 'import' || dropped !== null}
        file={dropped}
        onClose={() => {
          close();
          onDroppedClose();
        }}
      />
      <ExportDialog open={edited === 'export'} onClose={close} />
      <DuplicateDialog open={edited === 'duplicate'} onClose={close} map={head} />
      <TrashDialog open={edited === 'trash'} onClose={close} />
    </>
  );
}

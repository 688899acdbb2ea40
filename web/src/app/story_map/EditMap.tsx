import { useState } from 'react';
import { mapShellTexts } from '#shared/texts/sharing.ts';
import { IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { edit } from '#web/components/controls/pageIcons.ts';
import { Tooltip } from '#web/components/controls/Tooltip.tsx';
import { lazyDialog, type Openable } from '#web/components/lazyDialog.tsx';
import type { Edited, EditMenuProps } from './EditMenu.tsx';

const EditMenu = lazyDialog<EditMenuProps>(() => import('./EditMenu.tsx').then((file) => file.EditMenu));
const NameDialog = lazyDialog<Openable>(() => import('./NameDialog.tsx').then((file) => file.NameDialog));
const PurposeDialog = lazyDialog<Openable>(() => import('./PurposeDialog.tsx').then((file) => file.PurposeDialog));
const AddProblemDialog = lazyDialog<Openable>(() =>
  import('#web/features/frame/dialogs/AddProblemDialog.tsx').then((file) => file.AddProblemDialog),
);
const AddWho = lazyDialog<Openable>(() => import('#web/features/whos/AddWho.tsx').then((file) => file.AddWho));
const CreateReleaseDialog = lazyDialog<Openable>(() =>
  import('#web/features/releases/dialogs/CreateReleaseDialog.tsx').then((file) => file.CreateReleaseDialog),
);
const MembersDialog = lazyDialog<Openable>(() =>
  import('#web/features/members/MembersDialog.tsx').then((file) => file.MembersDialog),
);
const TrashDialog = lazyDialog<Openable>(() =>
  import('#web/features/trash/MapTrashDialog.tsx').then((file) => file.MapTrashDialog),
);

/** The edit menu of a story map and its dialogs (rule screen.7). For editors only. */
export function EditMap() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [edited, setEdited] = useState<Edited | null>(null);
  const close = () => setEdited(null);
  return (
    <>
      <Tooltip title={mapShellTexts.edit}>
        <IconButton
          aria-label={mapShellTexts.edit}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Icon path={edit} />
        </IconButton>
      </Tooltip>
      <EditMenu open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} onEdit={setEdited} />
      <NameDialog open={edited === 'name'} onClose={close} />
      <PurposeDialog open={edited === 'why'} onClose={close} />
      <AddProblemDialog open={edited === 'problem'} onClose={close} />
      <AddWho open={edited === 'who'} onClose={close} />
      <CreateReleaseDialog open={edited === 'release'} onClose={close} />
      <MembersDialog open={edited === 'members'} onClose={close} />
      <TrashDialog open={edited === 'trash'} onClose={close} />
    </>
  );
}

import { useState } from 'react';
import * as errors from '#shared/errors.ts';
import type { Epic } from '#shared/model/epic/epic.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { ActionMenu } from '#web/components/dialog/ActionMenu.tsx';
import { lazyDialog, type Openable } from '#web/components/dialog/lazyDialog.tsx';
import { releases } from '#web/replica/release/entities.ts';
import type { Place } from '#web/replica/release/epics.ts';
import { useMap, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { useEntity } from '#web/replica/useReplica.ts';

const EpicNameDialog = lazyDialog(() => import('../dialogs/EpicNameDialog.tsx').then((file) => file.EpicNameDialog));
const DeleteEpicDialog = lazyDialog(() =>
  import('../dialogs/DeleteEpicDialog.tsx').then((file) => file.DeleteEpicDialog),
);
const CarryEpicDialog = lazyDialog(() => import('../dialogs/CarryEpicDialog.tsx').then((file) => file.CarryEpicDialog));
const ExportEpicDialog = lazyDialog(() =>
  import('#web/features/integration/epic_export/ExportEpicDialog.tsx').then((file) => file.ExportEpicDialog),
);

type Opened = 'name' | 'copy' | 'move' | 'export' | 'remove';
type Props = Openable & {
  anchor: HTMLElement | null;
  place: Place;
  epic: Epic;
  name: string;
  locked: boolean;
};

/** The More menu of an epic and its dialogs; renders nothing until first opened. */
export function EpicMenu(props: Props) {
  const [isUsed, setUsed] = useState(false);
  if (props.open && !isUsed) setUsed(true);
  return isUsed ? <UsedMenu {...props} /> : null;
}

/**
 * The actions on an epic. A completed one, and one of a completed release, can only be copied and exported; viewers can
 * only export it.
 */
function UsedMenu({ open, anchor, onClose, place, epic, name, locked }: Props) {
  const mayEdit = useMayEdit();
  const release = useEntity(useMap().scope, releases, place.releaseId);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const ofRelease = release?.completed === true ? errors.releaseCompleted.message : undefined;
  const ofEpic = ofRelease ?? (epic.completed ? errors.epicCompleted.message : undefined);
  const action = (which: Opened, reason?: string) => ({
    label: texts.menu[which],
    act: () => setOpened(which),
    reason,
  });
  return (
    <>
      <ActionMenu
        open={open}
        onClose={onClose}
        anchor={anchor}
        label={texts.menuOf({ name })}
        groups={
          mayEdit
            ? [
                [action('name', ofEpic), action('copy'), action('move', ofRelease), action('export')],
                [action('remove', ofEpic)],
              ]
            : [[action('export')]]
        }
      />
      <ExportEpicDialog open={opened === 'export'} onClose={close} place={place} epic={epic} name={name} />
      {mayEdit && (
        <>
          <CarryEpicDialog
            open={opened === 'copy' || opened === 'move'}
            how={opened === 'move' ? 'move' : 'copy'}
            onClose={close}
            place={place}
            epicId={epic.id}
            name={name}
          />
          {!locked && (
            <>
              <EpicNameDialog open={opened === 'name'} onClose={close} place={place} epic={epic} />
              <DeleteEpicDialog open={opened === 'remove'} onClose={close} place={place} epicId={epic.id} name={name} />
            </>
          )}
        </>
      )}
    </>
  );
}

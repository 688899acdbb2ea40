import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import * as errors from '#shared/errors.ts';
import type { Epic } from '#shared/model/epic.ts';
import { epicCardTexts as texts } from '#shared/texts/epicCard.ts';
import { fill } from '#shared/texts/fill.ts';
import { lazyDialog, type Openable } from '#web/components/lazyDialog.tsx';
import { UnavailableItem } from '#web/map/components/UnavailableItem.tsx';
import { releases } from '#web/map/releases/entities.ts';
import { useMap, useMayEdit } from '#web/map/useMap.ts';
import { useEntity } from '#web/replica/useReplica.ts';
import type { Place } from '../entities.ts';

const EpicNameDialog = lazyDialog(() => import('./dialogs/EpicNameDialog.tsx').then((file) => file.EpicNameDialog));
const DeleteEpicDialog = lazyDialog(() =>
  import('./dialogs/DeleteEpicDialog.tsx').then((file) => file.DeleteEpicDialog),
);
const CarryEpicDialog = lazyDialog(() => import('./dialogs/CarryEpicDialog.tsx').then((file) => file.CarryEpicDialog));
const ExportEpicDialog = lazyDialog(() =>
  import('./dialogs/ExportEpicDialog.tsx').then((file) => file.ExportEpicDialog),
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
  const item = (which: Opened, reason?: string) =>
    reason === undefined ? (
      <MenuItem
        onClick={() => {
          onClose();
          // The menu returns the focus as it closes, so actions that take the focus wait until then.
          requestAnimationFrame(() => setOpened(which));
        }}
      >
        {texts.menu[which]}
      </MenuItem>
    ) : (
      <UnavailableItem label={texts.menu[which]} reason={reason} />
    );
  return (
    <>
      <Menu
        open={open}
        anchorEl={anchor}
        onClose={onClose}
        transitionDuration={{ exit: 0 }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { dense: true, disabledItemsFocusable: true, 'aria-label': fill(texts.menuOf, { name }) } }}
      >
        {mayEdit && item('name', ofEpic)}
        {mayEdit && item('copy')}
        {mayEdit && item('move', ofRelease)}
        {item('export')}
        {mayEdit && <Divider />}
        {mayEdit && item('remove', ofEpic)}
      </Menu>
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

import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import * as errors from '#shared/errors.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { Release } from '#shared/model/release.ts';
import { fill } from '#shared/texts/fill.ts';
import { releaseTexts as texts } from '#shared/texts/releases.ts';
import { lazyDialog, type Openable } from '#web/components/lazyDialog.tsx';
import { useToasts } from '#web/components/toasts.ts';
import { UnavailableItem } from '#web/map/components/UnavailableItem.tsx';
import { useContainerId } from '#web/map/useMap.ts';
import { useMapCommand } from '#web/map/useMapCommand.ts';

const RenameReleaseDialog = lazyDialog(() =>
  import('../dialogs/RenameReleaseDialog.tsx').then((file) => file.RenameReleaseDialog),
);
const PeriodDialog = lazyDialog(() => import('../dialogs/PeriodDialog.tsx').then((file) => file.PeriodDialog));
const CompleteReleaseDialog = lazyDialog(() =>
  import('../dialogs/CompleteReleaseDialog.tsx').then((file) => file.CompleteReleaseDialog),
);
const DeleteReleaseDialog = lazyDialog(() =>
  import('../dialogs/DeleteReleaseDialog.tsx').then((file) => file.DeleteReleaseDialog),
);

type Opened = 'name' | 'period' | 'complete' | 'remove';
type Props = Openable & {
  anchor: HTMLElement | null;
  release: Release;
  onManage: (() => void) | undefined;
  onDeleted: () => void;
};

/** The editors' actions on a release. A completed one can only be reopened (rules release.5, release.6). */
export function ReleaseMenuItems({ open, onClose, anchor, release, onManage, onDeleted }: Props) {
  const containerId = useContainerId();
  const toasts = useToasts();
  const [opened, setOpened] = useState<Opened | null>(null);
  const uncomplete = useMapCommand('uncomplete_release');
  const { id: releaseId, name, completed } = release;
  const close = () => setOpened(null);
  // The menu returns the focus as it closes, so actions that take the focus wait until then.
  const then = (act: () => void) => () => {
    onClose();
    requestAnimationFrame(act);
  };
  const openAgain = () =>
    uncomplete.mutate(
      { containerId, releaseId },
      {
        onSuccess: () =>
          toasts.show({ severity: 'success', text: fill(texts.uncompletedNow, { name }), ms: TOAST_MS.success }),
        onError: ({ message }) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error }),
      },
    );
  const locked = completed ? errors.releaseCompleted.message : undefined;
  const item = (label: string, act: () => void, reason = locked) =>
    reason === undefined ? (
      <MenuItem onClick={then(act)}>{label}</MenuItem>
    ) : (
      <UnavailableItem label={label} reason={reason} />
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
        {item(texts.menu.whats, () => onManage?.())}
        {item(texts.menu.name, () => setOpened('name'))}
        {item(texts.menu.period, () => setOpened('period'))}
        {completed ? (
          <MenuItem onClick={then(openAgain)}>{texts.menu.uncomplete}</MenuItem>
        ) : (
          <MenuItem onClick={then(() => setOpened('complete'))}>{texts.menu.complete}</MenuItem>
        )}
        <Divider />
        {item(texts.menu.remove, () => setOpened('remove'), completed ? texts.notCompletedDelete : undefined)}
      </Menu>
      <RenameReleaseDialog open={opened === 'name'} release={release} onClose={close} />
      <PeriodDialog open={opened === 'period'} release={release} onClose={close} />
      <CompleteReleaseDialog open={opened === 'complete'} release={release} onClose={close} />
      <DeleteReleaseDialog open={opened === 'remove'} release={release} onClose={close} onDeleted={onDeleted} />
    </>
  );
}

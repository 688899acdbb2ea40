import { useState } from 'react';
import * as errors from '#shared/errors.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { Release } from '#shared/model/release/release.ts';
import * as frameTexts from '#shared/texts/frame.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { useToasts } from '#web/base/toasts.ts';
import { ActionMenu } from '#web/components/dialog/ActionMenu.tsx';
import { lazyDialog, type Openable } from '#web/components/dialog/lazyDialog.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import type { Manage } from '../model/manage.ts';
import { ExportReleaseDialog } from './exportDialog.ts';

const RenameReleaseDialog = lazyDialog(() =>
  import('../dialogs/RenameReleaseDialog.tsx').then((file) => file.RenameReleaseDialog),
);
const PeriodDialog = lazyDialog(() => import('../dialogs/PeriodDialog.tsx').then((file) => file.PeriodDialog));
const CompleteReleaseDialog = lazyDialog(() =>
  import('../dialogs/CompleteReleaseDialog.tsx').then((file) => file.CompleteReleaseDialog),
);

type Opened = 'name' | 'period' | 'export' | 'complete';
type Props = Openable & {
  anchor: HTMLElement | null;
  release: Release;
  onManage: Manage | undefined;
};

/** The editors' actions on a release. A completed one can only be reopened (rules release.5, release.6). */
export function ReleaseMenuItems({ open, onClose, anchor, release, onManage }: Props) {
  const containerId = useContainerId();
  const toasts = useToasts();
  const [opened, setOpened] = useState<Opened | null>(null);
  const uncomplete = useCommand('uncomplete_release');
  const { id: releaseId, name, completed } = release;
  const close = () => setOpened(null);
  const openAgain = () =>
    uncomplete.mutate(
      { containerId, releaseId },
      {
        onSuccess: () =>
          toasts.show({ severity: 'success', text: texts.uncompletedNow({ name }), ms: TOAST_MS.success }),
        onError: ({ message }) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error }),
      },
    );
  const locked = completed ? errors.releaseCompleted.message : undefined;
  return (
    <>
      <ActionMenu
        open={open}
        onClose={onClose}
        anchor={anchor}
        label={texts.menuOf({ name })}
        groups={[
          [
            { label: texts.menu.whats, act: () => onManage?.('whats'), reason: locked },
            { label: frameTexts.objective.manage, act: () => onManage?.('objective'), reason: locked },
            { label: frameTexts.problem.manage, act: () => onManage?.('problem'), reason: locked },
            { label: texts.menu.name, act: () => setOpened('name'), reason: locked },
            { label: texts.menu.period, act: () => setOpened('period'), reason: locked },
            { label: texts.menu.export, act: () => setOpened('export'), reason: locked },
            completed
              ? { label: texts.menu.uncomplete, act: openAgain }
              : { label: texts.menu.complete, act: () => setOpened('complete') },
          ],
        ]}
      />
      <RenameReleaseDialog open={opened === 'name'} release={release} onClose={close} />
      <PeriodDialog open={opened === 'period'} release={release} onClose={close} />
      <ExportReleaseDialog open={opened === 'export'} release={release} onClose={close} />
      <CompleteReleaseDialog open={opened === 'complete'} release={release} onClose={close} />
    </>
  );
}

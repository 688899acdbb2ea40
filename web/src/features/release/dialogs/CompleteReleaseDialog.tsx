import { TOAST_MS } from '#shared/model/limits.ts';
import type { Release } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { useToasts } from '#web/base/toasts.ts';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

/** Confirms marking a release as completed (rule release.5). */
export function CompleteReleaseDialog({ release, open, onClose }: Openable & { release: Release }) {
  const containerId = useContainerId();
  const toasts = useToasts();
  const complete = useCommand('complete_release');
  const { id: releaseId, name } = release;
  const confirm = () =>
    complete.mutate(
      { containerId, releaseId },
      {
        onSuccess: () => {
          onClose();
          toasts.show({ severity: 'success', text: texts.completedNow({ name }), ms: TOAST_MS.success });
        },
      },
    );
  return (
    <ConfirmDialog
      open={open}
      title={texts.completeTitle({ name })}
      text={texts.completeText}
      confirmLabel={texts.menu.complete}
      onConfirm={confirm}
      onClose={onClose}
      command={complete}
    />
  );
}

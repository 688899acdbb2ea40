import { useState } from 'react';
import type { Release } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { DisabledReason } from '#web/components/page/DisabledReason.tsx';

const DeleteReleaseDialog = lazyDialog(() =>
  import('../dialogs/DeleteReleaseDialog.tsx').then((file) => file.DeleteReleaseDialog),
);

/** Deletes a release after a confirmation; a completed one has to be reopened first (rule release.5). */
export function DeleteRelease({ release, onDeleted }: { release: Release; onDeleted: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DisabledReason reason={release.completed ? texts.notCompletedDelete : undefined}>
        <Button disabled={release.completed} onClick={() => setOpen(true)}>
          {texts.menu.remove}
        </Button>
      </DisabledReason>
      <DeleteReleaseDialog open={isOpen} release={release} onClose={() => setOpen(false)} onDeleted={onDeleted} />
    </>
  );
}

import { useState } from 'react';
import * as releaseWhatTexts from '#shared/texts/release/releaseWhat.ts';
import { ApiError } from '#web/base/api/client.ts';
import { newPartGroup } from '#web/base/api/inParts.ts';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import type { Place } from '#web/replica/release/epics.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';

const texts = releaseWhatTexts.explore;

type Props = Openable & { place: Place; count: number };

/**
 * Confirms deleting all explore items of an Activity in a release: one call, since few have more than fit into one
 * transaction, else parts under one group (rules explore.4, explore.5).
 */
export function DeleteExplore({ open, place, count, onClose }: Props) {
  const remove = useCommand('delete_explore_information');
  const [isRunning, setRunning] = useState(false);
  const confirm = async () => {
    setRunning(true);
    try {
      const group = newPartGroup();
      let left: number;
      do ({ left } = await remove.mutateAsync(place, { key: group.nextKey() }));
      while (left > 0);
      onClose();
    } catch (error) {
      // The dialog shows the error.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setRunning(false);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      title={texts.deleteTitle}
      text={texts.deleteText({ count })}
      confirmLabel={texts.deleteConfirm}
      danger
      takesMore
      onConfirm={() => void confirm()}
      onClose={onClose}
      command={{ ...remove, isPending: isRunning }}
    />
  );
}

import type { Benefit } from '#shared/model/frame.ts';
import * as texts from '#shared/texts/frame.ts';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

/** Confirms deleting a benefit of an objective. */
export function DeleteBenefitDialog({ open, onClose, benefit }: Openable & { benefit: Benefit }) {
  const containerId = useContainerId();
  // Passed to the hook: by the time of the answer the benefit and this dialog have left the page.
  const remove = useCommand('delete_benefit', { onSuccess: onClose });
  const { id: benefitId, objectiveId, name } = benefit;
  return (
    <ConfirmDialog
      open={open}
      title={texts.deleteTitle({ name })}
      text={texts.deleteBenefitText}
      confirmLabel={texts.remove}
      danger
      onConfirm={() => remove.mutate({ containerId, objectiveId, benefitId })}
      onClose={onClose}
      command={remove}
    />
  );
}

import type { FrameKind } from '#shared/model/frame.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/frame.ts';
import { useToasts } from '#web/base/toasts.ts';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

type Props = Openable & { kind: FrameKind; id: string; name: string };

/**
 * Confirms taking an objective or problem off the map (rules objective.6, problem.7). A toast says why it is refused,
 * since the dialog cannot change that.
 */
export function RemoveDialog({ open, onClose, kind, id, name }: Props) {
  const containerId = useContainerId();
  const toasts = useToasts();
  const options = {
    // Passed to the hook, not to the call: by the time of the answer the entity and this dialog have left the page.
    onSuccess: onClose,
    onError: ({ message }: { message: string }) => {
      onClose();
      toasts.show({ severity: 'error', text: message, ms: TOAST_MS.frameDeleteError });
    },
  };
  const ofObjective = useCommand('remove_objective_from_map', options);
  const ofProblem = useCommand('remove_problem_from_map', options);
  const remove = () =>
    kind === 'objective'
      ? ofObjective.mutate({ containerId, objectiveId: id })
      : ofProblem.mutate({ containerId, problemId: id });
  return (
    <ConfirmDialog
      open={open}
      title={texts.deleteTitle({ name })}
      text={texts[kind].deleteText}
      confirmLabel={texts.remove}
      danger
      takesMore
      onConfirm={remove}
      onClose={onClose}
      command={{ isPending: ofObjective.isPending || ofProblem.isPending, error: null }}
    />
  );
}

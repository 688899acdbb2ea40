import * as texts from '#shared/texts/frame.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { FrameDialog } from '#web/components/frame/FrameDialog.tsx';
import { useFrame } from '#web/replica/frame/useFrame.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

/** Puts a new objective, or one of the company, on the map (rule objective.2). */
export function AddObjectiveDialog({ open, onClose }: Openable) {
  const containerId = useContainerId();
  const { frame } = useFrame();
  const add = useCommand('add_objective_to_map');
  return (
    <FrameDialog
      open={open}
      onClose={onClose}
      kind="objective"
      title={texts.objective.addTitle}
      excludeContainer={containerId}
      ofMap={frame?.objectives ?? []}
      command={add}
      add={(named, outcome) => add.mutate({ containerId, ...named }, outcome)}
    />
  );
}

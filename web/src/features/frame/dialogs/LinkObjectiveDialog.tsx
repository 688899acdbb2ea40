import type { Problem } from '#shared/model/frame.ts';
import * as texts from '#shared/texts/frame.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { FrameDialog } from '#web/components/frame/FrameDialog.tsx';
import { useFrame } from '#web/replica/frame/useFrame.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

type Props = Openable & {
  problem: Problem;
  /** The objectives that the problem has. */
  linked: ReadonlySet<string>;
};

/** Gives a problem a new objective, or one of the company, and puts that on the map (rule problem.6). */
export function LinkObjectiveDialog({ open, onClose, problem, linked }: Props) {
  const containerId = useContainerId();
  const { frame } = useFrame();
  const add = useCommand('add_objective_to_problem');
  return (
    <FrameDialog
      open={open}
      onClose={onClose}
      kind="objective"
      title={texts.linkTitle({ name: problem.name })}
      without={linked}
      ofMap={frame?.objectives ?? []}
      takesOfMap
      command={add}
      add={(named, outcome) => add.mutate({ containerId, problemId: problem.id, ...named }, outcome)}
    />
  );
}

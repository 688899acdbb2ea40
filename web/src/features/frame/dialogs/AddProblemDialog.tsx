import { useState } from 'react';
import * as texts from '#shared/texts/frame.ts';
import { useTyped } from '#web/components/conflict/useTyped.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { LongTextField, longTextProblem } from '#web/components/field/LongTextField.tsx';
import { FrameDialog } from '#web/components/frame/FrameDialog.tsx';
import { useFrame } from '#web/replica/frame/useFrame.ts';
import { mapScope } from '#web/replica/scopes.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { type ChosenObjective, ObjectivesField } from './ObjectivesField.tsx';

/** Puts a new problem, or one of the company, on the map, with the objectives that solving it serves (rule problem.2). */
export function AddProblemDialog({ open, onClose }: Openable) {
  const containerId = useContainerId();
  const { frame } = useFrame();
  const add = useCommand('add_problem_to_map');
  const description = useTyped('', open, { scope: mapScope(containerId), entity: containerId, field: 'newProblem' });
  const [objective, setObjective] = useState('');
  const [chosen, setChosen] = useState<readonly ChosenObjective[]>([]);
  const problem = longTextProblem(description.typed);
  const unmatched = objective.trim() === '' ? undefined : texts.objectiveNotChosen;
  const close = () => {
    setObjective('');
    setChosen([]);
    onClose();
  };
  return (
    <FrameDialog
      open={open}
      onClose={close}
      kind="problem"
      title={texts.problem.addTitle}
      excludeContainer={containerId}
      ofMap={frame?.problems ?? []}
      command={add}
      problem={problem ?? unmatched}
      add={(named, outcome) =>
        add.mutate(
          {
            containerId,
            ...named,
            ...('name' in named && description.trimmed !== '' && { description: description.trimmed }),
            objectiveIds: chosen.map(({ id }) => id),
          },
          outcome,
        )
      }
    >
      {(isNew, isTried) => (
        <>
          {isNew && <LongTextField label={texts.description} text={description} />}
          <ObjectivesField
            chosen={chosen}
            onChange={setChosen}
            typed={objective}
            onType={setObjective}
            problem={isTried ? unmatched : undefined}
          />
        </>
      )}
    </FrameDialog>
  );
}

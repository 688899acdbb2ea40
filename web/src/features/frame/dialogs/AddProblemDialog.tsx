import { useState } from 'react';
import { MAX_LONG_TEXT_LENGTH } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/frame.ts';
import { useTyped } from '#web/components/conflict/useTyped.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { OfferedText } from '#web/components/field/OfferedText.tsx';
import { tooLong } from '#web/components/field/tooLong.ts';
import { FrameDialog } from '#web/components/frame/FrameDialog.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
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
  const problem = tooLong(description.typed, MAX_LONG_TEXT_LENGTH);
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
          {isNew && (
            <>
              <TextField
                label={texts.description}
                value={description.typed}
                onChange={({ target }) => description.set(target.value)}
                multiline
                minRows={2}
                maxRows={8}
                error={problem !== undefined}
                helperText={problem}
              />
              <OfferedText {...description.offer} />
            </>
          )}
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

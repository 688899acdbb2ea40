import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { MAX_LONG_TEXT_LENGTH } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/frame.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { tooLong } from '#web/components/field/tooLong.ts';
import { FrameDialog } from '#web/components/frame/FrameDialog.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { type ChosenObjective, ObjectivesField } from './ObjectivesField.tsx';

/** Puts a new problem, or one of the company, on the map, with the objectives that solving it serves (rule problem.2). */
export function AddProblemDialog({ open, onClose }: Openable) {
  const containerId = useContainerId();
  const add = useCommand('add_problem_to_map');
  const [description, setDescription] = useState('');
  const [chosen, setChosen] = useState<readonly ChosenObjective[]>([]);
  const problem = tooLong(description, MAX_LONG_TEXT_LENGTH);
  const close = () => {
    setDescription('');
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
      command={add}
      problem={problem}
      add={(named, onDone) =>
        add.mutate(
          {
            containerId,
            ...named,
            ...('name' in named && description.trim() !== '' && { description: description.trim() }),
            objectiveIds: chosen.map(({ id }) => id),
          },
          { onSuccess: onDone },
        )
      }
    >
      {(isNew) => (
        <>
          {isNew && (
            <TextField
              label={texts.description}
              value={description}
              onChange={({ target }) => setDescription(target.value)}
              multiline
              minRows={2}
              maxRows={8}
              error={problem !== undefined}
              helperText={problem}
            />
          )}
          <ObjectivesField chosen={chosen} onChange={setChosen} />
        </>
      )}
    </FrameDialog>
  );
}

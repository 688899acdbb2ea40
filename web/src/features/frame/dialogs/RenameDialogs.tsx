import type { Objective, Problem } from '#shared/model/frame.ts';
import { MAX_LONG_TEXT_LENGTH, MAX_NAME_LENGTH } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/frame.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { TextDialog } from '#web/components/dialog/TextDialog.tsx';
import { mapScope } from '#web/replica/scopes.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { Impact } from './Impact.tsx';

/** Renames an objective on all story maps that use it, which it shows first. */
export function RenameObjectiveDialog({ objective, ...openable }: Openable & { objective: Objective }) {
  const containerId = useContainerId();
  const rename = useCommand('change_objective_name');
  const { id: objectiveId, name: current } = objective;
  return (
    <TextDialog
      {...openable}
      title={texts.objective.renameTitle}
      label={texts.name}
      submitLabel={texts.save}
      current={current}
      maxLength={MAX_NAME_LENGTH}
      missing={texts.nameRequired}
      command={rename}
      field="name"
      save={(name, seen, options) => rename.mutate({ containerId, objectiveId, name, expect: { name: seen } }, options)}
    >
      <Impact kind="objective" id={objectiveId} />
    </TextDialog>
  );
}

/** Renames a problem on all story maps that use it, which it shows first. */
export function RenameProblemDialog({ problem, ...openable }: Openable & { problem: Problem }) {
  const containerId = useContainerId();
  const change = useCommand('change_problem');
  const { id: problemId, name: current } = problem;
  return (
    <TextDialog
      {...openable}
      title={texts.problem.renameTitle}
      label={texts.name}
      submitLabel={texts.save}
      current={current}
      maxLength={MAX_NAME_LENGTH}
      missing={texts.nameRequired}
      command={change}
      field="name"
      save={(name, seen, options) =>
        change.mutate({ containerId, problemId, fields: { name }, expect: { name: seen } }, options)
      }
    >
      <Impact kind="problem" id={problemId} />
    </TextDialog>
  );
}

/** Changes the description of a problem on all story maps that use it, which it shows first. */
export function DescribeProblemDialog({
  problem,
  description: current,
  ...openable
}: Openable & { problem: Problem; description: string }) {
  const containerId = useContainerId();
  const change = useCommand('change_problem');
  const { id: problemId } = problem;
  return (
    <TextDialog
      {...openable}
      title={texts.editDescription}
      label={texts.description}
      submitLabel={texts.save}
      current={current}
      maxLength={MAX_LONG_TEXT_LENGTH}
      multiline
      place={{ scope: mapScope(containerId), entity: problemId, field: 'description' }}
      mayBeEmpty
      command={change}
      field="description"
      save={(description, seen, options) =>
        change.mutate({ containerId, problemId, fields: { description }, expect: { description: seen } }, options)
      }
    >
      <Impact kind="problem" id={problemId} />
    </TextDialog>
  );
}

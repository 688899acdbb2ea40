import { useState } from 'react';
import type { Epic, ScenarioParts } from '#shared/model/epic/epic.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import { epicSizeError } from '#shared/rules/epic/epics.ts';
import { SCENARIO_PARTS, scenarioError } from '#shared/rules/epic/scenarios.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import type { Place } from '#web/replica/release/epics.ts';
import type { EpicNames } from '#web/replica/release/useEpicNames.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { type Choice, NamedSelect } from '../details/NamedSelect.tsx';

type Part = keyof ScenarioParts;
type Props = Openable & { place: Place; epic: Epic; names: EpicNames };

const NOTHING: ScenarioParts = { who: null, when: null, where: null, input: null, output: null };
const PARTS: readonly Part[] = ['who', 'when', 'where', 'input', 'output'];

/** Adds an acceptance scenario of five parts to an epic (rule epic.11). */
export function AddScenarioDialog({ open, onClose, place, epic, names }: Props) {
  const add = useCommand('add_epic_scenario');
  const [parts, setParts] = useState(NOTHING);
  const [problem, setProblem] = useState<string>();
  const close = () => {
    add.reset();
    setParts(NOTHING);
    setProblem(undefined);
    onClose();
  };
  const submit = () => {
    const refusal =
      scenarioError(parts, epic.scenarios) ??
      epicSizeError({ ...epic, scenarios: [...epic.scenarios, { ...parts, id: '' }] });
    setProblem(refusal?.message);
    if (refusal === undefined) add.mutate({ ...place, epicId: epic.id, ...parts }, { onSuccess: close });
  };
  return (
    <FormDialog
      open={open}
      title={texts.addScenarioTitle}
      onSubmit={submit}
      onClose={close}
      submitLabel={texts.addScenario}
      loading={add.isPending}
      error={problem ?? add.error}
    >
      <Text look="compact" quiet>
        {texts.scenarioHelp}
      </Text>
      {PARTS.map((part) => (
        <NamedSelect
          key={part}
          label={epicTexts.parts[part]}
          choices={choicesOf(part, names)}
          value={parts[part]}
          onChange={(id) => {
            setParts({ ...parts, [part]: id });
            setProblem(undefined);
            add.reset();
          }}
          emptyText={texts.noneOfKind}
        />
      ))}
    </FormDialog>
  );
}

function choicesOf(part: Part, names: EpicNames): Choice[] {
  if (part === 'who') return [...names.whos.values()].sort((a, b) => compareNames(a.name, b.name));
  return [...names.items.values()].filter(({ exploreType }) => exploreType === SCENARIO_PARTS[part]);
}

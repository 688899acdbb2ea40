import { useContext } from 'react';
import type { Epic } from '#shared/model/epic/epic.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import { PrioritiesContext } from '#web/board/selection/boardContext.ts';
import { amountRefusal } from '#web/board/selection/words.ts';
import { NumberField } from '#web/components/field/NumberField.tsx';
import { PriorityField } from '#web/components/field/PriorityField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { type EpicNames, epicWhoText } from '#web/replica/release/useEpicNames.ts';
import type { EpicEdits } from '../card/useEpicEdits.ts';
import { Conflict } from './Conflict.tsx';
import { NamedChoice } from './NamedChoice.tsx';
import { useFieldConflict } from './useFieldConflict.ts';

type Props = { epic: Epic; names: EpicNames; edits: EpicEdits; readOnly: boolean };

/**
 * Primary Who, primary output, priority and the amounts of an epic, each saved when chosen or left (rules epic.4,
 * epic.6).
 */
export function EpicFacts({ epic, names, edits, readOnly }: Props) {
  const priorities = useContext(PrioritiesContext);
  const who = useFieldConflict('primaryWho', epic.primaryWho, (primaryWho, seen) =>
    edits.setFields({ primaryWho }, { primaryWho: seen }),
  );
  const output = useFieldConflict('primaryOutput', epic.primaryOutput, (primaryOutput, seen) =>
    edits.setFields({ primaryOutput }, { primaryOutput: seen }),
  );
  const priority = useFieldConflict('priority', epic.priority, (id, seen) =>
    edits.setFields({ priority: id }, { priority: seen }),
  );
  const people = [...names.whos.values()].sort((a, b) => compareNames(a.name, b.name));
  const outputs = [...names.items.values()].filter(({ exploreType }) => exploreType === 'data_output');
  return (
    <Box sx={grid} data-empty={FACTS.every((field) => epic[field] === null) || undefined}>
      <Box sx={wide}>
        <NamedChoice
          label={texts.primaryWho}
          choices={people}
          value={who.value}
          missingName={epicWhoText(names, who.value ?? '')}
          emptyText={texts.noWhos}
          readOnly={readOnly}
          save={who.save}
        />
      </Box>
      <Box sx={wide}>
        <NamedChoice
          label={texts.primaryOutput}
          choices={outputs}
          value={output.value}
          missingName={epicTexts.unknown}
          emptyText={texts.noOutputs}
          readOnly={readOnly}
          save={output.save}
        />
      </Box>
      <Conflict {...who} nameOf={(id) => epicWhoText(names, id)} />
      <Conflict {...output} nameOf={(id) => names.items.get(id)?.name ?? epicTexts.unknown} />
      <Box sx={wide}>
        <PriorityField priorityId={priority.value} readOnly={readOnly} save={priority.save} />
      </Box>
      {AMOUNTS.map((field) => (
        <NumberField
          key={field}
          label={texts[field]}
          value={epic[field]}
          readOnly={readOnly}
          check={(value) => amountRefusal(field, value)}
          field={field}
          save={(value, seen) => edits.setFields({ [field]: value }, { [field]: seen })}
        />
      ))}
      <Conflict {...priority} nameOf={(id) => priorities.get(id)?.name ?? epicTexts.unknown} />
    </Box>
  );
}

const AMOUNTS = ['value', 'size', 'cost'] as const;
const FACTS = ['primaryWho', 'primaryOutput', 'priority', ...AMOUNTS] as const;
/** Two wide fields per line, or one and three numbers; on a phone three numbers per line. */
const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(6, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 3,
} as const;
const wide = { gridColumn: 'span 3', minWidth: 0 } as const;

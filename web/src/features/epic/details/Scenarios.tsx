import { useState } from 'react';
import type { Epic, Scenario } from '#shared/model/epic/epic.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { close } from '#web/components/controls/icons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { FieldError } from '#web/components/field/FieldError.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Quiet, Section } from '#web/components/list/Section.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { refusalOf } from '#web/replica/refusal.ts';
import type { Place } from '#web/replica/release/epics.ts';
import { type EpicNames, epicWho } from '#web/replica/release/useEpicNames.ts';
import type { EpicEdits } from '../card/useEpicEdits.ts';
import styles from './details.module.css';
import { isFull, roomText } from './limits.ts';

const AddScenarioDialog = lazyDialog(() =>
  import('../dialogs/AddScenarioDialog.tsx').then((file) => file.AddScenarioDialog),
);

type Props = { place: Place; epic: Epic; names: EpicNames; edits: EpicEdits; readOnly: boolean };

/** The acceptance scenarios of an epic: a Who and up to four explore items each (rule epic.11). */
export function Scenarios({ place, epic, names, edits, readOnly }: Props) {
  const [adding, setAdding] = useState(false);
  const [problem, setProblem] = useState<string>();
  const remove = async (id: string) => {
    setProblem(undefined);
    try {
      await edits.removeScenario(id);
    } catch (error) {
      setProblem(refusalOf(error).message);
    }
  };
  const room = roomText(epic, 'scenarios');
  return (
    <Section level="h5" title={texts.scenarios} isEmpty={epic.scenarios.length === 0}>
      {epic.scenarios.length === 0 ? (
        <Quiet>{texts.noScenarios}</Quiet>
      ) : (
        <Box component="ol" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {epic.scenarios.map((scenario, i) => (
            <li key={scenario.id} className={styles['scenario']} aria-label={texts.scenario({ number: i + 1 })}>
              <Parts scenario={scenario} names={names} />
              {!readOnly && (
                <QuietButton label={texts.removeScenario({ number: i + 1 })} onClick={() => void remove(scenario.id)}>
                  <Icon path={close} small />
                </QuietButton>
              )}
            </li>
          ))}
        </Box>
      )}
      {!readOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          {!isFull(epic, 'scenarios') && (
            <Button variant="outlined" onClick={() => setAdding(true)}>
              {texts.addScenario}
            </Button>
          )}
          {room !== undefined && (
            <Text as="span" look="caption" quiet>
              {room}
            </Text>
          )}
        </Box>
      )}
      <FieldError text={problem} />
      {!readOnly && (
        <AddScenarioDialog open={adding} place={place} epic={epic} names={names} onClose={() => setAdding(false)} />
      )}
    </Section>
  );
}

const PARTS = ['who', 'when', 'where', 'input', 'output'] as const;

/** The set parts of a scenario. A deleted Who is marked (rule epic.6). */
function Parts({ scenario, names }: { scenario: Scenario; names: EpicNames }) {
  return (
    <dl className={styles['parts']}>
      {PARTS.map((part) => {
        const id = scenario[part];
        if (id === null) return null;
        const { name, isDeleted } =
          part === 'who'
            ? epicWho(names, id)
            : { name: names.items.get(id)?.name ?? epicTexts.unknown, isDeleted: false };
        return (
          <div key={part}>
            <dt>{epicTexts.parts[part]}</dt>
            <dd dir="auto" data-deleted={isDeleted || undefined} title={isDeleted ? texts.deletedWhoHelp : undefined}>
              {name}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

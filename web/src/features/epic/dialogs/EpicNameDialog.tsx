import { useState } from 'react';
import type { Epic } from '#shared/model/epic/epic.ts';
import { isVisible } from '#shared/model/textRule.ts';
import { epicNameOf } from '#shared/rules/epic/epics.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import * as releaseWhatTexts from '#shared/texts/release/releaseWhat.ts';
import { KeepOrTake } from '#web/components/conflict/KeepOrTake.tsx';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { EpicNameInputs } from '#web/components/epic/EpicNameInputs.tsx';
import { type Naming, wantedName } from '#web/components/epic/naming.ts';
import { tooLong } from '#web/components/field/tooLong.ts';
import { focusIt } from '#web/components/focus/focusFirst.ts';
import { Box } from '#web/components/layout/Box.tsx';
import { theirsIn } from '#web/replica/entity.ts';
import type { Place } from '#web/replica/release/epics.ts';
import { useEpicName } from '#web/replica/release/useEpicNames.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useNameable } from '../column/useNameable.ts';

type Props = Openable & { place: Place; epic: Epic };

/** Renames an epic to a text or an entity, or removes its name (rules epic.1 to epic.3). */
export function EpicNameDialog({ open, ...props }: Props) {
  // Remounts on reopening, to start with the current name.
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, place, epic }: Omit<Props, 'open'>) {
  const current = useEpicName(epic);
  const rename = useCommand('change_epic_name');
  const nameable = useNameable(place, epic.id);
  const stored = epicNameOf(epic);
  const [seen] = useState(stored ?? '');
  const [naming, setNaming] = useState<Naming>({
    type: epic.nameObject?.type ?? 'free_text',
    text: stored === null ? '' : current,
    id: epic.nameObject?.id ?? null,
  });
  const [problem, setProblem] = useState<string>();
  const theirs = theirsIn(rename.error, 'epic');
  const submit = () => {
    const isEmpty = !isVisible(naming.text);
    const wanted = wantedName(naming, nameable.known);
    if (wanted === undefined && !isEmpty) return setProblem(releaseWhatTexts.naming.unknownWho);
    const wrong = tooLong(naming.text) ?? (wanted === undefined ? undefined : nameable.takenBy(wanted.wanted));
    if (wrong !== undefined) return setProblem(wrong);
    rename.mutate(
      { ...place, epicId: epic.id, epic: wanted?.creation ?? null, expect: { epic: theirs ?? seen } },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      open
      title={texts.menu.name}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={texts.saveName}
      loading={rename.isPending}
      error={theirs === undefined ? rename.error : null}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2 }}>
        <EpicNameInputs
          value={naming}
          onChange={(value) => {
            setNaming(value);
            setProblem(undefined);
          }}
          nameable={nameable}
          problem={problem}
          onEnter={submit}
          field={focusIt}
        />
      </Box>
      <KeepOrTake theirs={theirs} onKeep={submit} onTake={onClose} />
    </FormDialog>
  );
}

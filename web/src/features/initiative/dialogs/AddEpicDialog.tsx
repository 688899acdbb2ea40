import { useState } from 'react';
import { isVisible } from '#shared/model/textRule.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/initiatives.ts';
import * as releaseWhatTexts from '#shared/texts/release/releaseWhat.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { EpicNameInputs } from '#web/components/epic/EpicNameInputs.tsx';
import { type Nameable, NO_NAMING, takenMessage, wantedName } from '#web/components/epic/naming.ts';
import { tooLong } from '#web/components/field/tooLong.ts';
import { Box } from '#web/components/layout/Box.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { type InitiativeBoard, type InitiativeMap, whatName } from '#web/replica/initiative/board.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import type { Cell } from '../model/epicMoves.ts';
import { onlyRelease, openRelease, ReleaseChoice } from './ReleaseChoice.tsx';
import { type EpicTarget, useEpicTarget } from './useEpicTarget.ts';

export type AddEpicProps = Openable & {
  /** Null while it is closed. */
  cell: Cell | null;
  board: InitiativeBoard;
  maps: ReadonlyMap<string, InitiativeMap>;
};

/** Adds an epic of an Activity to a release of a group (rule initiative.14). */
export function AddEpicDialog({ cell, ...props }: AddEpicProps) {
  // The last cell stays while the dialog fades out.
  const [shown, setShown] = useState(cell);
  if (cell !== null && cell !== shown) setShown(cell);
  if (shown === null) return null;
  return <Content key={`${shown.groupId} ${shown.whatId}`} {...props} cell={shown} />;
}

function Content({ open, onClose, cell: { groupId, whatId }, board, maps }: AddEpicProps & { cell: Cell }) {
  const groups = board.groups.filter(({ id }) => id === groupId);
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = picked ?? onlyRelease(groups, maps);
  const release = openRelease(groups, chosen);
  const target = useEpicTarget(open ? release : undefined, whatId);
  const [naming, setNaming] = useState(NO_NAMING);
  const [problem, setProblem] = useState<string>();
  const create = useCommand('create_epic');
  const known = nameableIn(target);
  const wanted = wantedName(naming, known);
  const others = target.status === 'open' ? target.found.epics : [];
  const what = board.whats.find(({ id }) => id === whatId);
  const close = () => {
    create.reset();
    setProblem(undefined);
    onClose();
  };
  const submit = () => {
    if (release === undefined || target.status !== 'open') return;
    if (wanted === undefined) return setProblem(releaseWhatTexts.naming.unknownWho);
    const wrong = tooLong(naming.text) ?? takenMessage(wanted.wanted, others, known);
    setProblem(wrong);
    if (wrong !== undefined) return;
    create.mutate(
      { containerId: release.containerId, releaseId: release.id, whatId, epic: wanted.creation, addWhat: true },
      {
        onSuccess: () => {
          setNaming({ ...NO_NAMING, type: naming.type });
          close();
        },
      },
    );
  };
  return (
    <FormDialog
      open={open}
      title={texts.addEpicTitle}
      onSubmit={submit}
      onClose={close}
      submitLabel={texts.addEpicSubmit}
      closeLabel={commonTexts.cancel}
      incomplete={target.status !== 'open' || !isVisible(naming.text)}
      loading={create.isPending}
      error={create.error}
    >
      <Text look="compact" quiet style={{ overflowWrap: 'anywhere' }}>
        {what === undefined ? '' : whatName(what)}
      </Text>
      <ReleaseChoice groups={groups} maps={maps} chosen={chosen} onChoose={setPicked} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2, minWidth: { sm: 440 } }}>
        <EpicNameInputs
          value={naming}
          onChange={(value) => {
            setNaming(value);
            setProblem(undefined);
            create.reset();
          }}
          nameable={{ known, takenBy: (name) => takenMessage(name, others, known) }}
          noWhos={texts.noLinkedWhos}
          problem={problem}
        />
      </Box>
      <Checked target={target} />
    </FormDialog>
  );
}

/** What the check of a release has found. It keeps its place while it runs. */
export function Checked({ target }: { target: EpicTarget }) {
  if (target.status === 'refused') return <ErrorAlert text={target.refusal} />;
  return (
    <Text look="compact" quiet role="status" style={{ minHeight: 20 }}>
      {target.status === 'checking' ? texts.checking : ''}
    </Text>
  );
}

function nameableIn(target: EpicTarget): Nameable {
  if (target.status !== 'open') return { whos: new Map(), items: [] };
  const { whos, exploreObjects } = target.found;
  return { whos: new Map(whos.map((who) => [who.id, who])), items: exploreObjects };
}

import { useState } from 'react';
import { namedWhos } from '#shared/rules/epic/epics.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/initiatives.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import type { CellEpic, InitiativeBoard, InitiativeMap } from '#web/replica/initiative/board.ts';
import { useInitiativeReplica } from '#web/replica/initiative/InitiativeReplica.ts';
import { epics } from '#web/replica/release/epics.ts';
import { useEntity } from '#web/replica/useReplica.ts';
import { heldBy } from '../model/epicMoves.ts';
import { nameOfEpic } from '../model/InitiativeActions.ts';
import { useInitiativeActions } from '../model/initiativeContext.ts';
import { Checked } from './AddEpicDialog.tsx';
import { onlyRelease, openRelease, ReleaseChoice } from './ReleaseChoice.tsx';
import { useEpicTarget } from './useEpicTarget.ts';

type Moving = {
  epic: CellEpic;
  /** The group among whose releases one is chosen; null for all. */
  groupId: string | null;
};

export type MoveEpicProps = Openable & {
  /** Null while it is closed. */
  moving: Moving | null;
  board: InitiativeBoard;
  maps: ReadonlyMap<string, InitiativeMap>;
};

/** Moves an epic into a release of the initiative, also of another story map (rule initiative.15). */
export function MoveEpicDialog({ moving, ...props }: MoveEpicProps) {
  // The last epic stays while the dialog fades out.
  const [shown, setShown] = useState(moving);
  if (moving !== null && moving !== shown) setShown(moving);
  if (shown === null) return null;
  return <Content key={`${shown.epic.id} ${shown.groupId ?? ''}`} {...props} moving={shown} />;
}

function Content({ open, onClose, moving: { epic, groupId }, board, maps }: MoveEpicProps & { moving: Moving }) {
  const actions = useInitiativeActions();
  const { scope } = useInitiativeReplica();
  const groups = groupId === null ? board.groups : board.groups.filter(({ id }) => id === groupId);
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = picked ?? onlyRelease(groups, maps, epic.releaseId);
  const release = openRelease(groups, chosen);
  const entity = useEntity(scope, epics, epic.id);
  const isAcross = release !== undefined && release.containerId !== epic.containerId;
  const held = heldBy(board, maps, epic);
  const checked = useEpicTarget(
    open && held === undefined ? release : undefined,
    epic.whatId,
    isAcross && entity !== undefined ? namedWhos(entity) : [],
  );
  const target = held === undefined ? checked : ({ status: 'refused', refusal: held } as const);
  const missing = target.status === 'open' ? target.found.missingWhos : [];
  const submit = () => {
    if (release === undefined || target.status !== 'open') return;
    actions.announce(actions.moveEpic(epic, release, missing.length > 0));
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={texts.moveEpicTitle}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={texts.moveEpic}
      closeLabel={commonTexts.cancel}
      incomplete={target.status !== 'open'}
      loading={false}
      error={null}
    >
      <Text look="compact" quiet style={{ overflowWrap: 'anywhere' }}>
        {nameOfEpic(epic)}
      </Text>
      <ReleaseChoice groups={groups} maps={maps} here={epic.releaseId} chosen={chosen} onChoose={setPicked} />
      <Checked target={target} />
      {missing.length > 0 && (
        <Text look="compact" role="status" style={{ overflowWrap: 'anywhere' }}>
          {texts.whosLeftOut({ names: missing.map(({ name }) => name).join(', ') })}
        </Text>
      )}
    </FormDialog>
  );
}

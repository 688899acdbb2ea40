import { type ReactNode, useMemo } from 'react';
import * as texts from '#shared/texts/initiatives.ts';
import { DragBoard } from '#web/board/dragging/DragBoard.tsx';
import { DragPreview } from '#web/board/dragging/DragPreview.tsx';
import { ChipPreview } from '#web/components/epic/EpicChip.tsx';
import { LiveRegion } from '#web/components/focus/LiveRegion.tsx';
import type { EpicVerdict } from '../model/epicMoves.ts';
import { nameOfEpic } from '../model/InitiativeActions.ts';
import { useInitiativeActions, useInitiativeUi } from '../model/initiativeContext.ts';
import { epicDragging } from './epicDragging.ts';
import styles from './initiative.module.css';
import { orderDragging } from './orderDragging.ts';

/** Makes Activities, release groups and epics draggable while the initiative is built. */
export function DragLayer({ building, children }: { building: boolean; children: ReactNode }) {
  const actions = useInitiativeActions();
  const announcement = useInitiativeUi((ui) => ui.announcement);
  const kinds = useMemo(
    () => [orderDragging(actions, 'group'), orderDragging(actions, 'what'), epicDragging(actions)],
    [actions],
  );
  return (
    <>
      <DragBoard
        editable={building}
        kinds={kinds}
        onPress={() => undefined}
        preview={<Preview />}
        className={styles['surface']}
      >
        {children}
      </DragBoard>
      <LiveRegion announcement={announcement} />
    </>
  );
}

/** The dragged item, and below it that a drop merges it. */
function Preview() {
  const actions = useInitiativeActions();
  const drag = useInitiativeUi((ui) => ui.drag);
  const epic = useInitiativeUi((ui) => ui.epic);
  if (epic !== null) {
    const verdict = epic.landing && actions.verdict(epic.item, epic.landing.target);
    const isRefused = verdict?.does === 'refused';
    return (
      <DragPreview
        note={verdict && wordsFor(verdict, actions.nameOf({ kind: 'group', id: epic.landing?.target.groupId ?? '' }))}
        refused={isRefused}
      >
        <ChipPreview name={nameOfEpic(epic.item)} refused={isRefused} />
      </DragPreview>
    );
  }
  if (drag === null) return null;
  const into = drag.landing?.target.into ?? null;
  const note = into === null ? null : texts.mergesInto({ into: actions.nameOf({ kind: 'group', id: into }) });
  return (
    <DragPreview note={note}>
      <div className={styles['preview']} dir="auto">
        {actions.nameOf(drag.item)}
      </div>
    </DragPreview>
  );
}

/** The effect of a drop in words; null where the epic stays. */
function wordsFor(verdict: EpicVerdict, group: string): string | null {
  if (verdict.does === 'stays') return null;
  if (verdict.does === 'refused') return verdict.refusal;
  return verdict.does === 'moves'
    ? texts.epicMovesTo({ name: verdict.to.release.name })
    : texts.chooseTarget({ name: group });
}

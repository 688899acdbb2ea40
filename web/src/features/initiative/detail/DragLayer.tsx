import { type ReactNode, useMemo } from 'react';
import { DragBoard } from '#web/board/dragging/DragBoard.tsx';
import { DragPreview } from '#web/board/dragging/DragPreview.tsx';
import { ChipPreview } from '#web/components/epic/EpicChip.tsx';
import { LiveRegion } from '#web/components/focus/LiveRegion.tsx';
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
      <DragBoard editable={building} kinds={kinds} preview={<Preview />} className={styles['surface']}>
        {children}
      </DragBoard>
      <LiveRegion announcement={announcement} />
    </>
  );
}

/** The dragged item. */
function Preview() {
  const actions = useInitiativeActions();
  const drag = useInitiativeUi((ui) => ui.drag);
  const epic = useInitiativeUi((ui) => ui.epic);
  if (epic !== null)
    return (
      <DragPreview landing={epic.landing}>
        <ChipPreview name={nameOfEpic(epic.item)} refused={typeof epic.landing?.refusal === 'string'} />
      </DragPreview>
    );
  if (drag === null) return null;
  return (
    <DragPreview landing={drag.landing}>
      <div className={styles['preview']} dir="auto">
        {actions.nameOf(drag.item)}
      </div>
    </DragPreview>
  );
}

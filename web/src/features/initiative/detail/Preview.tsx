import { DragPreview } from '#web/board/dragging/DragPreview.tsx';
import { ChipPreview } from '#web/components/epic/EpicChip.tsx';
import { nameOfEpic } from '../model/InitiativeActions.ts';
import { useInitiativeActions, useInitiativeUi } from '../model/initiativeContext.ts';
import styles from './initiative.module.css';

/** The dragged item. */
export function Preview() {
  const actions = useInitiativeActions();
  const drag = useInitiativeUi((ui) => ui.drag);
  const epic = useInitiativeUi((ui) => ui.epic);
  if (epic !== null)
    return (
      <DragPreview landing={epic.landing} count={actions.selection.with(epic.item).length}>
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

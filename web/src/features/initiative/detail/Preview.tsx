import { DragPreview } from '#web/board/dragging/DragPreview.tsx';
import { ChipPreview } from '#web/components/epic/EpicChip.tsx';
import { nameOfEpic } from '../model/InitiativeActions.ts';
import { useInitiativeActions, useInitiativeUi } from '../model/initiativeContext.ts';
import styles from './initiative.module.css';

/** The dragged item. */
export function Preview() {
  const actions = useInitiativeActions();
  const order = useInitiativeUi((ui) => ui.order);
  const epic = useInitiativeUi((ui) => ui.drag);
  if (epic !== null)
    return (
      <DragPreview landing={epic.landing} count={actions.selection.with(epic.item).length}>
        <ChipPreview name={nameOfEpic(epic.item)} refused={typeof epic.landing?.refusal === 'string'} />
      </DragPreview>
    );
  if (order === null) return null;
  return (
    <DragPreview landing={order.landing}>
      <div className={styles['preview']} dir="auto">
        {actions.nameOf(order.item)}
      </div>
    </DragPreview>
  );
}

import { DragPreview } from '#web/board/dragging/DragPreview.tsx';
import { MovingPreview } from '#web/board/moving/MovingPreview.tsx';
import { ChipPreview } from '#web/components/epic/EpicChip.tsx';
import { nameOfEpic } from '../model/InitiativeActions.ts';
import { useInitiativeActions, useInitiativeUi } from '../model/initiativeContext.ts';
import styles from './initiative.module.css';

/** The dragged item. */
export function Preview() {
  const actions = useInitiativeActions();
  const order = useInitiativeUi((ui) => ui.order);
  if (order === null)
    return (
      <MovingPreview board={actions}>
        {(epic, isRefused) => <ChipPreview name={nameOfEpic(epic)} refused={isRefused} />}
      </MovingPreview>
    );
  return (
    <DragPreview landing={order.landing}>
      <div className={styles['preview']} dir="auto">
        {actions.nameOf(order.item)}
      </div>
    </DragPreview>
  );
}

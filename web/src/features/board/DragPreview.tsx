import { useUi } from '#web/map/selection/boardContext.ts';
import { useCard } from '#web/map/useMap.ts';
import { useZoom } from '#web/map/view/viewContext.ts';
import { Badges } from './Badges.tsx';
import styles from './board.module.css';
import { usePriorityEdge } from './priorityEdge.ts';

/** The card in the air, and below it why it cannot land where it is. */
export function DragPreview() {
  const id = useUi((ui) => ui.drag?.card ?? null);
  const refusal = useUi((ui) => ui.drag?.refusal ?? null);
  const card = useCard(id);
  const { priority, attributes } = usePriorityEdge(card?.priorityId);
  const zoom = useZoom();
  if (card === undefined) return null;
  return (
    <div
      className={styles['preview']}
      style={{ zoom }}
      data-level={card.level}
      data-refused={refusal !== null || undefined}
    >
      <div className={styles['face']} {...attributes}>
        <span className={styles['text']} dir="auto">
          {card.description}
        </span>
        <Badges card={card} priority={priority} />
      </div>
      {refusal !== null && <div className={styles['why']}>{refusal}</div>}
    </div>
  );
}

import { useZoom } from '../view/viewContext.ts';
import { useBoard, useUi } from './boardContext.ts';
import styles from './board.module.css';
import { Marks } from './Marks.tsx';
import { usePriorityEdge } from './priorityEdge.ts';

/** The card in the air, and below it why it cannot land where it is. */
export function FlyingCard() {
  const id = useUi((ui) => ui.drag?.card ?? null);
  const refusal = useUi((ui) => ui.drag?.refusal ?? null);
  const card = useBoard(({ layout }) => (id === null ? undefined : layout.cards.get(id)));
  const { priority, attributes } = usePriorityEdge(card?.priorityId);
  const zoom = useZoom();
  if (card === undefined) return null;
  return (
    <div
      className={styles['flying']}
      style={{ zoom }}
      data-level={card.level}
      data-refused={refusal !== null || undefined}
    >
      <div className={styles['face']} {...attributes}>
        <span className={styles['text']} dir="auto">
          {card.description}
        </span>
        <Marks card={card} priority={priority} />
      </div>
      {refusal !== null && <div className={styles['why']}>{refusal}</div>}
    </div>
  );
}

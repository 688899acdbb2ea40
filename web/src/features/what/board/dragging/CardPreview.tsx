import { type CSSProperties, useContext } from 'react';
import { DragPreview } from '#web/board/dragging/DragPreview.tsx';
import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import { useCard } from '#web/replica/story_map/useMap.ts';
import { Badges } from '../Badges.tsx';
import styles from '../board.module.css';
import { usePriorityEdge } from '../priorityEdge.ts';
import { HeadHeight } from '../window/headHeight.ts';

/** The dragged card, and below it the reason why it cannot land there. */
export function CardPreview() {
  const { selection } = useActions();
  const id = useUi((ui) => ui.drag?.item ?? null);
  const landing = useUi((ui) => ui.drag?.landing ?? null);
  const card = useCard(id);
  const { priority, attributes } = usePriorityEdge(card?.priorityId);
  const head = useContext(HeadHeight);
  if (card === undefined) return null;
  return (
    <DragPreview landing={landing} count={selection.with(card.id).length}>
      <div
        className={styles['preview']}
        style={{ '--head': `${head}px` } as CSSProperties}
        data-level={card.level}
        data-refused={typeof landing?.refusal === 'string' || undefined}
      >
        <div className={styles['face']} {...attributes}>
          <span className={styles['text']} dir="auto">
            {card.description}
          </span>
          <Badges card={card} priority={priority} />
        </div>
      </div>
    </DragPreview>
  );
}

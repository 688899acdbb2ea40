import { DragPreview } from '#web/board/dragging/DragPreview.tsx';
import { useCard } from '#web/replica/story_map/useMap.ts';
import { useSliceActions, useSliceUi } from '../slicesContext.ts';
import styles from './slices.module.css';

/** The dragged card. */
export function Preview() {
  const { selection } = useSliceActions();
  const drag = useSliceUi((ui) => ui.drag);
  const card = useCard(drag?.item.card ?? null);
  if (drag === null || card === undefined) return null;
  const { item, landing } = drag;
  const isRefused = typeof landing?.refusal === 'string';
  return (
    <DragPreview landing={landing} count={selection.with(item).length}>
      <div className={styles['preview']} data-level={card.level} data-refused={isRefused || undefined}>
        <div className={styles['face']}>
          <span className={styles['text']} dir="auto">
            {card.description}
          </span>
        </div>
      </div>
    </DragPreview>
  );
}

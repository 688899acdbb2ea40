import { type ReactNode, useMemo } from 'react';
import { DragBoard } from '#web/board/dragging/DragBoard.tsx';
import { DragPreview } from '#web/board/dragging/DragPreview.tsx';
import { useZoom } from '#web/board/view/viewContext.ts';
import { useCard, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { wordsFor } from '../model/drops.ts';
import type { sliceKeys } from '../model/sliceKeys.ts';
import { useSliceActions, useSliceUi } from '../slicesContext.ts';
import { sliceDragging } from './sliceDragging.ts';
import styles from './slices.module.css';

type Props = { keys: ReturnType<typeof sliceKeys>; children: ReactNode };

/** Makes cards draggable by mouse and touch. A press puts back a card picked up by keyboard. */
export function DragLayer({ keys, children }: Props) {
  const editable = useMayEdit();
  const actions = useSliceActions();
  const kinds = useMemo(() => [sliceDragging(actions)], [actions]);
  return (
    <DragBoard
      editable={editable}
      kinds={kinds}
      onPress={() => keys.putBack(false)}
      preview={<Preview />}
      className={styles['surface']}
    >
      {children}
    </DragBoard>
  );
}

/** The dragged card, and below it the effect of dropping it there. */
function Preview() {
  const actions = useSliceActions();
  const item = useSliceUi((ui) => ui.drag?.item ?? null);
  const landing = useSliceUi((ui) => ui.drag?.landing ?? null);
  const card = useCard(item?.card ?? null);
  const zoom = useZoom();
  if (item === null || card === undefined) return null;
  const verdict = landing === null ? null : actions.verdict(item, landing.target);
  const isRefused = verdict?.does === 'refused';
  return (
    <DragPreview note={verdict && wordsFor(actions.board, verdict)} refused={isRefused} zoom={zoom}>
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

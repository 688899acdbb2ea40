import { type ReactNode, type RefObject, useMemo } from 'react';
import { DragBoard } from '#web/board/dragging/DragBoard.tsx';
import { useActions } from '#web/board/selection/boardContext.ts';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';
import styles from '../board.module.css';
import type { cardKeys } from '../cardKeys.ts';
import { cardDragging } from './cardDragging.ts';
import { CardPreview } from './CardPreview.tsx';

type Props = { canvas: RefObject<HTMLElement | null>; keys: ReturnType<typeof cardKeys>; children: ReactNode };

/** Makes cards draggable by mouse and touch. A press puts back a card picked up by keyboard. */
export function DragLayer({ canvas, keys, children }: Props) {
  const editable = useMayEdit();
  const actions = useActions();
  const kinds = useMemo(() => [cardDragging(actions, () => canvas.current)], [actions, canvas]);
  return (
    <DragBoard
      editable={editable}
      kinds={kinds}
      onPress={() => keys.putBack(false)}
      preview={<CardPreview />}
      className={styles['surface']}
    >
      {children}
    </DragBoard>
  );
}

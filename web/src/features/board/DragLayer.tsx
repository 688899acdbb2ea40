import type { ReactNode, RefObject } from 'react';
import { DragBoard } from '#web/map/dragging/DragBoard.tsx';
import { useActions } from '#web/map/selection/boardContext.ts';
import { isUnsavedRefusal } from '#web/map/selection/refusal.ts';
import styles from './board.module.css';
import { PointerDrag } from './dragging.ts';
import { DragPreview } from './DragPreview.tsx';
import { putBack } from './lifting.ts';

/** Scrolling begins this near to an edge, as a part of the board's width and height. */
const AUTO_SCROLL = { threshold: { x: 0.1, y: 0.15 } };

/** Dragging Activities by mouse and touch. A press puts back what was picked up by keyboard. */
export function DragLayer({ canvas, children }: { canvas: RefObject<HTMLElement | null>; children: ReactNode }) {
  const actions = useActions();
  const press = (target: Element) => {
    const { lifted } = actions.ui.get();
    if (lifted !== null) putBack(actions, lifted, false);
    const element = target.closest('button[data-focus-target]')?.closest<HTMLElement>('[data-card]') ?? null;
    const id = element?.dataset['card'];
    if (element === null || id === undefined || isUnsavedRefusal(actions.layout.cards.get(id))) return null;
    return { id, element };
  };
  return (
    <DragBoard
      press={press}
      begin={(card, pointer) =>
        canvas.current === null ? null : new PointerDrag(actions, card, canvas.current, pointer)
      }
      autoScroll={AUTO_SCROLL}
      preview={<DragPreview />}
      previewClass={styles['preview']}
      className={styles['surface']}
    >
      {children}
    </DragBoard>
  );
}

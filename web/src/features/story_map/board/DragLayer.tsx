import { DndContext, DragOverlay, useDraggable, type DragStartEvent } from '@dnd-kit/core';
import { useRef, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { SILENT, useDragSensors } from '../dragging/dragSettings.ts';
import { pointOf } from '../dragging/PointerWatch.ts';
import { putBack } from '../model/lifting.ts';
import { isUnsavedRefusal } from '../model/refusal.ts';
import { useActions, useEditable } from './boardContext.ts';
import { PointerDrag } from './dragging.ts';
import { FlyingCard } from './FlyingCard.tsx';
import styles from './board.module.css';

/** Scrolling begins this near to an edge, as a part of the board's width and height. */
const AUTO_SCROLL = { threshold: { x: 0.1, y: 0.15 } };

/**
 * Dragging by mouse and touch. dnd-kit knows one draggable, which is whatever card was pressed: with one per card, each step of a drag
 * would be work for all of them.
 */
export function DragLayer({ canvas, children }: { canvas: RefObject<HTMLElement | null>; children: ReactNode }) {
  const actions = useActions();
  const drag = useRef<PointerDrag | null>(null);
  const pressed = useRef<string | null>(null);
  const sensors = useDragSensors();
  const start = ({ activatorEvent }: DragStartEvent) => {
    const pointer = pointOf(activatorEvent);
    if (canvas.current !== null && pressed.current !== null && pointer !== null) drag.current = new PointerDrag(actions, pressed.current, canvas.current, pointer);
  };
  const end = (how: 'drop' | 'cancel') => {
    drag.current?.[how]();
    drag.current = null;
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={SILENT}
      autoScroll={AUTO_SCROLL}
      onDragStart={start}
      onDragEnd={() => end('drop')}
      onDragCancel={() => end('cancel')}
    >
      <DragSurface pressed={pressed}>{children}</DragSurface>
      <DragOverlay dropAnimation={null} className={styles['flying'] ?? ''}>
        <FlyingCard />
      </DragOverlay>
    </DndContext>
  );
}

/** Takes the presses of all cards, and hands the pressed one to dnd-kit as its draggable. */
function DragSurface({ pressed, children }: { pressed: RefObject<string | null>; children: ReactNode }) {
  const actions = useActions();
  const editable = useEditable();
  const { setNodeRef, listeners } = useDraggable({ id: 'card', disabled: !editable });
  const press = (name: 'onMouseDown' | 'onTouchStart') => (event: SyntheticEvent) => {
    const { lifted } = actions.ui.get();
    if (lifted !== null) putBack(actions, lifted, false);
    const face = event.target instanceof Element ? event.target.closest('button[data-spot]') : null;
    const card = face?.closest<HTMLElement>('[data-card]') ?? null;
    const id = card?.dataset['card'];
    if (card === null || id === undefined || isUnsavedRefusal(actions.layout.cards.get(id))) return;
    pressed.current = id;
    setNodeRef(card);
    (listeners?.[name] as ((event: SyntheticEvent) => void) | undefined)?.(event);
  };
  return (
    <div className={styles['surface']} onMouseDown={press('onMouseDown')} onTouchStart={press('onTouchStart')}>
      {children}
    </div>
  );
}

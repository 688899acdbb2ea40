import { DndContext, DragOverlay, useDraggable, type DragStartEvent } from '@dnd-kit/core';
import { useRef, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { useEditable } from '../../board/boardContext.ts';
import { SILENT, useDragSensors } from '../../dragging/dragSettings.ts';
import { pointOf } from '../../dragging/PointerWatch.ts';
import { placeName } from '../model/words.ts';
import { putWhoBack } from '../model/whoKeys.ts';
import { useWhoActions, useWhoUi } from '../whoContext.ts';
import { WhoDrag } from './whoDragging.ts';
import styles from './who.module.css';

/** Dragging Whos by mouse and touch. dnd-kit knows one draggable, which is whatever card was pressed. */
export function DragLayer({ children }: { children: ReactNode }) {
  const actions = useWhoActions();
  const drag = useRef<WhoDrag | null>(null);
  const pressed = useRef<string | null>(null);
  const sensors = useDragSensors();
  const start = ({ activatorEvent }: DragStartEvent) => {
    const pointer = pointOf(activatorEvent);
    if (pressed.current !== null && pointer !== null) drag.current = new WhoDrag(actions, pressed.current, pointer);
  };
  const end = (how: 'drop' | 'cancel') => {
    drag.current?.[how]();
    drag.current = null;
  };
  return (
    <DndContext sensors={sensors} accessibility={SILENT} onDragStart={start} onDragEnd={() => end('drop')} onDragCancel={() => end('cancel')}>
      <Surface pressed={pressed}>{children}</Surface>
      <DragOverlay dropAnimation={null} className={styles['flying'] ?? ''}>
        <Flying />
      </DragOverlay>
    </DndContext>
  );
}

/** Takes the presses of all cards, and hands the pressed one to dnd-kit as its draggable. */
function Surface({ pressed, children }: { pressed: RefObject<string | null>; children: ReactNode }) {
  const actions = useWhoActions();
  const editable = useEditable();
  const { setNodeRef, listeners } = useDraggable({ id: 'who', disabled: !editable });
  const press = (name: 'onMouseDown' | 'onTouchStart') => (event: SyntheticEvent) => {
    putWhoBack(actions);
    const face = event.target instanceof Element ? event.target.closest('[data-face]') : null;
    const card = face?.closest<HTMLElement>('[data-who]') ?? null;
    const id = card?.dataset['who'];
    if (card === null || id === undefined || actions.cards.get(id)?.unsaved !== undefined) return;
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

/** The Who in the air, and below it where it would land. */
function Flying() {
  const actions = useWhoActions();
  const id = useWhoUi((ui) => ui.drag?.id ?? null);
  const over = useWhoUi((ui) => ui.drag?.over ?? null);
  const card = id === null ? undefined : actions.cards.get(id);
  if (card === undefined) return null;
  return (
    <div className={styles['flyingCard']}>
      <div className={styles['face']}>
        <span className={styles['text']} dir="auto">
          {card.name}
        </span>
      </div>
      {over !== null && <div className={styles['where']}>{placeName(over)}</div>}
    </div>
  );
}

import { DndContext, DragOverlay, useDraggable, type AutoScrollOptions, type DragStartEvent } from '@dnd-kit/core';
import { useRef, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { useEditable } from '../board/boardContext.ts';
import { SILENT, useDragSensors } from './dragSettings.ts';
import { pointOf, type Point } from './PointerWatch.ts';

type Drag = { drop: () => void; cancel: () => void };
type Pressed = { id: string; element: HTMLElement };
type Props = {
  /** The card that was pressed, if it can be dragged; it is asked at each press of the board. */
  press: (target: Element) => Pressed | null;
  /** Begins to drag a card, from where the pointer is. */
  begin: (id: string, pointer: Point) => Drag | null;
  autoScroll?: AutoScrollOptions;
  /** What is in the air, and what it looks like as a whole. */
  flying: ReactNode;
  flyingClass: string | undefined;
  className: string | undefined;
  children: ReactNode;
};

/**
 * A board whose cards are dragged by mouse and touch. dnd-kit knows one draggable, which is whatever card was pressed: with one per card, each step of a
 * drag would be work for all of them.
 */
export function DragBoard({ press, begin, autoScroll, flying, flyingClass, className, children }: Props) {
  const drag = useRef<Drag | null>(null);
  const pressed = useRef<string | null>(null);
  const sensors = useDragSensors();
  const start = ({ activatorEvent }: DragStartEvent) => {
    const pointer = pointOf(activatorEvent);
    if (pressed.current !== null && pointer !== null) drag.current = begin(pressed.current, pointer);
  };
  const end = (how: keyof Drag) => {
    drag.current?.[how]();
    drag.current = null;
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={SILENT}
      autoScroll={autoScroll ?? true}
      onDragStart={start}
      onDragEnd={() => end('drop')}
      onDragCancel={() => end('cancel')}
    >
      <Surface press={press} pressed={pressed} className={className}>
        {children}
      </Surface>
      <DragOverlay dropAnimation={null} className={flyingClass ?? ''}>
        {flying}
      </DragOverlay>
    </DndContext>
  );
}

type SurfaceProps = Pick<Props, 'press' | 'className' | 'children'> & { pressed: RefObject<string | null> };

/** Takes the presses of all cards, and hands the pressed one to dnd-kit as its draggable. */
function Surface({ press, pressed, className, children }: SurfaceProps) {
  const { setNodeRef, listeners } = useDraggable({ id: 'card', disabled: !useEditable() });
  const listen = (name: 'onMouseDown' | 'onTouchStart') => (event: SyntheticEvent) => {
    const found = event.target instanceof Element ? press(event.target) : null;
    if (found === null) return;
    pressed.current = found.id;
    setNodeRef(found.element);
    (listeners?.[name] as ((event: SyntheticEvent) => void) | undefined)?.(event);
  };
  return (
    <div className={className} onMouseDown={listen('onMouseDown')} onTouchStart={listen('onTouchStart')}>
      {children}
    </div>
  );
}

import { type AutoScrollOptions, DndContext, DragOverlay, type DragStartEvent, useDraggable } from '@dnd-kit/core';
import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { Openable } from '#web/components/lazyDialog.tsx';
import { SILENT, useDragSensors } from './dragSettings.ts';
import { type Point, pointOf } from './PointerWatch.ts';

type Drag = { drop: () => void; cancel: () => void };

/** A card that was pressed, and by what. */
export type Press = { id: string; element: HTMLElement; name: 'onMouseDown' | 'onTouchStart'; event: SyntheticEvent };

export type DraggingProps = Openable & {
  /** The card that is pressed now. */
  held: Press | null;
  /** Begins to drag a card, from where the pointer is. */
  begin: (id: string, pointer: Point) => Drag | null;
  autoScroll?: AutoScrollOptions;
  /** What is in the air, and what it looks like as a whole. */
  preview: ReactNode;
  previewClass: string | undefined;
};

/**
 * What dnd-kit does for a board. It knows one draggable, which is whatever card was pressed: with one per card, each step of a drag would be work for all of
 * them.
 */
export function Dragging({ held, begin, autoScroll, preview, previewClass }: DraggingProps) {
  const drag = useRef<Drag | null>(null);
  const sensors = useDragSensors();
  const start = ({ activatorEvent }: DragStartEvent) => {
    const pointer = pointOf(activatorEvent);
    if (held !== null && pointer !== null) drag.current = begin(held.id, pointer);
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
      <Draggable held={held} />
      <DragOverlay dropAnimation={null} className={previewClass ?? ''}>
        {preview}
      </DragOverlay>
    </DndContext>
  );
}

/** Hands the pressed card to dnd-kit as its draggable. */
function Draggable({ held }: Pick<DraggingProps, 'held'>) {
  const { setNodeRef, listeners } = useDraggable({ id: 'card' });
  const take = useEffectEvent(({ element, name, event }: Press) => {
    setNodeRef(element);
    (listeners?.[name] as ((event: SyntheticEvent) => void) | undefined)?.(event);
  });
  useEffect(() => {
    if (held !== null) take(held);
  }, [held]);
  return null;
}

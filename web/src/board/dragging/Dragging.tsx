import { DndContext, DragOverlay, type DragStartEvent } from '@dnd-kit/core';
import { type ReactNode, useRef } from 'react';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import type { Drag, Grip } from './draggable.ts';
import styles from './dragging.module.css';
import { AUTO_SCROLL, SILENT, useDragSensors } from './dragSettings.ts';
import { HeldDraggable, type HeldPress } from './HeldDraggable.tsx';
import { pointOf } from './PointerWatch.ts';

/** The pressed item, and the kind of pointer. */
export type Press = Grip & HeldPress;

export type DraggingProps = Openable & {
  held: Press | null;
  /** The preview of the dragged item. */
  preview: ReactNode;
};

/**
 * The dnd-kit part of a board. It has a single draggable, the pressed item: with one per card, each step of a drag
 * would render all of them.
 */
export function Dragging({ held, preview }: DraggingProps) {
  const drag = useRef<Drag | null>(null);
  const sensors = useDragSensors();
  const start = ({ activatorEvent }: DragStartEvent) => {
    const pointer = pointOf(activatorEvent);
    if (held !== null && pointer !== null) drag.current = held.begin(pointer);
  };
  const end = (how: keyof Drag) => {
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
      <HeldDraggable held={held} />
      <DragOverlay dropAnimation={null} className={styles['overlay'] ?? ''}>
        {preview}
      </DragOverlay>
    </DndContext>
  );
}

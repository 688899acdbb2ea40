import { DndContext, DragOverlay, useDraggable, useSensor, useSensors } from '@dnd-kit/core';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import styles from './dragging.module.css';
import { AUTO_SCROLL, HandSensor, SILENT } from './dragSettings.ts';
import type { Hand } from './Hand.ts';

/** A dragged item, and the hand that holds it. */
export type Held = { hand: Hand; element: HTMLElement };

export type DraggingProps = Openable & {
  held: Held | null;
  /** The preview of the dragged item. */
  preview: ReactNode;
};

/** What dnd-kit does for a drag: the preview below the pointer, and scrolling at the edges. */
export function Dragging({ held, preview }: DraggingProps) {
  const sensors = useSensors(useSensor(HandSensor, { hand: held?.hand ?? null }));
  return (
    <DndContext sensors={sensors} accessibility={SILENT} autoScroll={AUTO_SCROLL}>
      <HeldItem held={held} />
      <DragOverlay dropAnimation={null} className={styles['overlay'] ?? ''}>
        {preview}
      </DragOverlay>
    </DndContext>
  );
}

/** Makes the held item dnd-kit's draggable. It is the only one: with one per card, each step would render all of them. */
function HeldItem({ held }: { held: Held | null }) {
  const { setNodeRef, listeners } = useDraggable({ id: 'held' });
  const take = useEffectEvent(({ hand, element }: Held) => {
    setNodeRef(element);
    (listeners?.['onMouseDown'] as ((event: { nativeEvent: Event }) => void) | undefined)?.({
      nativeEvent: hand.event,
    });
  });
  useEffect(() => {
    if (held?.hand.isLifted === true) take(held);
  }, [held]);
  return null;
}

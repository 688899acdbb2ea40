import { useDraggable } from '@dnd-kit/core';
import { type SyntheticEvent, useEffect, useEffectEvent } from 'react';

/** A press on an element that can be dragged. */
export type HeldPress = {
  element: HTMLElement;
  name: 'onMouseDown' | 'onTouchStart';
  event: SyntheticEvent;
};

/** Makes the pressed item dnd-kit's draggable. */
export function HeldDraggable({ held }: { held: HeldPress | null }) {
  const { setNodeRef, listeners } = useDraggable({ id: 'held' });
  const take = useEffectEvent(({ element, name, event }: HeldPress) => {
    setNodeRef(element);
    (listeners?.[name] as ((event: SyntheticEvent) => void) | undefined)?.(event);
  });
  useEffect(() => {
    if (held !== null) take(held);
  }, [held]);
  return null;
}

import { type SyntheticEvent, useEffect, useState } from 'react';
import type { HeldPress } from '#web/map/dragging/HeldDraggable.tsx';

/** The pressed row of a list; its element has the row's id in `data-row`. */
export type RowPress = HeldPress & { id: string };

/** Finds the row that is pressed by mouse or touch, until it is released. Presses on its controls do not count. */
export function useRowPress() {
  const [held, setHeld] = useState<RowPress | null>(null);
  const listen = (name: HeldPress['name']) => (event: SyntheticEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('button, label, input') !== null) return;
    const element = target.closest<HTMLElement>('[data-row]');
    if (element !== null) setHeld({ id: element.dataset['row'] ?? '', element, name, event });
  };
  useEffect(() => {
    if (held === null) return undefined;
    const ends = new AbortController();
    for (const type of ['mouseup', 'touchend', 'touchcancel'])
      window.addEventListener(type, () => setHeld(null), { signal: ends.signal });
    return () => ends.abort();
  }, [held]);
  return {
    held,
    release: () => setHeld(null),
    listeners: { onMouseDown: listen('onMouseDown'), onTouchStart: listen('onTouchStart') },
  };
}

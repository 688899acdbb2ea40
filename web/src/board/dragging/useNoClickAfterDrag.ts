import { useEffect, useRef } from 'react';

/**
 * For draggable items that are links: dropping one on itself must not follow it.
 * @param ui the state of the board
 * @param isDragging whether the board shows a drag; must stay the same function
 */
export function useNoClickAfterDrag<Ui>(
  ui: { subscribe: (listener: () => void) => () => void; get: () => Ui },
  isDragging: (ui: Ui) => boolean,
): void {
  const dragged = useRef(false);
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    const unsubscribe = ui.subscribe(() => {
      if (isDragging(ui.get())) dragged.current = true;
    });
    signal.addEventListener('abort', unsubscribe);
    window.addEventListener('pointerdown', () => (dragged.current = false), { signal, capture: true });
    const onClick = (event: Event) => {
      if (dragged.current) event.preventDefault();
      dragged.current = false;
    };
    window.addEventListener('click', onClick, { signal, capture: true });
    return () => ends.abort();
  }, [ui, isDragging]);
}

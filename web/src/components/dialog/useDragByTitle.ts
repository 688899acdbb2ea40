import { type PointerEvent, useEffect, useRef } from 'react';
import { type Offset, offsetInside } from './dragBounds.ts';

type Handlers = { onPointerDown: (event: PointerEvent) => void; onPointerMove: (event: PointerEvent) => void };

/**
 * Lets the user move a dialog by its title, to see what it covers (rule what.24). It stays inside the viewport, even
 * when it grows or the window shrinks. Only CSS moves it, so the dialog does not re-render.
 * @param paper the dialog's box; null when it cannot be moved
 * @returns the event handlers of the title
 */
export function useDragByTitle(paper: HTMLElement | null): Handlers {
  const offset = useRef<Offset>({ x: 0, y: 0 });
  const grip = useRef<Offset>({ x: 0, y: 0 });

  useEffect(() => {
    if (paper === null) return undefined;
    const keepInside = () => place(paper, offset, offset.current);
    const observer = new ResizeObserver(keepInside);
    observer.observe(paper);
    window.addEventListener('resize', keepInside);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', keepInside);
      offset.current = { x: 0, y: 0 };
      paper.style.translate = '';
    };
  }, [paper]);

  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX - offset.current.x, y: event.clientY - offset.current.y };
    },
    onPointerMove: (event) => {
      if (paper === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      place(paper, offset, { x: event.clientX - grip.current.x, y: event.clientY - grip.current.y });
    },
  };
}

function place(paper: HTMLElement, offset: { current: Offset }, wanted: Offset): void {
  const { left, top, width, height } = paper.getBoundingClientRect();
  const home = { left: left - offset.current.x, top: top - offset.current.y, width, height };
  const viewport = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
  // Leaves the position alone until the user has moved the dialog.
  offset.current = wanted.x === 0 && wanted.y === 0 ? wanted : offsetInside(wanted, home, viewport);
  paper.style.translate = `${offset.current.x}px ${offset.current.y}px`;
}

import { type TouchEvent, useRef } from 'react';

/** A shorter or steeper move is a tap or a scroll, in px. */
const LEAST = 48;

/** Listens for swipes to the left and to the right. @param go with 1 for the next, -1 for the previous */
export function useSwipe(go: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touches.length === 1 && touch !== undefined ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (start.current === null || touch === undefined) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) >= LEAST && Math.abs(across) > 2 * Math.abs(down)) go(across < 0 ? 1 : -1);
    },
  };
}

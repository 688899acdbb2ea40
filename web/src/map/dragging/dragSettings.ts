import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';

/** dnd-kit announces its single draggable; the boards have better announcements. */
export const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** The distance from an edge at which scrolling starts, as a fraction of the board's width and height. */
export const AUTO_SCROLL = { threshold: { x: 0.1, y: 0.15 } };

/** A press becomes a drag after 5 px with the mouse, and after a quarter of a second in one place by touch. */
export function useDragSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
}

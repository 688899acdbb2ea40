import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';

/** dnd-kit's own announcements are about its one draggable; the boards have better ones. */
export const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** Scrolling begins this near to an edge, as a fraction of the board's width and height. */
export const AUTO_SCROLL = { threshold: { x: 0.1, y: 0.15 } };

/** When a press becomes a drag: with the mouse after 5 px, by touch after a quarter of a second at one place. */
export function useDragSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
}

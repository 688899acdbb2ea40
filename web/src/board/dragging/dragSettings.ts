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

type MouseProps = ConstructorParameters<typeof MouseSensor>[0];
type TouchProps = ConstructorParameters<typeof TouchSensor>[0];

class MouseDrag extends MouseSensor {
  constructor(props: MouseProps) {
    super({ ...props, onEnd: () => (letLaterClicksThrough(this), props.onEnd()) });
  }
}

class TouchDrag extends TouchSensor {
  constructor(props: TouchProps) {
    super({ ...props, onEnd: () => (letLaterClicksThrough(this), props.onEnd()) });
  }
}

/**
 * After a drop dnd-kit stops all clicks for 50 ms, and for longer on a busy page, since the drop itself ends in one.
 * This ends it as soon as the user presses something else.
 */
function letLaterClicksThrough(sensor: MouseSensor | TouchSensor): void {
  const next = new AbortController();
  const listen = () => {
    next.abort();
    (sensor['documentListeners'] as { removeAll: () => void }).removeAll();
  };
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, listen, { signal: next.signal, capture: true });
}

/** A press becomes a drag after 5 px with the mouse, and after a quarter of a second in one place by touch. */
export function useDragSensors() {
  return useSensors(
    useSensor(MouseDrag, { activationConstraint: { distance: 5 } }),
    useSensor(TouchDrag, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
}

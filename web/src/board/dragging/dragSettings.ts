import type { Activators, SensorInstance, SensorProps } from '@dnd-kit/core';
import type { Hand } from './Hand.ts';

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

type Options = { hand: Hand | null };

/** Tells dnd-kit where the hand is that holds an item. */
export class HandSensor implements SensorInstance {
  static readonly activators: Activators<Options> = [
    { eventName: 'onMouseDown', handler: (_event, { hand }) => hand?.isLifted === true },
  ];

  readonly autoScrollEnabled = true;

  constructor({ options: { hand }, onStart, onMove, onEnd }: SensorProps<Options>) {
    if (hand === null) return;
    onStart(hand.from);
    onMove(hand.at);
    hand.follow({ onMove, onEnd });
  }
}

import { type Draggable, draggable, type DragRules, keptIn } from '../dragging/draggable.ts';
import type { Point } from '../dragging/Hand.ts';
import { type MovingBoard, type Moves, moveSelected } from './moves.ts';

/** What is special about dragging on a board. */
type Rules<Item, Place extends object> = {
  /** The pressed item and its element, if it can be dragged; by default the one that takes the focus. */
  press?: DragRules<Item, Place>['press'];
  /** The place at a point of the window; undefined outside the board. */
  placeAt: (point: Point, item: Item) => Place | undefined;
  /** Called when the drag starts. */
  lift?: () => void;
};

/** Makes items that move from place to place draggable. The board marks the place, so there is no line. */
export function movingDrag<Item, Place extends object>(
  board: MovingBoard<Item, Place>,
  moves: Moves<Item, Place>,
  { press = (pressed) => pressedIn(board, pressed), placeAt, lift }: Rules<Item, Place>,
): Draggable {
  return draggable<Item, Place>({
    press: (pressed) => {
      const found = press(pressed);
      return found === null || moves.placeOf(found.item) === undefined ? null : found;
    },
    nameOf: moves.nameOf,
    ...keptIn(board, 'drag'),
    lift: (item) => {
      lift?.();
      board.activate(board.keyOf(item), false);
    },
    landingAt: (item, point) => {
      const target = placeAt(point, item);
      return target === undefined ? null : { target, line: null, ...moves.effect(item, target) };
    },
    drop: (item, target) => moveSelected(board, moves, item, target, 'pointer'),
  });
}

/** The item at a pressed element, and its element that takes the focus. */
export function pressedIn<Item>(
  { itemAt }: { itemAt: (target: Element) => Item | undefined },
  pressed: Element,
): { item: Item; element: HTMLElement } | null {
  const element = pressed.closest<HTMLElement>('[data-item]');
  const item = itemAt(pressed);
  return element === null || item === undefined ? null : { item, element };
}

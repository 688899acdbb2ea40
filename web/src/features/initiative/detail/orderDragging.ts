import * as texts from '#shared/texts/initiatives.ts';
import { type Draggable, draggable, keptIn, type Landing } from '#web/board/dragging/draggable.ts';
import { gapAt, lineIn } from '#web/board/dragging/gaps.ts';
import type { Point } from '#web/board/dragging/Hand.ts';
import type { InitiativeActions, Item, Kind, Target } from '../model/InitiativeActions.ts';

/** The part of a group's height, at either end, where a drop puts the dragged group beside it and not into it. */
const EDGE = 0.28;

/** Makes Activities and release groups draggable by their grips; a group can be dropped onto another one. */
export function orderDragging(actions: InitiativeActions, kind: Kind): Draggable {
  return draggable<Item, Target>({
    press: (pressed) => {
      const id = pressed.closest<HTMLElement>(`[data-grip="${kind}"]`)?.dataset['item'];
      const element = pressed.closest<HTMLElement>(`[data-${kind}]`);
      return id === undefined || element === null ? null : { item: { kind, id }, element };
    },
    nameOf: (item) => (actions.idsOf(item.kind).includes(item.id) ? actions.nameOf(item) : undefined),
    ...keptIn(actions, 'order'),
    lift: () => undefined,
    landingAt: (item, point) =>
      kind === 'group' ? groupLanding(actions, item, point) : whatLanding(actions, item, point),
    drop: (item, target) => actions.drop(item, target),
  });
}

/** The scroller, the canvas in it, and the boxes of the items of a kind. */
function boxesOf(kind: Kind, { x, y }: Point) {
  const canvas = document.querySelector<HTMLElement>('[data-initiative]');
  const frame = canvas?.parentElement?.getBoundingClientRect();
  if (canvas === null || frame === undefined) return undefined;
  if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return undefined;
  const items = [...canvas.querySelectorAll<HTMLElement>(`[data-${kind}]`)].map((element) => ({
    id: element.dataset[kind] ?? '',
    box: element.getBoundingClientRect(),
  }));
  return { canvas: canvas.getBoundingClientRect(), items };
}

function groupLanding(actions: InitiativeActions, item: Item, point: Point): Landing<Target> | null {
  const found = boxesOf('group', point);
  if (found === undefined) return null;
  const { items } = found;
  const over = items.find(({ box }) => point.y >= box.top && point.y < box.bottom);
  if (over !== undefined && over.id !== item.id) {
    const part = (point.y - over.box.top) / over.box.height;
    if (part > EDGE && part < 1 - EDGE) {
      const does = texts.mergesInto({ into: actions.nameOf({ kind: 'group', id: over.id }) });
      return { target: { before: null, into: over.id }, line: null, refusal: null, does };
    }
  }
  return landingBeside(actions, item, found, point, { across: true, half: 0 });
}

function whatLanding(actions: InitiativeActions, item: Item, point: Point): Landing<Target> | null {
  const found = boxesOf('what', point);
  return found === undefined ? null : landingBeside(actions, item, found, point, { across: false, half: 6 });
}

/** The landing before another item, or at the end; the line goes through the whole grid. */
function landingBeside(
  actions: InitiativeActions,
  item: Item,
  { canvas, items }: NonNullable<ReturnType<typeof boxesOf>>,
  point: Point,
  shape: { across: boolean; half: number },
): Landing<Target> {
  const gap = gapAt(items, point, shape.across);
  const target = { before: gap.after?.id ?? null, into: null };
  const line = actions.changes(item, target) ? lineIn(canvas, gap, { ...shape, isWhole: true }) : null;
  return { target, line, refusal: null };
}

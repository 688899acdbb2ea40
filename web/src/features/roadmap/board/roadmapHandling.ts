import { DAY_MS, dayAt } from '#shared/rules/roadmap/timeAxis.ts';
import { type Draggable, draggable, keptIn } from '#web/board/dragging/draggable.ts';
import type { Point } from '#web/board/dragging/Hand.ts';
import type { ItemKeys } from '#web/board/keys/itemKeys.ts';
import { itemMenu } from '#web/board/menu/menuOfItem.ts';
import type { MenuAt } from '#web/board/menu/menuOpener.ts';
import { movingDrag, pressedIn } from '#web/board/moving/movingDrag.ts';
import { movingKeys } from '#web/board/moving/movingKeys.ts';
import { isTemporary } from '#web/replica/aliases.ts';
import type { Chip } from '../model/board.ts';
import { epicMoves } from '../model/epicMoves.ts';
import type { Target } from '../model/moves.ts';
import { NAME_WIDTH } from '../model/placing.ts';
import type { Edge, RoadmapActions } from '../model/RoadmapActions.ts';

/** The menu of the epics of a roadmap in build mode. */
export const epicMenu = (actions: RoadmapActions, building: boolean): MenuAt =>
  itemMenu(actions, ({ id }) => building && !isTemporary(id));

/** The keys of the epics of a roadmap. */
export const epicKeys = (actions: RoadmapActions, building: boolean): ItemKeys<Chip, Target> =>
  movingKeys(actions, epicMoves(actions), {
    commands: (_chip, press) => ({ menu: epicMenu(actions, building)({ anchor: press.anchor }) }),
    editable: building,
  });

/** Makes epics draggable from cell to cell. */
export const epicDragging = (actions: RoadmapActions): Draggable =>
  movingDrag(actions, epicMoves(actions), {
    press: (pressed) => {
      const found = pressedIn(actions, pressed);
      return found === null || actions.heldBy(found.item) !== undefined ? null : found;
    },
    placeAt: (point) => cellAt(actions, point),
  });

/** Makes the edges of releases draggable on the time axis, day by day. */
export function edgeDragging(actions: RoadmapActions): Draggable {
  return draggable<Edge, { at: number }>({
    press: (pressed) => {
      const element = pressed.closest<HTMLElement>('[data-edge]');
      const { edge, column } = element?.dataset ?? {};
      if (element === null || column === undefined || (edge !== 'start' && edge !== 'end')) return null;
      return { item: { column, side: edge }, element };
    },
    nameOf: ({ column }) => actions.column(column)?.release.name,
    ...keptIn(actions, 'edge'),
    lift: () => undefined,
    landingAt: (edge, point) => {
      const at = dateAt(actions, edge, point);
      if (at === undefined) return null;
      return { target: { at }, line: null, refusal: actions.edgeRefusal(edge, at) ?? null };
    },
    drop: (edge, { at }) => {
      actions.setEdge(edge, at);
      return '';
    },
  });
}

/** The canvas of the roadmap, and the place of a point on it at a zoom of 1. */
function onCanvas({ x, y }: Point): { x: number; y: number; inside: DOMRect; scale: number } | undefined {
  const canvas = document.querySelector<HTMLElement>('[data-roadmap]');
  const frame = canvas?.parentElement?.getBoundingClientRect();
  if (canvas === null || frame === undefined) return undefined;
  const box = canvas.getBoundingClientRect();
  const scale = Number(canvas.parentElement?.style.getPropertyValue('--zoom') || '1');
  return { x: (x - box.left) / scale, y: (y - box.top) / scale, inside: frame, scale };
}

/** The cell at a point; undefined over the names and heads, which cover what scrolls below them. */
function cellAt({ placing }: RoadmapActions, point: Point): Target | undefined {
  const at = onCanvas(point);
  if (at === undefined || placing === undefined) return undefined;
  const { left, top, right, bottom } = at.inside;
  const isCovered = point.x < left + NAME_WIDTH * at.scale || point.y < top + placing.headHeight * at.scale;
  if (isCovered || point.x > right || point.y > bottom) return undefined;
  const row = placing.rows.find((one) => at.y >= one.top && at.y < one.top + one.height);
  const column = placing.columns.find((one) => at.x >= one.left && at.x < one.left + one.width);
  return row === undefined || column === undefined ? undefined : { row: row.row.id, column: column.column.id };
}

/** The day at a point for an edge of a release: the end of a bar is the end of its last day. */
function dateAt({ axis }: RoadmapActions, { side }: Edge, point: Point): number | undefined {
  const at = onCanvas(point);
  if (at === undefined || axis === null) return undefined;
  const day = dayAt(axis, (at.x - axis.left) / axis.width);
  return Math.max(axis.start, side === 'end' ? day - DAY_MS : day);
}

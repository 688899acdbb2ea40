import * as whoTexts from '#shared/texts/who.ts';
import { type Draggable, draggable, keptIn, type Landing } from '#web/board/dragging/draggable.ts';
import { gapAt, lineIn } from '#web/board/dragging/gaps.ts';
import type { Point } from '#web/board/dragging/Hand.ts';
import type { LabelPosition } from '../model/labelCommands.ts';
import type { WhoActions } from '../model/WhoActions.ts';

/** Half of the gap between two columns, and between two parts of a column. */
const HALF_GAP = { group: 6, category: 3 } as const;

/** Makes groups and categories draggable, each within its own row. */
export function labelDragging(actions: WhoActions): Draggable {
  return draggable<string, LabelPosition>({
    press: (pressed) => {
      const element = pressed.closest('input') === null ? pressed.closest<HTMLElement>('[data-grip]') : null;
      const item = element?.dataset['grip'];
      return element === null || item === undefined || actions.label(item) === undefined ? null : { item, element };
    },
    nameOf: (id) => actions.label(id)?.name,
    ...keptIn(actions, 'labelDrag'),
    lift: () => actions.ui.set({ menu: null, labelMenu: null, editor: null }),
    landingAt: (id, point) => landingAtPoint(actions, id, point),
    drop: (id, position) => {
      const place = actions.moveLabel(id, position);
      actions.ui.set({ heading: id });
      return place;
    },
  });
}

function landingAtPoint(actions: WhoActions, id: string, { x, y }: Point): Landing<LabelPosition> | null {
  const label = actions.label(id);
  const below = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-columns]');
  if (label === undefined || below === null || below === undefined) return null;
  const now = actions.positionOfLabel(id, actions.labelRow(id).indexOf(id));
  const column = below.querySelector<HTMLElement>(`[data-group="${label.groupId ?? ''}"]`);
  if (label.kind === 'category' && !contains(column, x, y))
    return { target: now, line: null, refusal: whoTexts.otherCategory };
  const isAcross = label.kind === 'category' || getComputedStyle(below).flexDirection === 'column';
  const row = actions.labelRow(id);
  const elementOf = (other: string) =>
    below.querySelector<HTMLElement>(label.kind === 'group' ? `[data-group="${other}"]` : `[data-part="${other}"]`);
  const others = row.flatMap((other) => {
    const box = other === id ? undefined : elementOf(other)?.getBoundingClientRect();
    return box === undefined ? [] : [{ box }];
  });
  const gap = gapAt(others, { x, y }, isAcross);
  const target = actions.positionOfLabel(id, gap.index);
  const isThere = target.afterId === now.afterId && target.beforeId === now.beforeId;
  const shape = { across: isAcross, half: HALF_GAP[label.kind], isWhole: !isAcross };
  return { target, line: isThere ? null : lineIn(below.getBoundingClientRect(), gap, shape), refusal: null };
}

function contains(element: HTMLElement | null, x: number, y: number): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

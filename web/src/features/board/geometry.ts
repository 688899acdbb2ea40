import { rowOf } from '#web/map/layout.ts';
import type { Geometry, Landing } from '#web/map/selection/hitTest.ts';
import type { Line } from '#web/map/selection/uiState.ts';
import type { CardId, Layout } from '#web/map/types.ts';

/** Half of the gap between two columns, and between two cards, in px at a zoom of 1. */
const COLUMN_GAP = 6;
const CARD_GAP = 4;

/** Where everything is on the screen just now. The cards of a column are looked up only if they are asked for. */
export function readGeometry(canvas: HTMLElement): Geometry {
  const columns = [...canvas.querySelectorAll<HTMLElement>('[data-column], [data-spacer]')].flatMap((column) => {
    const { left, right } = column.getBoundingClientRect();
    // Far columns have no element of their own; here they only count.
    const far = Number(column.dataset['stretch'] ?? 0);
    if (far > 0) return Array.from({ length: far }, () => ({ id: '', left, right, cards: [] }));
    const id = column.dataset['column'] ?? '';
    return {
      id,
      left,
      right,
      get cards() {
        return cardsIn(column).map((card) => {
          const { top, bottom } = card.getBoundingClientRect();
          return { id: card.dataset['card'] ?? '', top, bottom };
        });
      },
    };
  });
  return { area: areaOf(canvas), backboneBottom: headOf(canvas).bottom, columns };
}

/** What is seen of the board right of the purpose, whose column stays in view. The gap beside it belongs to the first card. */
function areaOf(canvas: HTMLElement): Geometry['area'] {
  const { left, right, top, bottom } = (canvas.parentElement ?? canvas).getBoundingClientRect();
  const purpose = canvas.querySelector('[data-purpose]')?.getBoundingClientRect();
  return { left: purpose?.right ?? left, right, top, bottom };
}

/** Where to draw the line of a landing, or null when its column is not on the page. */
export function lineOf(canvas: HTMLElement, layout: Layout, landing: Landing, dragged: CardId): Line | null {
  const origin = canvas.getBoundingClientRect();
  // What is measured is zoomed, what stands inside the canvas is not yet.
  const zoom = origin.width / canvas.offsetWidth;
  const inside = (px: number) => px / zoom;
  const others = rowOf(layout, landing.parentId).filter((id) => id !== dragged);
  const [before, after] = [others[landing.index - 1], others[landing.index]];
  if (landing.parentId === null) {
    const [left, right] = [columnRect(canvas, before), columnRect(canvas, after)];
    const x =
      left !== undefined
        ? left.right + COLUMN_GAP * zoom
        : right !== undefined
          ? right.left - COLUMN_GAP * zoom
          : undefined;
    const { top, height } = headOf(canvas);
    return x === undefined
      ? null
      : { left: inside(x - origin.left) - 1, top: inside(top - origin.top), length: inside(height), across: false };
  }
  const column = canvas.querySelector<HTMLElement>(`[data-column="${CSS.escape(landing.parentId)}"]`);
  if (column === null) return null;
  const cards = cardsIn(column);
  const rectOf = (id: CardId | undefined) =>
    id === undefined ? undefined : cards.find((card) => card.dataset['card'] === id)?.getBoundingClientRect();
  const [above, below] = [rectOf(before), rectOf(after)];
  const { left, width } = column.getBoundingClientRect();
  const list = column.querySelector('[data-rows]')?.getBoundingClientRect().top;
  const y =
    above !== undefined ? above.bottom + CARD_GAP * zoom : below !== undefined ? below.top - CARD_GAP * zoom : list;
  return y === undefined
    ? null
    : { left: inside(left - origin.left), top: inside(y - origin.top) - 1, length: inside(width), across: true };
}

function cardsIn(column: HTMLElement): HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>(':scope [data-rows] [data-card]')];
}

/** The purpose is always on the page, and as tall as all backbone cards. */
function headOf(canvas: HTMLElement): DOMRect {
  return (canvas.querySelector('[data-purpose] [data-head]') ?? canvas).getBoundingClientRect();
}

function columnRect(canvas: HTMLElement, id: CardId | undefined): DOMRect | undefined {
  return id === undefined
    ? undefined
    : canvas.querySelector(`[data-column="${CSS.escape(id)}"]`)?.getBoundingClientRect();
}

import type { Line } from '#web/board/dragging/draggable.ts';
import { middleOf } from '#web/board/dragging/gaps.ts';
import type { CardId, Place } from '#web/replica/story_map/types.ts';
import type { Geometry } from './hitTest.ts';

/** Half of the gap between two columns, and between two cards, in px at a zoom of 1. */
const COLUMN_GAP = 6;
const CARD_GAP = 4;

/**
 * Reads the current screen positions of all mounted columns and cards. It looks up the cards of a column only on
 * demand.
 */
export function readGeometry(canvas: HTMLElement): Geometry {
  const columns = [...canvas.querySelectorAll<HTMLElement>('[data-column]')].map((column) => {
    const { left, right } = column.getBoundingClientRect();
    return {
      id: column.dataset['column'] ?? '',
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

/** The visible area of the board. */
function areaOf(canvas: HTMLElement): Geometry['area'] {
  return (canvas.parentElement ?? canvas).getBoundingClientRect();
}

/** Where to draw the drop line of a place, or null when neither neighbour is mounted. */
export function lineOf(canvas: HTMLElement, { parentId, afterWhatId, beforeWhatId }: Place): Line | null {
  const origin = canvas.getBoundingClientRect();
  // Measured lengths are zoomed; lengths inside the canvas are not.
  const zoom = origin.width / canvas.offsetWidth;
  const inside = (px: number) => px / zoom;
  if (parentId === null) {
    const [left, right] = [columnOf(canvas, afterWhatId), columnOf(canvas, beforeWhatId)];
    const x = middleOf(left?.getBoundingClientRect().right, right?.getBoundingClientRect().left, COLUMN_GAP * zoom);
    const { top, height } = headOf(canvas);
    return x === undefined
      ? null
      : { left: inside(x - origin.left) - 1, top: inside(top - origin.top), length: inside(height), across: false };
  }
  const column = columnOf(canvas, parentId);
  if (column === null) return null;
  const cards = cardsIn(column);
  const rectOf = (id: CardId | null) => cards.find((card) => card.dataset['card'] === id)?.getBoundingClientRect();
  const { left, width } = column.getBoundingClientRect();
  const y =
    middleOf(rectOf(afterWhatId)?.bottom, rectOf(beforeWhatId)?.top, CARD_GAP * zoom) ??
    column.querySelector('[data-rows]')?.getBoundingClientRect().top;
  return y === undefined
    ? null
    : { left: inside(left - origin.left), top: inside(y - origin.top) - 1, length: inside(width), across: true };
}

function cardsIn(column: HTMLElement): HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>(':scope [data-rows] [data-card]')];
}

/** Backbone cards are equally tall and stay in view, and at least one is mounted. Notes below a card do not count. */
function headOf(canvas: HTMLElement): DOMRect {
  return (canvas.querySelector('[data-column] [data-card] > :first-child') ?? canvas).getBoundingClientRect();
}

function columnOf(canvas: HTMLElement, id: CardId | null): HTMLElement | null {
  return id === null ? null : canvas.querySelector(`[data-column="${CSS.escape(id)}"]`);
}

import { useEffect, useSyncExternalStore } from 'react';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { useShownRow } from '#web/board/filter/useFilter.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import visuallyHidden from '#web/components/focus/visuallyHidden.module.css';
import { typeKey } from '#web/replica/keys.ts';
import { whats } from '#web/replica/story_map/entities.ts';
import { rowOf } from '#web/replica/story_map/layout.ts';
import type { CardId, Layout } from '#web/replica/story_map/types.ts';
import { useHead, useMap, useMayEdit } from '#web/replica/story_map/useMap.ts';
import type { ShownCells } from './window/ShownCells.ts';
import { useWindow } from './window/windowContext.ts';

/** The element id of a card's cell, or of the cell for the add slot at the end of a row. */
export const cellOfCard = (card: CardId) => `cell-${card}`;
export const cellOfAdd = (parentId: CardId | null) => `cell-add-${parentId ?? 'backbone'}`;

/**
 * The map as a grid for the arrow keys: the backbone is the first row, cards at the same height form the others. The
 * DOM holds cards column by column, so separate row elements own the cells (aria-owns); unmounted cells are only
 * counted.
 */
export function Cells() {
  const actions = useActions();
  const { scope } = useMap();
  useShownRow(null);
  const layout = actions.shown;
  const name = useHead((head) => head.name);
  const editable = useMayEdit();
  const { cells } = useWindow();
  useSyncExternalStore(cells.subscribe, () => cells.version);
  useEffect(() => scope.subscribe([typeKey(whats.type)], cells.touch), [scope, cells]);
  const rows = rowsOf(layout, cells, editable);
  if (rows.length === 0) return null;
  const { length: columns } = layout.backbone;
  return (
    <div
      role="grid"
      className={visuallyHidden['text']}
      aria-label={storyMapTexts.grid({ name })}
      aria-rowcount={heightOf(layout, editable)}
      aria-colcount={editable ? columns + 1 : columns}
    >
      {rows.map(([row, owned]) => (
        <div key={row} role="row" aria-rowindex={row + 1} aria-owns={owned.join(' ')} />
      ))}
    </div>
  );
}

/** The rows with mounted cells, from the top, each with the ids of those cells from the left. */
function rowsOf({ backbone }: Layout, cells: ShownCells, editable: boolean): [number, string[]][] {
  const rows = new Map<number, string[]>();
  const put = (row: number, element: string) => rows.set(row, [...(rows.get(row) ?? []), element]);
  for (const id of backbone) for (const { row, element } of cells.of(id) ?? []) put(row, element);
  if (editable) put(0, cellOfAdd(null));
  return [...rows].sort(([a], [b]) => a - b);
}

/** The number of rows of the map, including unmounted ones. */
function heightOf(layout: Layout, editable: boolean): number {
  const { backbone } = layout;
  const tallest = Math.max(0, ...backbone.map((id) => rowOf(layout, id).length));
  return 1 + tallest + (editable && backbone.length > 0 ? 1 : 0);
}

import { useContext, useSyncExternalStore } from 'react';
import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import type { CardId, Layout } from '#web/map/types.ts';
import { useHead, useMayEdit, useWholeLayout } from '#web/map/useMap.ts';
import styles from './board.module.css';
import { ShownColumnsContext } from './ShownColumns.ts';

/** The id of the element that is the cell of a card, or of the place to add one at the end of a row. */
export const cellOfCard = (card: CardId) => `cell-${card}`;
export const cellOfAdd = (parentId: CardId | null) => `cell-add-${parentId ?? 'backbone'}`;

/**
 * The map as the grid that the arrow keys walk: the backbone is its first row, the cards at the same height are the others. The page holds
 * cards column by column, so the rows are told apart from it and own the cells there;
 * columns that are too far away to be on the page are only counted.
 */
export function Cells() {
  const [layout] = useWholeLayout();
  const name = useHead((head) => head.name);
  const editable = useMayEdit();
  const columnsShown = useContext(ShownColumnsContext);
  const shown = useSyncExternalStore(columnsShown.subscribe, columnsShown.get);
  const rows = rowsOf(layout, shown, editable);
  if (rows.length === 0) return null;
  const { length: columns } = layout.backbone;
  return (
    <div
      role="grid"
      className={styles['hidden']}
      aria-label={fill(storyMapTexts.grid, { name })}
      aria-rowcount={heightOf(layout, editable)}
      aria-colcount={editable ? columns + 1 : columns}
    >
      {rows.map((cells, index) => (
        <div key={index} role="row" aria-rowindex={index + 1} aria-owns={cells.join(' ')} />
      ))}
    </div>
  );
}

/** The ids of the cells of each row that are on the page, from the left. */
function rowsOf({ backbone, children }: Layout, shown: ReadonlySet<CardId>, editable: boolean): string[][] {
  const columns = backbone
    .filter((id) => shown.has(id))
    .map((id) => [cellOfCard(id), ...(children.get(id) ?? []).map(cellOfCard), ...(editable ? [cellOfAdd(id)] : [])]);
  if (editable) columns.push([cellOfAdd(null)]);
  const height = Math.max(0, ...columns.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) => columns.flatMap((column) => column[row] ?? []));
}

/** How many rows the map has, with those that are not on the page. */
function heightOf({ backbone, children }: Layout, editable: boolean): number {
  const tallest = Math.max(0, ...backbone.map((id) => children.get(id)?.length ?? 0));
  return 1 + tallest + (editable && backbone.length > 0 ? 1 : 0);
}

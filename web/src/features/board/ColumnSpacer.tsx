import { useContext } from 'react';
import { rowOf } from '#web/map/layout.ts';
import type { CardId, Layout } from '#web/map/types.ts';
import { useLayout } from '#web/map/useMap.ts';
import { type ShownColumns, ShownColumnsContext } from './ShownColumns.ts';
import { COLUMN_PX } from './useSeenRange.ts';

/** Roughly how tall a card with its gap is, and the head with the place to add, for columns that were never seen. In px. */
const CARD_HEIGHT = 68;
const FRAME_HEIGHT = 160;
const GAP = 12;

/** How tall a column is that is not on the page: as it was last seen, or else by the number of its cards. */
export function heightOfDistant(shown: ShownColumns, layout: Layout, id: CardId): number {
  return shown.heights.get(id) ?? FRAME_HEIGHT + rowOf(layout, id).length * CARD_HEIGHT;
}

/** Neighbouring columns far from what is seen: one empty place as large as they are, so that a map of any size takes few elements. */
export function ColumnSpacer({ ids }: { ids: readonly CardId[] }) {
  const shown = useContext(ShownColumnsContext);
  const minHeight = useLayout((layout) => Math.max(...ids.map((id) => heightOfDistant(shown, layout, id))));
  return <div data-spacer={ids.length} style={{ flex: 'none', width: ids.length * COLUMN_PX - GAP, minHeight }} />;
}

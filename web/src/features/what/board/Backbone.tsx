import type { ReactNode } from 'react';
import { useShownRow } from '#web/board/filter/useFilter.ts';
import { useUi } from '#web/board/selection/boardContext.ts';
import { windowOf } from '#web/board/view/windowOf.ts';
import { indexOfPlace } from '#web/replica/story_map/layout.ts';
import { useMap, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { AddButton } from './AddButton.tsx';
import styles from './board.module.css';
import { cellOfAdd } from './Cells.tsx';
import { Column } from './Column.tsx';
import { NewCardField } from './NewCardField.tsx';
import { useColumnsInUse } from './window/inUse.ts';
import { useSpanAcross, useWindow } from './window/windowContext.ts';

/**
 * In px at a zoom of 1 (see `board.module.css`): the width of a column, the gap between columns, and the padding before
 * the first one.
 */
const COLUMN = 200;
const COLUMN_GAP = 12;
const PAD = 16;

/**
 * The backbone from left to right: each card with its column, then the slot for the next card. A gap of the same width
 * replaces columns far from the viewport.
 */
export function Backbone() {
  const window = useWindow();
  const row = useShownRow(null);
  const { keyOf } = useMap().scope.aliases;
  const editable = useMayEdit();
  const place = useUi(({ editor }) => (editor?.kind === 'add' && editor.place.parentId === null ? editor.place : null));
  const field = place === null ? -1 : indexOfPlace(row, place);
  const { from, to } = useSpanAcross();
  const used = useColumnsInUse();
  const { pieces } = windowOf(row, {
    span: { from: from - PAD, to: to - PAD },
    gapPx: COLUMN_GAP,
    sizeOf: () => COLUMN,
    isInUse: (id) => used.has(id),
  });
  const columns = pieces.map((piece): ReactNode => {
    if ('gap' in piece) return <div key={piece.gap} className={styles['gap']} style={{ width: piece.px }} />;
    const { id, index } = piece;
    const column = <Column key={keyOf(id)} id={id} index={index} />;
    return index === field ? [<NewColumn key="field" />, column] : column;
  });
  const tallest = Math.max(0, ...row.map((id) => window.columns.get(id) ?? 0));
  return (
    // Columns that scroll out sideways must not change the vertical scroll position.
    <div className={styles['columns']} style={{ minHeight: tallest }}>
      {columns.flat()}
      {field === row.length && <NewColumn key="field" atEnd={row.length + 1} />}
      {editable && field !== row.length && (
        <div key="add" className={styles['column']}>
          <div className={styles['head']} role="gridcell" id={cellOfAdd(null)} aria-colindex={row.length + 1}>
            <AddButton parentId={null} />
          </div>
        </div>
      )}
    </div>
  );
}

/** The column of the new card while the user types it. @param atEnd its position from 1 when it is the last column */
function NewColumn({ atEnd }: { atEnd?: number }) {
  return (
    <div className={styles['column']} data-editing="">
      <div
        className={styles['head']}
        {...(atEnd !== undefined && { role: 'gridcell', id: cellOfAdd(null), 'aria-colindex': atEnd })}
      >
        <NewCardField parentId={null} />
      </div>
    </div>
  );
}

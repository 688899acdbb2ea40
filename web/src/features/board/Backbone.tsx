import { type ReactNode, useState } from 'react';
import { indexOfPlace } from '#web/map/layout.ts';
import { useUi } from '#web/map/selection/boardContext.ts';
import type { CardId } from '#web/map/types.ts';
import { useCardRow, useMap, useMayEdit } from '#web/map/useMap.ts';
import { useView } from '#web/map/view/viewContext.ts';
import { AddButton } from './AddButton.tsx';
import styles from './board.module.css';
import { cellOfAdd } from './Cells.tsx';
import { Column } from './Column.tsx';
import { ColumnSpacer } from './ColumnSpacer.tsx';
import { NewCardField } from './NewCardField.tsx';
import { useColumnsInUse } from './useColumnsInUse.ts';
import { COLUMN_PX, useSeenRange } from './useSeenRange.ts';

/** The backbone from left to right, each card with its column, and the place to add the next one. Columns far from what is seen stand together in one empty place. */
export function Backbone() {
  const row = useCardRow(null);
  const { keyOf } = useMap().scope.aliases;
  const editable = useMayEdit();
  const place = useUi(({ editor }) => (editor?.kind === 'add' && editor.place.parentId === null ? editor.place : null));
  const field = place === null ? -1 : indexOfPlace(row, place);
  const view = useView();
  const [seenAtFirst] = useState(() => Math.ceil(window.innerWidth / COLUMN_PX / view.zoom));
  const range = useSeenRange();
  const used = useColumnsInUse();
  const columns: ReactNode[] = [];
  let far: CardId[] = [];
  const endSpacer = () => {
    if (far.length > 0) columns.push(<ColumnSpacer key={`before ${columns.length}`} ids={far} />);
    far = [];
  };
  for (const [index, id] of row.entries()) {
    const isNear = (index >= range.from && index < range.to) || used.has(id);
    if (isNear || index === field) endSpacer();
    if (index === field) columns.push(<NewColumn key="field" />);
    if (isNear) columns.push(<Column key={keyOf(id)} id={id} index={index} initiallyNear={index < seenAtFirst} />);
    else far.push(id);
  }
  endSpacer();
  if (field === row.length) columns.push(<NewColumn key="field" atEnd={row.length + 1} />);
  return (
    <div className={styles['columns']}>
      {columns}
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

/** The column that is being written. @param atEnd its position when it is the last one, from 1 */
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

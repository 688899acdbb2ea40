import { useState } from 'react';
import { indexOfPlace } from '../model/layout.ts';
import { useView } from '../view/viewContext.ts';
import { AddSpot } from './AddSpot.tsx';
import { useBoard, useEditable, useUi } from './boardContext.ts';
import styles from './board.module.css';
import { cellOfAdd } from './Cells.tsx';
import { Column } from './Column.tsx';
import { NewCardField } from './NewCardField.tsx';

/** Width of a column with its gap, in px. */
const COLUMN = 212;

/** The backbone from left to right, each card with its column, and the place to add the next one. */
export function Backbone() {
  const row = useBoard(({ layout }) => layout.backbone);
  const editable = useEditable();
  const place = useUi(({ editor }) => (editor?.kind === 'add' && editor.place.parentId === null ? editor.place : null));
  const field = place === null ? -1 : indexOfPlace(row, place);
  const view = useView();
  const [seenAtFirst] = useState(() => Math.ceil(window.innerWidth / COLUMN / view.zoom));
  const columns = row.map((id, index) => <Column key={id} id={id} index={index} initiallyNear={index < seenAtFirst} />);
  if (field >= 0) {
    columns.splice(
      field,
      0,
      <div key="field" className={styles['column']} data-editing="">
        <div className={styles['head']} {...(field === row.length && { role: 'gridcell', id: cellOfAdd(null), 'aria-colindex': row.length + 1 })}>
          <NewCardField parentId={null} />
        </div>
      </div>,
    );
  }
  return (
    <div className={styles['columns']}>
      {columns}
      {editable && field !== row.length && (
        <div key="add" className={styles['column']}>
          <div className={styles['head']} role="gridcell" id={cellOfAdd(null)} aria-colindex={row.length + 1}>
            <AddSpot parentId={null} />
          </div>
        </div>
      )}
    </div>
  );
}

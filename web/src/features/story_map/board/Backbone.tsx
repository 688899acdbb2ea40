import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { indexOfPlace } from '../model/layout.ts';
import { AddSpot } from './AddSpot.tsx';
import { useBoard, useEditable, useUi } from './boardContext.ts';
import styles from './board.module.css';
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
  const seenAtFirst = Math.ceil(window.innerWidth / COLUMN);
  const columns = row.map((id, index) => <Column key={id} id={id} initiallyNear={index < seenAtFirst} />);
  if (field >= 0) {
    columns.splice(
      field,
      0,
      <li key="field" className={styles['column']} data-editing="">
        <div className={styles['head']}>
          <NewCardField parentId={null} />
        </div>
      </li>,
    );
  }
  return (
    <ol className={styles['columns']} aria-label={storyMapTexts.backbone}>
      {columns}
      {editable && field !== row.length && (
        <li key="add" className={styles['column']}>
          <div className={styles['head']}>
            <AddSpot parentId={null} />
          </div>
        </li>
      )}
    </ol>
  );
}

import { memo, useContext, useEffect, useRef } from 'react';
import { indexOfPlace } from '#web/map/layout.ts';
import { useUi } from '#web/map/selection/boardContext.ts';
import { useNear } from '#web/map/selection/useNear.ts';
import type { CardId } from '#web/map/types.ts';
import { useCardRow, useLayout, useMap, useMayEdit } from '#web/map/useMap.ts';
import { AddButton } from './AddButton.tsx';
import styles from './board.module.css';
import { Card } from './Card.tsx';
import { cellOfAdd, cellOfCard } from './Cells.tsx';
import { heightOfDistant } from './ColumnSpacer.tsx';
import { NewCardField } from './NewCardField.tsx';
import { ShownColumnsContext } from './ShownColumns.ts';
import { useIsInUse } from './useColumnsInUse.ts';

/** A backbone card with what stands under it. Its cards are on the page only while it is near what is seen, or in use. */
export const Column = memo(function Column({
  id,
  index,
  initiallyNear,
}: {
  id: CardId;
  index: number;
  initiallyNear: boolean;
}) {
  const column = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { near, height } = useNear(column, content, initiallyNear);
  const inUse = useIsInUse(id);
  const shown = near || inUse;
  const shownColumns = useContext(ShownColumnsContext);
  const minHeight = useLayout((layout) => heightOfDistant(shownColumns, layout, id));
  useEffect(() => (shown ? shownColumns.add(id) : undefined), [shown, shownColumns, id]);
  useEffect(() => {
    if (height !== undefined) shownColumns.heights.set(id, height);
  }, [height, shownColumns, id]);
  return (
    <div
      ref={column}
      className={styles['column']}
      data-column={id}
      style={shown ? undefined : { minHeight: height ?? minHeight }}
    >
      {shown && (
        <div ref={content} className={styles['content']}>
          <div className={styles['head']} role="columnheader" id={cellOfCard(id)} aria-colindex={index + 1}>
            <Card id={id} />
          </div>
          <Children id={id} index={index} />
        </div>
      )}
    </div>
  );
});

function Children({ id, index }: { id: CardId; index: number }) {
  const row = useCardRow(id);
  const { keyOf } = useMap().scope.aliases;
  const editable = useMayEdit();
  const place = useUi(({ editor }) => (editor?.kind === 'add' && editor.place.parentId === id ? editor.place : null));
  const field = place === null ? -1 : indexOfPlace(row, place);
  if (row.length === 0 && !editable) return null;
  const items = row.map((child) => (
    <div key={keyOf(child)} role="gridcell" id={cellOfCard(child)} aria-colindex={index + 1}>
      <Card id={child} />
    </div>
  ));
  if (field >= 0) {
    items.splice(
      field,
      0,
      <div
        key="field"
        {...(field === row.length && { role: 'gridcell', id: cellOfAdd(id), 'aria-colindex': index + 1 })}
      >
        <NewCardField parentId={id} />
      </div>,
    );
  }
  return (
    <div className={styles['rows']} data-rows="">
      {items}
      {editable && field !== row.length && (
        <div key="add" role="gridcell" id={cellOfAdd(id)} aria-colindex={index + 1}>
          <AddButton parentId={id} />
        </div>
      )}
    </div>
  );
}

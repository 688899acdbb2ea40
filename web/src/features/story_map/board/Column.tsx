import { memo, useContext, useEffect, useRef } from 'react';
import { indexOfPlace, rowOf } from '../model/layout.ts';
import type { CardId } from '../model/types.ts';
import { AddSpot } from './AddSpot.tsx';
import { useActions, useBoard, useEditable, useUi } from './boardContext.ts';
import styles from './board.module.css';
import { Card } from './Card.tsx';
import { cellOfAdd, cellOfCard } from './Cells.tsx';
import { NewCardField } from './NewCardField.tsx';
import { ShownColumnsContext } from './ShownColumns.ts';
import { useNear } from './useNear.ts';

/** Roughly how tall a card with its gap is, and the head with the place to add, for columns that were never seen. In px. */
const CARD_HEIGHT = 68;
const FRAME_HEIGHT = 160;

/** A backbone card with what stands under it. Its cards are on the page only while it is near what is seen, or in use. */
export const Column = memo(function Column({ id, index, initiallyNear }: { id: CardId; index: number; initiallyNear: boolean }) {
  const column = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { near, height } = useNear(column, content, initiallyNear);
  const inUse = useIsInUse(id);
  const count = useBoard(({ layout }) => rowOf(layout, id).length);
  const shown = near || inUse;
  const shownColumns = useContext(ShownColumnsContext);
  useEffect(() => (shown ? shownColumns.add(id) : undefined), [shown, shownColumns, id]);
  return (
    <div ref={column} className={styles['column']} data-column={id} style={shown ? undefined : { minHeight: height ?? FRAME_HEIGHT + count * CARD_HEIGHT }}>
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
  const row = useBoard(({ layout }) => rowOf(layout, id));
  const editable = useEditable();
  const place = useUi(({ editor }) => (editor?.kind === 'add' && editor.place.parentId === id ? editor.place : null));
  const field = place === null ? -1 : indexOfPlace(row, place);
  if (row.length === 0 && !editable) return null;
  const items = row.map((child) => (
    <div key={child} role="gridcell" id={cellOfCard(child)} aria-colindex={index + 1}>
      <Card id={child} />
    </div>
  ));
  if (field >= 0) {
    items.splice(
      field,
      0,
      <div key="field" {...(field === row.length && { role: 'gridcell', id: cellOfAdd(id), 'aria-colindex': index + 1 })}>
        <NewCardField parentId={id} />
      </div>,
    );
  }
  return (
    <div className={styles['rows']} data-rows="">
      {items}
      {editable && field !== row.length && (
        <div key="add" role="gridcell" id={cellOfAdd(id)} aria-colindex={index + 1}>
          <AddSpot parentId={id} />
        </div>
      )}
    </div>
  );
}

/** The column that the keyboard, a drag or the text field is in stays on the page wherever the board is scrolled to. */
function useIsInUse(id: CardId): boolean {
  const { board } = useActions();
  return useUi((ui) => {
    const columnOf = (card: CardId | null) => (card === null ? null : (board.getState().layout.cards.get(card)?.parentId ?? card));
    const active = ui.active?.at === 'card' ? columnOf(ui.active.id) : (ui.active?.parentId ?? null);
    return active === id || columnOf(ui.drag?.card ?? null) === id || (ui.editor?.kind === 'add' && ui.editor.place.parentId === id);
  });
}

import { memo, useRef } from 'react';
import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { indexOfPlace, rowOf } from '../model/layout.ts';
import type { CardId } from '../model/types.ts';
import { nameOf } from '../model/words.ts';
import { AddSpot } from './AddSpot.tsx';
import { useActions, useBoard, useEditable, useUi } from './boardContext.ts';
import styles from './board.module.css';
import { Card } from './Card.tsx';
import { NewCardField } from './NewCardField.tsx';
import { useNear } from './useNear.ts';

/** Roughly how tall a card with its gap is, and the head with the place to add, for columns that were never seen. In px. */
const CARD_HEIGHT = 68;
const FRAME_HEIGHT = 160;

/** A backbone card with what stands under it. Its cards are on the page only while it is near what is seen, or in use. */
export const Column = memo(function Column({ id, initiallyNear }: { id: CardId; initiallyNear: boolean }) {
  const column = useRef<HTMLLIElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { near, height } = useNear(column, content, initiallyNear);
  const inUse = useIsInUse(id);
  const count = useBoard(({ layout }) => rowOf(layout, id).length);
  const shown = near || inUse;
  return (
    <li ref={column} className={styles['column']} data-column={id} style={shown ? undefined : { minHeight: height ?? FRAME_HEIGHT + count * CARD_HEIGHT }}>
      {shown && (
        <div ref={content} className={styles['content']}>
          <div className={styles['head']}>
            <Card id={id} />
          </div>
          <Children id={id} />
        </div>
      )}
    </li>
  );
});

function Children({ id }: { id: CardId }) {
  const row = useBoard(({ layout }) => rowOf(layout, id));
  const name = useBoard(({ layout }) => nameOf(layout, id));
  const editable = useEditable();
  const place = useUi(({ editor }) => (editor?.kind === 'add' && editor.place.parentId === id ? editor.place : null));
  const field = place === null ? -1 : indexOfPlace(row, place);
  if (row.length === 0 && !editable) return null;
  const items = row.map((child) => (
    <li key={child}>
      <Card id={child} />
    </li>
  ));
  if (field >= 0) {
    items.splice(
      field,
      0,
      <li key="field">
        <NewCardField parentId={id} />
      </li>,
    );
  }
  return (
    <ol className={styles['rows']} aria-label={fill(storyMapTexts.childrenOf, { name })}>
      {items}
      {editable && field !== row.length && (
        <li key="add">
          <AddSpot parentId={id} />
        </li>
      )}
    </ol>
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

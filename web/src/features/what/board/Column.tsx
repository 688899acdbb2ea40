import { memo, type ReactNode, useContext, useEffect } from 'react';
import { useShownRow } from '#web/board/filter/useFilter.ts';
import { useUi } from '#web/board/selection/boardContext.ts';
import { windowOf } from '#web/board/view/windowOf.ts';
import { indexOfPlace } from '#web/replica/story_map/layout.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useMap, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { AddButton } from './AddButton.tsx';
import styles from './board.module.css';
import { Card } from './Card.tsx';
import { cellOfAdd, cellOfCard } from './Cells.tsx';
import { NewCardField } from './NewCardField.tsx';
import { useIsTouched } from './useIsTouched.ts';
import { HeadHeight } from './window/headHeight.ts';
import { ADD, useInUseIn } from './window/inUse.ts';
import type { GridCell } from './window/ShownCells.ts';
import { useSpanDown, useWindow } from './window/windowContext.ts';

/**
 * In px at a zoom of 1 (see `board.module.css`): the space around the backbone card, the gap below each card, the add
 * slot, and the bottom padding.
 */
const AROUND_HEAD = 28;
const CARD_GAP = 8;
const ADD_HEIGHT = 32;
const BELOW = 64;

/** A backbone card with its children. */
export const Column = memo(function Column({ id, index }: { id: CardId; index: number }) {
  const shared = { editable: useMayEdit(), touched: useIsTouched() };
  return (
    <div className={styles['column']} data-column={id}>
      <div className={styles['head']} role="columnheader" id={cellOfCard(id)} aria-colindex={index + 1}>
        <Card id={id} {...shared} />
      </div>
      <Children id={id} index={index} {...shared} />
    </div>
  );
});

/** The cards of a column. Gaps of the same height replace cards far from the viewport. */
function Children({
  id,
  index,
  editable,
  touched,
}: {
  id: CardId;
  index: number;
  editable: boolean;
  touched: boolean;
}) {
  const row = useShownRow(id);
  const { keyOf } = useMap().scope.aliases;
  const place = useUi(({ editor }) => (editor?.kind === 'add' && editor.place.parentId === id ? editor.place : null));
  const field = place === null ? -1 : indexOfPlace(row, place);
  const { from, to } = useSpanDown(index);
  const { heights, cells, columns } = useWindow();
  const used = useInUseIn(id, row);
  const head = useContext(HeadHeight) + AROUND_HEAD;
  const withAdd = editable && field !== row.length;
  const { pieces, px } = windowOf(withAdd ? [...row, ADD] : row, {
    span: { from: from - head, to: to - head },
    gapPx: CARD_GAP,
    sizeOf: (item, isBefore) => (item === ADD ? ADD_HEIGHT : heights.of(item, isBefore)),
    isInUse: (item) => used.has(item),
  });
  useEffect(() => void columns.set(id, head + px + BELOW), [columns, id, head, px]);
  useEffect(() => {
    const below = pieces.flatMap((piece): GridCell[] =>
      'gap' in piece
        ? []
        : [{ row: piece.index + 1, element: piece.id === ADD ? cellOfAdd(id) : cellOfCard(piece.id) }],
    );
    const written = field === row.length ? [{ row: field + 1, element: cellOfAdd(id) }] : [];
    return cells.set(id, [{ row: 0, element: cellOfCard(id) }, ...below, ...written]);
  });
  if (row.length === 0 && !editable) return null;
  const items = pieces.map((piece): ReactNode => {
    if ('gap' in piece) return <div key={piece.gap} className={styles['gap']} style={{ height: piece.px }} />;
    if (piece.id === ADD)
      return (
        <div key="add" role="gridcell" id={cellOfAdd(id)} aria-colindex={index + 1}>
          <AddButton parentId={id} />
        </div>
      );
    const card = <Card key={keyOf(piece.id)} id={piece.id} column={index} editable={editable} touched={touched} />;
    return piece.index === field ? [<NewCardField key="field" parentId={id} />, card] : card;
  });
  return (
    <div className={styles['rows']} data-rows="">
      {items.flat()}
      {field === row.length && (
        <div key="field" role="gridcell" id={cellOfAdd(id)} aria-colindex={index + 1}>
          <NewCardField parentId={id} />
        </div>
      )}
    </div>
  );
}

import Add from '@mui/icons-material/Add';
import { Fragment, useRef, useState, type ReactNode } from 'react';
import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { NewCardField } from '../board/NewCardField.tsx';
import { useActions, useBoard, useEditable, useMap, useUi } from '../board/boardContext.ts';
import { FilterButton } from '../filter/FilterButton.tsx';
import { useSpotFocus } from '../board/useSpotFocus.ts';
import { indexOfPlace, rowOf } from '../model/layout.ts';
import type { CardId } from '../model/types.ts';
import { nameOf } from '../model/words.ts';
import { useMapKeys } from '../view/useMapKeys.ts';
import styles from './list.module.css';
import { ListRow } from './ListRow.tsx';

/** The map on a narrow screen (below 600 px): the backbone from top to bottom, each card opening to what stands under it. */
export function MapList() {
  const why = useMap(({ head }) => head.why);
  const empty = useBoard(({ layout }) => layout.backbone.length === 0);
  const editable = useEditable();
  const actions = useActions();
  useMapKeys(actions, null);
  return (
    <div className={styles['page']}>
      <div className={styles['top']}>
        <p className={styles['purpose']}>{fill(storyMapTexts.purpose, { why })}</p>
        <FilterButton />
      </div>
      <Rows parentId={null} className={styles['list'] ?? ''} label={storyMapTexts.backbone}>
        {(id) => <BackboneItem id={id} />}
      </Rows>
      {empty && (
        <p className={styles['invitation']}>
          {editable && <strong>{storyMapTexts.emptyTitle}</strong>}
          {editable ? storyMapTexts.emptyHelp : storyMapTexts.emptyViewer}
        </p>
      )}
    </div>
  );
}

function BackboneItem({ id }: { id: CardId }) {
  const [open, setOpen] = useState(false);
  const { board } = useActions();
  const sought = useUi(({ active, focus }) =>
    active?.at === 'card' && board.getState().layout.cards.get(active.id)?.parentId === id ? focus : null,
  );
  const [shown, setShown] = useState(sought);
  const writingUnder = useUi(({ editor }) => editor?.kind === 'add' && editor.place.parentId === id);
  const name = useBoard(({ layout }) => nameOf(layout, id));
  // What was added must not vanish when the text field closes.
  if (writingUnder && !open) setOpen(true);
  // A card that the focus goes to must be there; its row may be closed again afterwards.
  if (sought !== shown) {
    setShown(sought);
    if (sought !== null) setOpen(true);
  }
  return (
    <>
      <ListRow id={id} expanded={open} onToggle={() => setOpen(!open)} />
      {open && (
        <Rows parentId={id} className={styles['under'] ?? ''} label={fill(storyMapTexts.childrenOf, { name })}>
          {(child) => <ListRow id={child} />}
        </Rows>
      )}
    </>
  );
}

/** A row of the map as a list, with the text field where a card is being added, and the place to add the next one. */
function Rows({
  parentId,
  className,
  label,
  children,
}: {
  parentId: CardId | null;
  className: string;
  label: string;
  children: (id: CardId) => ReactNode;
}) {
  const row = useBoard(({ layout }) => rowOf(layout, parentId));
  const editable = useEditable();
  const place = useUi(({ editor }) =>
    editor?.kind === 'add' && editor.place.parentId === parentId ? editor.place : null,
  );
  const field = place === null ? -1 : indexOfPlace(row, place);
  const writing = (
    <li key="field">
      <NewCardField parentId={parentId} />
    </li>
  );
  return (
    <ol className={className} aria-label={label}>
      {row.map((id, index) => (
        <Fragment key={id}>
          {field === index && writing}
          <li>{children(id)}</li>
        </Fragment>
      ))}
      {field === row.length && writing}
      {!editable && parentId !== null && row.length === 0 && (
        <li className={styles['none']}>{storyMapTexts.noChildren}</li>
      )}
      {editable && field !== row.length && (
        <li key="add">
          <AddButton parentId={parentId} />
        </li>
      )}
    </ol>
  );
}

function AddButton({ parentId }: { parentId: CardId | null }) {
  const actions = useActions();
  const button = useRef<HTMLButtonElement>(null);
  useSpotFocus({ at: 'add', parentId }, button);
  return (
    <button ref={button} type="button" className={styles['add']} onClick={() => actions.addAtEnd(parentId)}>
      <Add />
      {parentId === null ? storyMapTexts.add : storyMapTexts.addUnder}
    </button>
  );
}
